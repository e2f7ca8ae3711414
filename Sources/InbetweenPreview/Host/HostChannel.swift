import Foundation

/// Messages over a stream: four bytes for the length, the lowest first, then the bytes.
struct HostChannel {
  /// The descriptor that the server opens for the process.
  static let descriptor: Int32 = 3
  /// More bytes than this are no message.
  static let limit = 1 << 28

  let descriptor: Int32

  /// The next message; nil at the end of the stream.
  func read() -> [UInt8]? {
    guard let head = read(4) else { return nil }
    let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, length <= Self.limit else { return nil }
    return read(length)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress! + done, count - done)
      }
      if got < 0, errno == EINTR { continue }
      if got <= 0 { return nil }
      done += got
    }
    return bytes
  }

  /// Answers false where the other side is gone.
  @discardableResult
  func write(_ message: [UInt8]) -> Bool {
    let length = UInt32(message.count).littleEndian
    let whole = withUnsafeBytes(of: length) { Array($0) } + message
    return whole.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let sent = send(
          descriptor, buffer.baseAddress! + done, buffer.count - done, Int32(MSG_NOSIGNAL))
        if sent < 0, errno == EINTR { continue }
        if sent <= 0 { return false }
        done += sent
      }
      return true
    }
  }

  func write(_ report: HostReport) {
    guard let text = try? JSONEncoder().encode(report) else { return }
    write([HostMessageKind.report.rawValue] + text)
  }
}
