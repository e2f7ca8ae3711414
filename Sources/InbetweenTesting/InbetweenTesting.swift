// A test that imports this room has the stage, its pictures and curves, and what is found in them.
@_exported import InbetweenFindings
@_exported import InbetweenMedia
@_exported import InbetweenStage
