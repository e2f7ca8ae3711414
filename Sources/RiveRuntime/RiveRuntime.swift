@_exported import InbetweenCharacters
