@_exported import Foundation
@_exported import Inbetween
@_exported import Observation
