import CLibwebsockets
import Foundation

/// Serves one page and its socket on the loopback address, by libwebsockets.
///
/// All of it runs on the main thread, in `run`; other threads leave work in the mailbox.
@MainActor
final class WebServer {
  /// What a connection may send at most.
  enum Limit {
    static let message = 64 * 1024
    static let burst = 1200.0
    static let perSecond = 600.0
    /// Bytes that wait for a reader that does not read.
    static let backlog = 256 << 20
    static let connections = 32
    /// Seconds in which a request must have been made.
    static let patience: UInt32 = 10
  }

  nonisolated let mailbox = Mailbox()
  let gate: RequestGate
  /// Answers a request that passed the gate, by its path without the token.
  var respond: (String) -> WebResponse = { _ in .refusal(404) }
  var onOpen: (WebSocket) -> Void = { _ in }
  /// A whole text message; answers whether the connection may stay.
  var onText: (WebSocket, [UInt8]) -> Bool = { _, _ in false }
  var onClose: (WebSocket) -> Void = { _ in }

  private let context: OpaquePointer
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let name: UnsafeMutablePointer<CChar>
  private var sockets: [OpaquePointer: WebSocket] = [:]
  /// Answers that are being sent.
  private var answers: [OpaquePointer: (body: [UInt8], sent: Int)] = [:]
  private var isStopping = false

  /// The server whose callbacks run; libwebsockets hands no context to the first of them.
  private static var current: WebServer?

  /// Opens a port; 0: a free one.
  init(port: Int) throws {
    lws_set_log_level(0, nil)
    name = strdup("inbetween")
    protocols = .allocate(capacity: 2)
    protocols.initialize(repeating: lws_protocols(), count: 2)
    protocols[0].name = UnsafePointer(name)
    protocols[0].callback = { wsi, reason, _, bytes, count in
      MainActor.assumeIsolated {
        WebServer.current?.handle(wsi, reason, bytes, count) ?? 0
      }
    }
    protocols[0].rx_buffer_size = 16 * 1024
    let address = strdup("127.0.0.1")
    defer { free(address) }
    var info = lws_context_creation_info()
    info.port = Int32(port)
    info.iface = UnsafePointer(address)
    info.protocols = UnsafePointer(protocols)
    info.gid = -1
    info.uid = -1
    info.timeout_secs = Limit.patience
    info.keepalive_timeout = Int32(Limit.patience)
    info.max_http_header_pool = UInt16(Limit.connections * 2)
    info.options =
      UInt64(LWS_SERVER_OPTION_DISABLE_IPV6)
      | UInt64(LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND)
    guard let context = lws_create_context(&info),
      let host = lws_get_vhost_by_name(context, "default")
    else {
      throw PreviewError(
        "no port could be opened on 127.0.0.1"
          + (port == 0 ? "" : ": is something else listening on \(port)?"))
    }
    self.context = context
    gate = RequestGate(token: RequestGate.makeToken(), port: Int(lws_get_vhost_listen_port(host)))
    Self.current = self
    nonisolated(unsafe) let shared = context
    // This one call of the library may be made from any thread.
    mailbox.setWake { lws_cancel_service(shared) }
  }

  var address: String { "http://127.0.0.1:\(gate.port)/\(gate.token)/" }

  /// Serves until `stop`.
  func run() {
    while !isStopping, lws_service(context, 0) >= 0 {}
    mailbox.setWake(nil)
    lws_context_destroy(context)
    Self.current = nil
  }

  func stop() {
    isStopping = true
    lws_cancel_service(context)
  }

  // MARK: What the library reports

  private func handle(
    _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ bytes: UnsafeMutableRawPointer?,
    _ count: Int
  ) -> Int32 {
    if reason == LWS_CALLBACK_EVENT_WAIT_CANCELLED {
      mailbox.empty()
      return 0
    }
    guard let wsi else { return 0 }
    switch reason {
    case LWS_CALLBACK_HTTP: return answer(wsi)
    case LWS_CALLBACK_HTTP_WRITEABLE: return sendAnswer(wsi)
    case LWS_CALLBACK_HTTP_BODY: return -1
    case LWS_CALLBACK_CLOSED_HTTP: answers[wsi] = nil
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
      guard case .pass("socket") = gate.answer(request(wsi, isSocket: true)),
        sockets.count < Limit.connections
      else { return -1 }
    case LWS_CALLBACK_ESTABLISHED:
      let socket = WebSocket(wsi)
      sockets[wsi] = socket
      onOpen(socket)
    case LWS_CALLBACK_RECEIVE:
      guard let socket = sockets[wsi], let bytes else { return -1 }
      return receive(socket, UnsafeRawBufferPointer(start: bytes, count: count))
    case LWS_CALLBACK_SERVER_WRITEABLE: return sockets[wsi]?.sendNext() ?? 0
    case LWS_CALLBACK_CLOSED:
      guard let socket = sockets.removeValue(forKey: wsi) else { return 0 }
      socket.isOpen = false
      onClose(socket)
    default: break
    }
    return 0
  }

  private func request(_ wsi: OpaquePointer, isSocket: Bool) -> RequestGate.Request {
    let get = head(wsi, WSI_TOKEN_GET_URI)
    return RequestGate.Request(
      method: get == nil ? "OTHER" : "GET", path: get ?? "", host: head(wsi, WSI_TOKEN_HOST),
      origin: head(wsi, WSI_TOKEN_ORIGIN), isSocket: isSocket)
  }

