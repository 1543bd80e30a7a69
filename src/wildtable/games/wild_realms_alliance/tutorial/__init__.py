"""The guided first game of Wild Realms Alliance."""
