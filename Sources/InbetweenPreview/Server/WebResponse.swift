import Foundation

/// An answer to a request: a status and what it says.
struct WebResponse: Sendable {
  var status: Int
  var type: String
  var body: [UInt8]
  /// The name under which a browser saves it; nil: it shows it.
  var download: String?

  init(status: Int = 200, type: String, body: [UInt8], download: String? = nil) {
    self.status = status
    self.type = type
    self.body = body
    self.download = download
  }

  static func refusal(_ status: Int) -> WebResponse {
    WebResponse(status: status, type: "text/plain; charset=utf-8", body: Array("\(status)\n".utf8))
  }

  /// The file as an answer; 404 where it cannot be read or is larger than the limit.
  static func file(_ path: String, limit: Int = 64 << 20, download: String? = nil) -> WebResponse {
    guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int,
      size <= limit, let data = FileManager.default.contents(atPath: path)
    else { return .refusal(404) }
    return WebResponse(type: type(of: path), body: Array(data), download: download)
  }

  private static func type(of path: String) -> String {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png", "apng": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "mp4": "video/mp4"
    case "otf": "font/otf"
    case "ttf": "font/ttf"
    default: "application/octet-stream"
    }
  }

  /// What each answer says beside its type: the page takes nothing from elsewhere, stands in no
  /// other page, and tells nobody its address.
  static let commonHeads = [
    "cache-control": "no-store",
    "content-security-policy":
      "default-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
      + "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  ]
}
