import NestTesting
import OpenUIKit
import Testing

/// The notes that a program makes, from any thread.
nonisolated final class Notes: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var noted: [String] = []

  deinit {}

  var texts: [String] { lock.withLock { noted } }

  func add(_ text: String) { lock.withLock { noted.append(text) } }
}

@Suite struct HostQueueTests {
  @Test("R16.7 What is dispatched to the main queue follows in the next turn, in order")
  func async() throws {
    let host = try TestHost()
    let notes = Notes()

    host.turn {
      DispatchQueue.main.async {
        notes.add("1")
        DispatchQueue.main.async { notes.add("3") }
      }
      DispatchQueue.main.async { notes.add("2") }
      DispatchQueue.main.async(qos: .userInitiated) { notes.add("2b") }
      DispatchQueue.main.async(execute: DispatchWorkItem { notes.add("2c") })
      notes.add("turn")
    }

    #expect(notes.texts == ["turn", "1", "2", "2b", "2c", "3"])
  }

  @Test("R16.7 A delayed block is performed at its virtual time")
  func after() throws {
    let host = try TestHost()
    let notes = Notes()
    host.turn {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { notes.add("\(CACurrentMediaTime())") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + .milliseconds(400)) { notes.add("wall") }
    }

    host.advance(by: 0.2999)
    #expect(notes.texts == [])
    host.advance(by: 0.0001)
    #expect(notes.texts == ["0.3"])
    #expect(!host.isIdle)
    #expect(try abs(host.settle() - 0.1) < 1e-9)

    #expect(notes.texts == ["0.3", "wall"])
    #expect(host.isIdle)
  }

  @Test("R16.7 Delays of an hour take no real time")
  func hour() throws {
    let host = try TestHost()
    let notes = Notes()
    host.turn { DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { notes.add("late") } }

    let time = try host.settle(limit: 4000)

    #expect(time == 3600)
    #expect(notes.texts == ["late"])
  }

  @Test("R16.7 Timers fire at their virtual times, repeatedly, until they are invalidated")
  func timers() throws {
    let host = try TestHost()
    let notes = Notes()
    let note: @Sendable (String) -> Void = { text in
      MainActor.assumeIsolated {
        notes.add("\(text) \((CACurrentMediaTime() * 100).rounded() / 100)")
      }
    }

    let repeating = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in note("every")
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.7, repeats: false) { _ in note("once") }
    let added = Timer(fire: Date(timeIntervalSinceNow: 0.2), interval: 0, repeats: false) { _ in
      note("added")
    }
    RunLoop.main.add(added, forMode: .common)
    host.advance(by: 1.2)
    repeating.invalidate()

