import Combine
import Foundation
import SwiftUI

/// Every way to tell time and chance, in a file that imports SwiftUI and, beside it, Combine and
/// Foundation.
enum SpellingsWithFoundation {
  @MainActor static func run(_ note: @escaping @Sendable (String) -> Void)
    -> [AnyCancellable]
  {
    let queue: DispatchQueue = DispatchQueue.main
    queue.async { note("async") }
    queue.asyncAfter(deadline: .now() + 1) { note("asyncAfter") }
    let item = DispatchWorkItem { note("work item") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500), execute: item)
    let timer: Timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
      note("timer")
    }
    timer.tolerance = 0
    RunLoop.main.add(
      Timer(timeInterval: 2.5, repeats: false) { _ in
        note("added timer")
      }, forMode: .common)
    Task {
      try await Task.sleep(for: .seconds(3))
      note("sleep for")
      try await Task.sleep(nanoseconds: 500_000_000)
      note("sleep nanoseconds")
      try await Task.sleep(until: .now + .seconds(0.5), clock: .continuous)
      note("sleep until")
      let start = ContinuousClock.now
      try await ContinuousClock().sleep(for: .milliseconds(500))
      note("clock \(ContinuousClock.now - start)")
    }
    let date: Date = Date()
    queue.asyncAfter(deadline: .now() + 5) { note("date \(Date.now.timeIntervalSince(date))") }
    note("chance \(Int.random(in: 0..<1000)) \([1, 2, 3, 4].shuffled()) \(UUID())")
    return [
      Timer.publish(every: 5.5, on: .main, in: .common).autoconnect().sink { _ in
        note("publisher")
      }
    ]
  }
}
