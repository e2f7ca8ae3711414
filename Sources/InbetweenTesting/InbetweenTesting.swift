// A test that imports this room has the stage as well.
@_exported import InbetweenStage
