"""Live updates: numbered changes, sent by WebSocket and by event stream."""
