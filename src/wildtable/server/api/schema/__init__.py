"""Schema: the types of all replies. The OpenAPI description is generated from them, and tests check replies against it.

Every field states what it means and an example, from which the examples of whole replies are put together.
"""
