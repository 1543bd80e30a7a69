"""Commands for hosts of a server. They need its dependencies."""