    #expect(notes.texts == ["added 0.2", "every 0.5", "once 0.7", "every 1.0"])
    #expect(host.isIdle)
    #expect(!added.isValid)
  }

  @Test("R16.7 A timer is moved by its fire date")
  func fireDate() throws {
    let host = try TestHost()
    let notes = Notes()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      notes.add("fired")
    }

    timer.fireDate = Date(timeIntervalSinceNow: 2)
    host.advance(by: 1.5)
    #expect(notes.texts == [])
    host.advance(by: 0.6)

    #expect(notes.texts == ["fired"])
  }

  @Test("R16.7 What a run loop is asked to perform follows in the next turn")
  func perform() throws {
    let host = try TestHost()
    let notes = Notes()

    host.turn {
      RunLoop.main.perform { notes.add("main") }
      RunLoop.current.perform { notes.add("current") }
      OperationQueue.main.addOperation { notes.add("operation") }
    }

    #expect(notes.texts == ["main", "current", "operation"])
  }

  @Test("R16.7 Tasks of the main actor run in turns, and sleep in virtual time")
  func tasks() throws {
    let host = try TestHost()
    let notes = Notes()

    host.turn {
      Task {
        notes.add("begins")
        try await Task.sleep(for: .seconds(2))
        notes.add("slept until \(CACurrentMediaTime())")
      }
    }
    #expect(notes.texts == ["begins"])
    host.advance(by: 1.9)
    #expect(notes.texts == ["begins"])
    host.advance(by: 0.2)

    #expect(notes.texts == ["begins", "slept until 2.0"])
  }

  @Test("R16.7 Settling waits for other threads that work for the program")
  func background() throws {
    let host = try TestHost()
    let notes = Notes()

    host.turn {
      DispatchQueue.global().async {
        DispatchQueue.main.sync { notes.add("sync") }
        DispatchQueue.main.async { notes.add("async") }
      }
      Task.detached {
        await MainActor.run { notes.add("detached") }
      }
    }
    try host.settle()

    #expect(Set(notes.texts) == ["sync", "async", "detached"])
    #expect(host.isIdle)
  }

  @Test(
    "R16.7 A group notifies the main queue, and a delay of another queue passes in virtual time")
  func group() throws {
    let host = try TestHost()
    let notes = Notes()

    host.turn {
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { notes.add("work") }
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        notes.add("later")
        group.leave()
      }
      group.notify(queue: .main) { notes.add("notified") }
    }
    let time = try host.settle()

    #expect(time == 5)
    #expect(notes.texts == ["work", "later", "notified"])
  }

  @Test("R16.7 Settling names what never ends")
  func endless() throws {
    let host = try TestHost()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in }
    defer { timer.invalidate() }

    let error = #expect(throws: TestHostError.self) { try host.settle(limit: 3) }

    #expect(
      error?.description
        == """
        After 3.0 virtual seconds there is still a timer that repeats every 0.5 s, due at 3.5 s. The main queue did \
        last: a timer that repeats every 0.5 s at 3.0 s. Remove what never ends, or use advance(by:) where it is meant.
        """)
  }

  @Test(
    "R16.7 Settling waits for a thread that never ends no longer than a bound, and names its queue")
  func stuck() throws {
    let host = try TestHost()
    host.longestWait = 0.01
    let end = DispatchSemaphore(value: 0)
    defer { end.signal() }

    host.turn { DispatchQueue(label: "endless").async { end.wait() } }
    let error = #expect(throws: TestHostError.self) { try host.settle() }

    #expect(error?.description.contains("work in the queue endless") == true)
  }

  @Test("R16.7 A block that dispatches itself again and again does not stop the host")
  func loop() throws {
    let host = try TestHost()
    let notes = Notes()
    nonisolated func again() {
      notes.add("again")
      DispatchQueue.main.async { again() }
    }

    host.turn { DispatchQueue.main.async { again() } }
    host.advance(by: 1)
    let error = #expect(throws: TestHostError.self) { try host.settle(limit: 2) }

    #expect(error?.description.contains("a block of the main queue, ready") == true)
  }

  @Test("R16.8 What a host has not done when it ends is done by no other one")
  func following() throws {
    let notes = Notes()
    do {
      let first = try TestHost()
      first.turn { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { notes.add("first") } }
    }
    let second = try TestHost()

    second.advance(by: 5)

    #expect(notes.texts == [])
  }

  @Test(
    "R16.8 While a test awaits no host is in force, and when it continues its own is again",
    arguments: 1...8)
  func parallel(number: Int) async throws {
    let host = try TestHost(size: CGSize(width: 100 + Double(number), height: 100))
    host.show(UIViewController())

    for step in 1...5 {
      host.advance(by: Double(number))
      await Task.yield()
      #expect(Int(UIScreen.main.bounds.width) == 100 + number)
      #expect(CACurrentMediaTime() == Double(number * step))
      await withCheckedContinuation { done in
        DispatchQueue.global().async { done.resume() }
      }
      #expect(CACurrentMediaTime() == Double(number * step))
    }
  }

  @Test(
    "R16.8 Two hosts, one made during the other, are both in force again after a test has awaited")
  func nested() async throws {
    let outer = try TestHost(size: CGSize(width: 100, height: 100))
    do {
      let inner = try TestHost(size: CGSize(width: 50, height: 50))
      await Task.yield()
      #expect(UIScreen.main.bounds.width == 50)
      withExtendedLifetime(inner) {}
    }
    #expect(UIScreen.main.bounds.width == 100)
    withExtendedLifetime(outer) {}
  }

  @Test("R16.8 A test awaits what takes virtual time while that passes")
  func result() async throws {
    let host = try TestHost()
    struct Late: Error {}

    let value = try await host.result {
      try await Task.sleep(for: .seconds(3))
      await withCheckedContinuation { done in
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { done.resume() }
      }
      return UIView()
    }
    await #expect(throws: Late.self) {
      try await host.result {
        try await Task.sleep(for: .seconds(1))
        throw Late()
      }
    }

    #expect(value.superview == nil)
    // A deadline is a time of the real clock, which passes until the call.
    #expect((5...6).contains(host.now))
  }

  @Test("R16.8 Awaiting what never returns is bounded, and cancelled")
  func noResult() async throws {
    let host = try TestHost()
    var wasCancelled = false
    let (stream, continuation) = AsyncStream<Void>.makeStream()

    let error = await #expect(throws: TestHostError.self) {
      try await host.result(limit: 5) {
        do { try await Task.sleep(for: .seconds(10)) } catch { wasCancelled = true }
      }
    }
    host.longestWait = 0.01
    let never = await #expect(throws: TestHostError.self) {
      try await host.result { for await _ in stream {} }
    }
    continuation.finish()
    host.commit()

    #expect(error?.description.contains("a task, due at 10.0 s") == true)
    #expect(never != nil)
    #expect(wasCancelled)
  }
}
