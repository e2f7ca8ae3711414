import Foundation
import InbetweenClock
import Testing

@Suite("Dispatch in virtual time") @MainActor struct DispatchTests {
  @Test("blocks of every kind run at their instants, in order") func blocks() {
    let lines = Recorder().play(to: 10) { log in
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.note("main after") }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { log.note("global after") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 3) { log.note("wall") }
      DispatchQueue.global(qos: .userInitiated).async {
        log.note("global")
        DispatchQueue.main.async { log.note("main") }
      }
      DispatchQueue(label: "own").async(flags: .barrier) { log.note("own") }
      RunLoop.main.perform { log.note("perform") }
      OperationQueue.main.addOperation { log.note("operation") }
      let queue = OperationQueue()
      queue.addOperation { log.note("background operation") }
    }
    #expect(
      lines == [
        "0.000 global", "0.000 own", "0.000 perform", "0.000 operation",
        "0.000 background operation", "0.000 main", "1.000 global after", "2.000 main after",
        "3.000 wall",
      ])
  }

  @Test("work items can be cancelled, waited for and followed up") func workItems() {
    let lines = Recorder().play(to: 10) { log in
      let cancelled = DispatchWorkItem { log.note("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
      cancelled.cancel()
      let item = DispatchWorkItem { log.note("item") }
      item.notify(queue: .main) { log.note("notified") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
      let waited = DispatchWorkItem { log.note("waited for") }
      DispatchQueue.global().async(execute: waited)
      waited.wait()
      log.note("waited")
    }
    #expect(lines == ["0.000 waited for", "0.000 waited", "2.000 item", "2.000 notified"])
  }

  @Test("groups notify when the last member leaves") func groups() {
    let lines = Recorder().play(to: 10) { log in
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        log.note("leave")
        group.leave()
      }
      DispatchQueue.global().async(group: group) { log.note("member") }
      group.notify(queue: .main) { log.note("all done") }
      DispatchGroup().notify(queue: .main) { log.note("empty") }
    }
    #expect(lines == ["0.000 member", "0.000 empty", "2.000 leave", "2.000 all done"])
  }

  @Test("a semaphore on the main thread waits for background work, or for its timeout")
  func semaphore() {
    let lines = Recorder().play(to: 10) { log in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { semaphore.signal() }
      semaphore.wait()
      log.note("signalled")
      let result = semaphore.wait(timeout: .now() + 2)
      log.note("\(result)")
    }
    #expect(lines == ["1.000 signalled", "3.000 timedOut"])
  }

  @Test("a wait that nothing can end is reported, not hung in") func deadlock() {
    let log = Recorder()
    _ = log.play(to: 1) { _ in DispatchSemaphore(value: 0).wait() }
    #expect(log.clock.warnings.count == 1)
    #expect(
      log.clock.warnings.first?.hasPrefix("DispatchSemaphore.wait waits at 0.000000 s") == true)
  }

  @Test("sync runs at once, after what waits on that queue, and satisfies assertions") func sync() {
    let lines = Recorder().play(to: 1) { log in
      let queue = DispatchQueue(label: "own")
      queue.async { log.note("a") }
      queue.sync {
        dispatchPrecondition(condition: .onQueue(queue))
        log.note("b")
      }
      DispatchQueue.main.sync { log.note("main sync") }
      queue.async {
        dispatchPrecondition(condition: .onQueue(queue))
        dispatchPrecondition(condition: .notOnQueue(.main))
        DispatchQueue.main.sync { log.note("main from background") }
      }
      DispatchQueue.concurrentPerform(iterations: 3) { log.note("perform \($0)") }
      let delivers = DispatchQueue(label: "to main", target: .main)
      delivers.async { log.note("to main") }
      delivers.sync { log.note("sync to main") }
    }
    #expect(
      lines == [
        "0.000 a", "0.000 b", "0.000 main sync", "0.000 perform 0", "0.000 perform 1",
        "0.000 perform 2", "0.000 to main", "0.000 sync to main", "0.000 main from background",
      ])
  }

  @Test("a suspended queue keeps its work until it is resumed") func suspended() {
    let log = Recorder()
    let lines = log.play(to: 5) { log in
      let queue = DispatchQueue(label: "own")
      queue.suspend()
      queue.async { log.note("a") }
      queue.asyncAfter(deadline: .now() + 1) { log.note("b") }
      queue.sync { log.note("sync") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        log.note("resume")
        queue.resume()
      }
    }
    #expect(lines == ["0.000 sync", "2.000 resume", "2.000 a", "2.000 b"])
    #expect(log.clock.warnings.count == 1)
    #expect(log.clock.warnings.first?.contains("on a suspended queue: a deadlock") == true)
  }

  @Test("a queue that is born inactive waits for its activation") func inactive() {
    let lines = Recorder().play(to: 5) { log in
      let queue = DispatchQueue(label: "own", qos: .utility, attributes: .initiallyInactive)
      queue.async { log.note("a") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { queue.activate() }
      DispatchQueue(label: "active").async { log.note("other") }
    }
    #expect(lines == ["0.000 other", "1.000 a"])
  }

  @Test("work that sleeps in the background does not hold up the main thread")
  func backgroundSleep() {
    let lines = Recorder().play(to: 10) { log in
      let serial = DispatchQueue(label: "serial")
      serial.async {
        Thread.sleep(forTimeInterval: 2)
        log.note("slept")
        DispatchQueue.main.async { log.note("told") }
      }
      serial.async { log.note("next on the queue") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("main goes on") }
      Task.detached {
        sleep(3)
        await MainActor.run { log.note("told by a task") }
      }
    }
    #expect(
      lines == [
        "2.000 slept", "1.000 main goes on", "2.000 next on the queue", "2.000 told",
        "3.000 told by a task",
      ])
  }

  @Test("background work is not on the main thread, whatever thread it runs on") func threads() {
    let lines = Recorder().play(to: 1) { log in
      log.note("\(Thread.isMainThread)")
      DispatchQueue.global().async { log.note("global \(Thread.isMainThread)") }
      Task { log.note("task \(Thread.isMainThread)") }
    }
    #expect(lines == ["0.000 true", "0.000 global false", "0.000 task true"])
  }

  @Test("sleeping on the main thread holds everything up") func mainSleep() {
    let lines = Recorder().play(to: 10) { log in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("late") }
      Thread.sleep(forTimeInterval: 2)
      usleep(500_000)
      log.note("awake")
    }
    #expect(lines == ["2.500 awake", "2.500 late"])
  }

  @Test("timer sources repeat on their grid until cancelled or released") func timerSource() {
    final class Owner: @unchecked Sendable { var timer: (any DispatchSourceTimer)? }
    let lines = Recorder().play(to: 10) { log in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 1, repeating: .milliseconds(500))
      timer.setEventHandler {
        log.count += 1
        log.note("tick \(log.count)")
        if log.count == 3 { timer.cancel() }
      }
      timer.setCancelHandler { log.note("cancelled") }
      timer.resume()
      let owner = Owner()
      owner.timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
      owner.timer?.schedule(deadline: .now() + 4, repeating: 1)
      owner.timer?.setEventHandler { log.note("owned") }
      owner.timer?.activate()
      DispatchQueue.main.asyncAfter(deadline: .now() + 5.5) { owner.timer = nil }
      let data = DispatchSource.makeUserDataAddSource(queue: .main)
      data.setEventHandler { log.note("data \(data.data)") }
      data.resume()
      data.add(data: 2)
      data.add(data: 3)
    }
    #expect(
      lines == [
        "0.000 data 5", "1.000 tick 1", "1.500 tick 2", "2.000 tick 3", "2.000 cancelled",
        "4.000 owned", "5.000 owned",
      ])
  }
}
