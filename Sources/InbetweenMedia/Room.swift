// Placeholder: this room is being built.
