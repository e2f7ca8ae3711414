import Foundation
import Testing

@testable import InbetweenCommand

/// The files that stand beside the project, `../shared/seeds`, rendered unchanged. Where that folder
/// is missing the tests say so and pass.
@Suite("The shared files render unchanged")
struct SeedTests {
  /// Views that need arguments get a host.
  private static let hosts = [
    "SavedBadge": """
    struct SeedHost: View {
      @State private var saves = 0
      var body: some View {
        VStack { SavedBadge(saveCount: saves); Button("Save") { saves += 1 } }
      }
    }
    """,
    "ReactionIcon": """
    struct SeedHost: View {
      @State private var count = 0
      var body: some View {
        VStack { ReactionIcon(trigger: count); Button("React") { count += 1 } }
      }
    }
    """,
  ]

  private static var folder: URL? {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let seeds = folder.deletingLastPathComponent().appendingPathComponent("shared/seeds")
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
      {
        return FileManager.default.fileExists(atPath: seeds.path) ? seeds : nil
      }
    }
    return nil
  }

  static let names = [
    "ExpandButton", "LoopAndTrigger", "NewBadge", "ReactionIcon", "SavedBadge", "WobblingMascot",
  ]

  @Test("to a sheet of frames and their values", arguments: names)
  func renders(name: String) throws {
    guard let seeds = Self.folder else {
      print("../shared/seeds is not there: \(name) is not tried")
      return
    }
    var files = [seeds.appendingPathComponent("\(name).swift").path]
    let host = Self.hosts[name].map { ["Host.swift": "import SwiftUI\n" + $0] } ?? [:]
    files += host.keys
    try withFiles(host) { folder in
      let run = try CommandRun(
        ["render"] + files + [
          "-o", "s.png", "--filmstrip", "6", "--size", "220x200", "--values", "v.json",
        ] + (host.isEmpty ? [] : ["--view", "SeedHost"]), in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let values = try Data(contentsOf: folder.appendingPathComponent("v.json"))
      let object = try JSONSerialization.jsonObject(with: values) as! [String: Any]
      #expect(!(object["tracks"] as! [Any]).isEmpty, "something moves")
    }
  }

  @Test("NewBadge's loop takes 1.4 s: 0.6, 0.3 and 0.5 s")
  func loop() throws {
    guard let seeds = Self.folder else { return }
    try withFiles([:]) { folder in
      let run = try CommandRun(
        ["render", seeds.appendingPathComponent("NewBadge.swift").path, "--values", "v.json"],
        in: folder)
      #expect(run.errors.contains("one round of the longest loop, 1.4 s"), "\(run.errors)")
    }
  }

  /// A host of the pieces of Onboarding.swift, with the project's own mascot.
  private static let onboardingHost = """
    import SwiftUI

    struct OnboardingHost: View {
      @StateObject private var mascot = MascotController()
      @State private var page = OnboardingPage.welcome
      @Environment(\\.accessibilityReduceMotion) private var reduceMotion

      var body: some View {
        VStack(spacing: 0) {
          OnboardingMascot(mascot: mascot, page: page).frame(height: 260).accessibilityHidden(true)
          OnboardingPages(page: $page).frame(height: 160)
          PermissionPage(mascot: mascot, page: $page).opacity(page == .permission ? 1 : 0)
        }
        .animation(reduceMotion ? .easeOut(duration: 0.15) : nil, value: page)
        .task { if !reduceMotion { await mascot.load(initialMood: page.mood) } }
        .onChange(of: page) { _, new in mascot.setMood(new.mood) }
      }
    }
    """

  @Test("An onboarding with a mascot plays, with motion and without", arguments: [false, true])
  func onboarding(reduceMotion: Bool) throws {
    guard let seeds = Self.folder else {
      print("../shared/seeds is not there: Onboarding is not tried")
      return
    }
    try withFiles(["Host.swift": Self.onboardingHost]) { folder in
      _ = try CommandRun(["mascot", "-o", "assets/mascot.riv"], in: folder)
      let run = try CommandRun(
        [
          "render", seeds.appendingPathComponent("Onboarding.swift").path, "Host.swift", "--view",
          "OnboardingHost", "--assets", "assets", "--size", "390x560", "--duration", "6",
          "--script",
          "1 swipe left 195,340; 2.2 swipe left 195,340; 3.4 tap \"Allow notifications\"",
          "-o", "o.png", "--filmstrip", "4", "--scale", "0.5", "--values", "v.json",
        ] + (reduceMotion ? ["--reduce-motion"] : []), in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(!run.errors.contains("Mascot failed to load"))
      let values = try String(
        contentsOf: folder.appendingPathComponent("v.json"), encoding: .utf8)
      for page in ["welcome", "feature", "permission", "paywall"] {
        #expect(values.contains("settled \(page)"), "\(page)")
      }
      #expect(values.contains("notifications were allowed"))
    }
  }
}
