import CPango
import Foundation

extension Bitmap {
  /// Reads a picture file: PNG and JPEG always, and what else GdkPixbuf has loaders for.
  ///
  /// - Throws: `BitmapError` where there is none or it cannot be read.
  public init(contentsOf path: String) throws {
    let picture: Picture
    switch Picture.load(path) {
    case .success(let loaded): picture = loaded
    case .failure(let error): throw BitmapError(path: error.path, reason: error.reason)
    }
    let (width, height) = (picture.pixelWidth, picture.pixelHeight)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    cairo_surface_flush(picture.surface)
    if let pixels = cairo_image_surface_get_data(picture.surface) {
      let stride = Int(cairo_image_surface_get_stride(picture.surface))
      for y in 0..<height {
        bytes += UnsafeBufferPointer(start: pixels + y * stride, count: width * 4)
      }
    }
    self.init(width: width, height: height, bytes: bytes)
  }
}

/// Why a picture file could not be read.
public struct BitmapError: Error, CustomStringConvertible {
  public var path: String
  public var reason: String

  public var description: String { "\(path): cannot be read as a picture (\(reason))." }
}
