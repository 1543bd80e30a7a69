"""What the server stores: the contract, and the backends that keep it."""
