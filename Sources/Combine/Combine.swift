@_exported import InbetweenCombine
