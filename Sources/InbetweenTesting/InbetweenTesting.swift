// A test that imports this room has the stage, and its pictures and curves, as well.
@_exported import InbetweenMedia
@_exported import InbetweenStage
