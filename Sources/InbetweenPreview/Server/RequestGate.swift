/// Who may speak to the server: pages that it served itself, under an address that only the person
/// who started it knows.
///
/// Other pages in the same browser do not know the token, and say another origin. A name that was
/// rebound to this machine says itself as the host.
struct RequestGate: Sendable {
  /// What every address begins with.
  let token: String
  let port: Int

  /// The heads of a request that the gate looks at.
  struct Request: Sendable {
    var method: String
    /// With the token.
    var path: String
    var host: String?
    var origin: String?
    var isSocket = false
  }

  enum Answer: Equatable, Sendable {
    /// The path without the token.
    case pass(String)
    /// A status of HTTP.
    case refuse(Int)
  }

  func answer(_ request: Request) -> Answer {
    guard let host = request.host, hosts.contains(host.lowercased()) else { return .refuse(403) }
    if let origin = request.origin {
      guard origins.contains(origin.lowercased()) else { return .refuse(403) }
    } else if request.isSocket {
      // Browsers always say where a socket comes from.
      return .refuse(403)
    }
    guard request.method == "GET" else { return .refuse(405) }
    guard request.path.utf8.count <= 4096 else { return .refuse(414) }
    let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.first == "", parts.count == 2 else { return .refuse(400) }
    let rest = parts[1].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = rest.first, isToken(first) else { return .refuse(403) }
    return rest.count == 2 ? .pass(String(rest[1])) : .refuse(404)
  }

  private var hosts: Set<String> { ["127.0.0.1:\(port)", "localhost:\(port)"] }
  private var origins: Set<String> { Set(hosts.map { "http://\($0)" }) }

  /// Takes as long for a wrong token as for the right one.
  private func isToken(_ text: Substring) -> Bool {
    let (a, b) = (Array(text.utf8), Array(token.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// 128 bits of the system's chance, in 32 hexadecimal digits.
  static func makeToken() -> String {
    (0..<16).map { _ in
      let digits = String(UInt8.random(in: .min ... .max), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
