import InbetweenStage
import SwiftUI
import Testing
import UserNotifications

@MainActor
@Suite("Asking for notifications")
struct UserNotificationsTests {
  private final class Memory { var answers: [String] = [] }

  private struct Asking: View {
    let memory: Memory

    var body: some View {
      Button("Ask") {
        Task {
          let center = UNUserNotificationCenter.current()
          let before = await center.notificationSettings().authorizationStatus
          let isGranted = (try? await center.requestAuthorization(options: [.alert])) ?? false
          let after = await center.notificationSettings().authorizationStatus
          memory.answers.append("\(before) \(isGranted) \(after)")
        }
      }
    }
  }

  private func answers(_ script: String) throws -> String {
    let memory = Memory()
    let stage = Stage { Asking(memory: memory) }
    try stage.play(Script(parsing: script))
    stage.advance(by: 0.1)
    return memory.answers.joined(separator: ", ")
  }

  @Test("is granted by default, and the second time the answer is known")
  func granted() throws {
    #expect(
      try answers("0.1 tap Ask; 0.2 tap Ask")
        == "notDetermined true authorized, authorized true authorized")
  }

  @Test("is refused where the script says so")
  func refused() throws {
    #expect(
      try answers("0 set notifications off; 0.1 tap Ask") == "notDetermined false denied")
  }

  @Test("follows what is set on the device afterwards")
  func changed() throws {
    #expect(
      try answers("0.1 tap Ask; 0.2 set notifications off; 0.3 tap Ask")
        == "notDetermined true authorized, denied false denied")
  }

  @Test("is each stage's own affair")
  func stages() throws {
    let first = try answers("0 set notifications off; 0.1 tap Ask")
    let second = try answers("0.1 tap Ask")
    #expect(first.hasSuffix("denied") && second.hasSuffix("authorized"))
  }
}
