@_exported import InbetweenCoreGraphics
@_exported import InbetweenPlatform
