import Foundation

/// Why a file could not be written. Nothing of it is left behind.
public enum MediaError: Error, Equatable, CustomStringConvertible {
  case unknownFormat(path: String)
  case unwritable(path: String, reason: String)
  case noEncoder(path: String)
  case encoderFailed(path: String, reason: String)
  case noFrames(path: String)
  case frameSize(path: String, expected: String, found: String)
  case badRate(Double)

  public var description: String {
    switch self {
    case .unknownFormat(let path):
      let known = MediaFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      return "\(path): the ending names no known format. Known are \(known)."
    case .unwritable(let path, let reason):
      return "\(path): cannot be written (\(reason)). Choose a folder that exists and is writable."
    case .noEncoder(let path):
      return "\(path): ffmpeg is missing, which this format needs. Install it:"
        + " apt-get install ffmpeg. PNG and APNG need none."
    case .encoderFailed(let path, let reason): return "\(path): ffmpeg failed: \(reason)"
    case .noFrames(let path): return "\(path): there is no frame to write."
    case .frameSize(let path, let expected, let found):
      return "\(path): a frame is \(found) pixels, the first was \(expected); all must be alike."
    case .badRate(let rate):
      return "\(rate) frames per second cannot be written: give a number from 1 to 1000."
    }
  }
}
