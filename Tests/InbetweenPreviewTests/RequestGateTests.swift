import Testing

@testable import InbetweenPreview

@Suite("The gate")
struct RequestGateTests {
  private let gate = RequestGate(token: "0123456789abcdef0123456789abcdef", port: 8123)

  private func answer(
    _ path: String, method: String = "GET", host: String? = "127.0.0.1:8123",
    origin: String? = nil, isSocket: Bool = false
  ) -> RequestGate.Answer {
    gate.answer(
      RequestGate.Request(
        method: method, path: path, host: host, origin: origin, isSocket: isSocket))
  }

  @Test("passes what knows the token and comes from the page itself")
  func pass() {
    #expect(answer("/\(gate.token)/") == .pass(""))
    #expect(answer("/\(gate.token)/page/app.js") == .pass("page/app.js"))
    #expect(
      answer("/\(gate.token)/socket", origin: "http://localhost:8123", isSocket: true)
        == .pass("socket"))
    #expect(answer("/\(gate.token)/", host: "LOCALHOST:8123") == .pass(""))
  }

  @Test("refuses a wrong token, of any length")
  func tokens() {
    for token in [
      "", "0", String(gate.token.dropLast()), gate.token + "0", "x" + gate.token.dropFirst(),
      gate.token.uppercased(),
    ] {
      #expect(answer("/\(token)/") == .refuse(403), "\(token)")
    }
    #expect(answer("/") == .refuse(403))
    #expect(answer("") == .refuse(400))
    #expect(answer("*") == .refuse(400))
  }

  @Test("refuses names that were bound to this machine, and other ports")
  func hosts() {
    for host in [
      nil, "", "evil.example", "evil.example:8123", "127.0.0.1", "127.0.0.1:8124", "0.0.0.0:8123",
    ] {
      #expect(answer("/\(gate.token)/", host: host) == .refuse(403), "\(host ?? "no host")")
    }
  }

  @Test("refuses other pages of the browser, and sockets that say no origin")
  func origins() {
    for origin in [
      "null", "http://evil.example", "https://127.0.0.1:8123", "http://127.0.0.1:8124", "file://",
    ] {
      #expect(answer("/\(gate.token)/", origin: origin) == .refuse(403), "\(origin)")
    }
    #expect(answer("/\(gate.token)/socket", isSocket: true) == .refuse(403))
  }

  @Test("takes nothing but GET, and no endless paths")
  func methods() {
    #expect(answer("/\(gate.token)/", method: "POST") == .refuse(405))
    #expect(
      answer("/\(gate.token)/" + String(repeating: "a", count: 5000)) == .refuse(414))
  }

  @Test("makes another token each time, of 32 hexadecimal digits")
  func makeToken() {
    let tokens = (0..<100).map { _ in RequestGate.makeToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
