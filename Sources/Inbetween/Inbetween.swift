@_exported import InbetweenViews
