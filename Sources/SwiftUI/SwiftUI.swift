@_exported import Foundation
@_exported import Inbetween
@_exported import InbetweenPlatform
@_exported import Observation
