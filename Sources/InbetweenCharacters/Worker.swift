import Foundation
import InbetweenRive

/// What files are loaded on. Here all work is done at once, in the order in which it is asked for:
/// a value that is set before an advance is seen by it.
@MainActor
public final class Worker: Equatable {
  private(set) var images: [String: Image] = [:]

  public init() async throws {}

  init(images: [String: Image]) { self.images = images }

  public nonisolated static func == (a: Worker, b: Worker) -> Bool { a === b }

  /// Makes a picture of encoded bytes: PNG, JPEG or WebP.
  /// - Throws: `ImageError.failedDecoding`.
  public func decodeImage(from data: Data) async throws -> Image {
    if Task.isCancelled { throw ImageError.cancelled }
    return try Image(data)
  }

  /// Pictures of this name in files that do not carry them are this one, in files loaded from now on.
  public func addGlobalImageAsset(_ image: Image, name: String) { images[name] = image }

  public func removeGlobalImageAsset(name: String) { images[name] = nil }
}

/// Workers need nothing of the machine here; the error is there for those who match it.
public enum WorkerError: LocalizedError, Equatable {
  case missingDevice

  public var errorDescription: String? { "No device to draw with." }
}

/// A picture for a character, made by `Worker.decodeImage(from:)`.
@MainActor
public final class Image: Equatable {
  let picture: RiveImage

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    guard let size = PictureSize(bytes) else {
      throw ImageError.failedDecoding(
        "\(bytes.count) bytes are no PNG, JPEG or WebP whose size can be read")
    }
    picture = RiveImage(
      name: "picture", width: Float(size.width), height: Float(size.height), bytes: bytes)
  }

  public nonisolated static func == (a: Image, b: Image) -> Bool { a === b }
}

public enum ImageError: LocalizedError, Equatable {
  case failedDecoding(String)
  case cancelled

  public var errorDescription: String? {
    switch self {
    case .failedDecoding(let text): "Failed to decode image: \(text)"
    case .cancelled: "Operation was cancelled."
    }
  }
}
