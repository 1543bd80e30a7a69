"""Adapters: views as numbers, and the interfaces of PettingZoo, Gymnasium and OpenSpiel."""
