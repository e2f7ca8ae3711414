@_exported import InbetweenCombine
@_exported import InbetweenDrawing
@_exported import InbetweenViewGraph
@_exported import InbetweenViews
