"""The server: tables where people and bots play. Only `tables` holds states; everything else sees views."""