  private func head(_ wsi: OpaquePointer, _ token: lws_token_indexes) -> String? {
    let length = lws_hdr_total_length(wsi, token)
    guard length > 0, length < 8192 else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(length) + 1)
    guard lws_hdr_copy(wsi, &buffer, Int32(buffer.count), token) > 0 else { return nil }
    let bytes = buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }
    return String(validating: bytes, as: UTF8.self)
  }

  // MARK: Answers

  private func answer(_ wsi: OpaquePointer) -> Int32 {
    let response: WebResponse
    switch gate.answer(request(wsi, isSocket: false)) {
    case .pass(let path): response = respond(path)
    case .refuse(let status): response = .refusal(status)
    }
    let room = Int(INBETWEEN_LWS_PRE) + 4096
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    defer { buffer.deallocate() }
    let start = buffer + Int(INBETWEEN_LWS_PRE)
    let end = buffer + room - 1
    var place: UnsafeMutablePointer<UInt8>? = start
    let count = UInt64(response.body.count)
    guard
      lws_add_http_common_headers(
        wsi, UInt32(response.status), response.type, count, &place, end) == 0
    else { return -1 }
    var heads = WebResponse.commonHeads
    if let name = response.download {
      heads["content-disposition"] = "attachment; filename=\"\(name)\""
    }
    for (name, value) in heads.sorted(by: { $0.key < $1.key }) {
      let added = lws_add_http_header_by_name(
        wsi, name + ":", value, Int32(value.utf8.count), &place, end)
      if added != 0 { return -1 }
    }
    if lws_finalize_write_http_header(wsi, start, &place, end) != 0 { return -1 }
    answers[wsi] = (response.body, 0)
    lws_callback_on_writable(wsi)
    return 0
  }

  private func sendAnswer(_ wsi: OpaquePointer) -> Int32 {
    guard let answer = answers[wsi] else { return 0 }
    let count = min(answer.body.count - answer.sent, 64 * 1024)
    let isLast = answer.sent + count == answer.body.count
    var buffer = [UInt8](repeating: 0, count: Int(INBETWEEN_LWS_PRE))
    buffer += answer.body[answer.sent..<(answer.sent + count)]
    let written = buffer.withUnsafeMutableBufferPointer {
      lws_write(
        wsi, $0.baseAddress! + Int(INBETWEEN_LWS_PRE), count,
        isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP)
    }
    if written < 0 { return -1 }
    if isLast {
      answers[wsi] = nil
      return lws_http_transaction_completed(wsi) == 0 ? 0 : -1
    }
    answers[wsi]?.sent += count
    lws_callback_on_writable(wsi)
    return 0
  }

  // MARK: Messages

  private func receive(_ socket: WebSocket, _ bytes: UnsafeRawBufferPointer) -> Int32 {
    // A frame that says it is larger than it may be is not waited for.
    guard lws_frame_is_binary(socket.wsi) == 0,
      lws_remaining_packet_payload(socket.wsi) <= Limit.message,
      let message = socket.add(
        bytes,
        isWhole: lws_is_final_fragment(socket.wsi) != 0
          && lws_remaining_packet_payload(socket.wsi) == 0)
    else { return -1 }
    if message.isEmpty { return 0 }
    return onText(socket, message) ? 0 : -1
  }
}

/// One connection of a page.
@MainActor
final class WebSocket {
  let wsi: OpaquePointer
  fileprivate(set) var isOpen = true
  private var arriving: [UInt8] = []
  private var waiting: [(bytes: [UInt8], isText: Bool)] = []
  private var backlog = 0
  private var rate: RateLimit
  private var isClosing = false

  init(_ wsi: OpaquePointer) {
    self.wsi = wsi
    rate = RateLimit(
      burst: WebServer.Limit.burst, perSecond: WebServer.Limit.perSecond, now: Self.now)
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  func send(_ text: String) { send(Array(text.utf8), isText: true) }

  func send(_ bytes: [UInt8]) { send(bytes, isText: false) }

  /// Closes the connection once what waits has been sent.
  func close() {
    isClosing = true
    if isOpen { lws_callback_on_writable(wsi) }
  }

  private func send(_ bytes: [UInt8], isText: Bool) {
    guard isOpen, !isClosing else { return }
    backlog += bytes.count
    if backlog > WebServer.Limit.backlog { return close() }
    waiting.append((bytes, isText))
    lws_callback_on_writable(wsi)
  }

  fileprivate func sendNext() -> Int32 {
    if waiting.isEmpty { return isClosing ? -1 : 0 }
    let (bytes, isText) = waiting.removeFirst()
    backlog -= bytes.count
    var buffer = [UInt8](repeating: 0, count: Int(INBETWEEN_LWS_PRE))
    buffer += bytes
    let written = buffer.withUnsafeMutableBufferPointer {
      lws_write(
        wsi, $0.baseAddress! + Int(INBETWEEN_LWS_PRE), bytes.count,
        isText ? LWS_WRITE_TEXT : LWS_WRITE_BINARY)
    }
    if written < Int32(bytes.count) { return -1 }
    if !waiting.isEmpty || isClosing { lws_callback_on_writable(wsi) }
    return 0
  }

  /// Adds a piece of a message. Returns the message where it is whole, empty bytes where it is not,
  /// and nil where there was too much of it.
  fileprivate func add(_ bytes: UnsafeRawBufferPointer, isWhole: Bool) -> [UInt8]? {
    guard arriving.count + bytes.count <= WebServer.Limit.message else { return nil }
    arriving += bytes
    guard isWhole else { return [] }
    defer { arriving = [] }
    return rate.take(at: Self.now) && !arriving.isEmpty ? arriving : nil
  }
}

/// The preview cannot be started.
public struct PreviewError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
