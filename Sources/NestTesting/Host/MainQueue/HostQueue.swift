#if os(Linux)
  import CTestIssues
  import DisplayServer
  import Foundation
  import Synchronization

  /// The main queue, the timers and the run loop of a host's program: what is ready, what is due at
  /// a virtual time, and what other threads owe.
  ///
  /// It receives what the program dispatches from CTestQueue, on any thread; without that, in
  /// programs that are no tests, it stays empty.
  final class HostQueue: Sendable {
    /// The number of the host in CTestQueue.
    nonisolated let id: UInt64
    @MainActor private(set) weak var host: TestHost?
    /// The longest real time for which one thing of another thread is waited for, in seconds.
    @MainActor var longestWait: TimeInterval = 5

    /// Whether a turn ends in which the main thread was free.
    @MainActor private var isEndingTurn = false

    nonisolated private let clock: ManualFrameSource
    nonisolated private let state = Mutex(State())
    /// Signalled when another thread has delivered or ended something, while it is waited for.
    nonisolated private let change = DispatchSemaphore(value: 0)

    /// The functions of CTestQueue; nil where it is not linked.
    nonisolated static var functions: nest_host_queue? { nest_testing_queue()?.pointee }

    init(clock: ManualFrameSource) {
      self.clock = clock
      id = HostQueues.shared.nextNumber()
    }

    deinit {}

    /// Receives what belongs to this host from now on.
    func begin(for host: TestHost) {
      self.host = host
      HostQueues.shared.add(self)
      clock.work = self
    }

    /// Receives nothing any more. Items that are ready are left to the main queue of the process,
    /// because somebody may wait for them. Items that are due later are never performed, as when a
    /// program has ended.
    func end() {
      HostQueues.shared.remove(self)
      clock.work = nil
      let left = state.withLock { state in
        defer { state = State(hasEnded: true) }
        return state
      }
      guard let functions = Self.functions else { return }
      for ready in left.ready { ready.item.leave(functions) }
      for delayed in left.delayed { delayed.item.discard(functions) }
    }
  }

  // MARK: Receiving

  extension HostQueue {
    /// Adds what is ready; false after the end.
    nonisolated func deliver(_ item: HostItem) -> Bool {
      let isDelivered = state.withLock { state in
        guard !state.hasEnded else { return false }
        state.slotCount += 1
        state.ready.append(ReadyItem(item: item, slot: state.slotCount))
        state.wake(change)
        return true
      }
      // Its place among what does not belong to this host.
      if isDelivered { Self.functions?.request_pump(id) }
      return isDelivered
    }

    /// Adds what is due after some virtual seconds; false after the end.
    nonisolated func delay(_ item: HostItem, by seconds: Double) -> Bool {
      guard seconds > 0 else { return deliverDue(item) }
      return state.withLock { state in
        guard !state.hasEnded else { return false }
        state.insert(DelayedItem(item: item, due: clock.now + seconds))
        return true
      }
    }

    private nonisolated func deliverDue(_ item: HostItem) -> Bool {
      guard let functions = Self.functions, !state.withLock(\.hasEnded) else { return false }
      if item.isForMainQueue(functions) { return deliver(item) }
      item.send(functions)
      return true
    }

    /// Another queue owes something from now on; its number, 0 after the end.
    nonisolated func workBegins(in queue: String) -> UInt64 {
      state.withLock { $0.hasEnded ? 0 : $0.addWork(.queue(queue)) }
    }

    /// A group of work is waited for; its number, 0 after the end.
    nonisolated func groupBegins(_ address: UInt) -> UInt64 {
      state.withLock { $0.hasEnded ? 0 : $0.addWork(.group(address)) }
    }

    nonisolated func workEnds(_ number: UInt64) {
      state.withLock { state in
        state.work[number] = nil
        state.wake(change)
      }
    }

    /// Another date of a timer; nothing if it is not one of this host.
    nonisolated func moveTimer(_ address: UInt, by seconds: Double) -> Bool {
      state.withLock { state in
        guard let index = state.delayed.firstIndex(where: { $0.item == .timer(address) }) else {
          return false
        }
        let item = state.delayed.remove(at: index).item
        state.insert(DelayedItem(item: item, due: clock.now + max(seconds, Self.shortestDelay)))
        return true
      }
    }

    /// Delays are multiples of it, in seconds.
    nonisolated static var shortestDelay: Double { 1e-4 }
  }

  // MARK: Performing

  extension HostQueue: LoopWork {
    var nextTime: Double? {
      removeInvalidTimers()
      return state.withLock { $0.delayed.first?.due }
    }

    var readyCount: Int {
      isEndingTurn ? 0 : state.withLock { $0.mayPerform(at: clock.now) ? $0.ready.count : 0 }
    }

    /// The host is called: what was always ready again may be performed again.
    func callBegins() { state.withLock { $0.performedCount = 0 } }

    func makeReady(at time: Double) {
      guard let functions = Self.functions else { return }
      let due = state.withLock { $0.takeDue(at: time) }
      for delayed in due {
        if delayed.item.isForMainQueue(functions) {
          state.withLock { $0.ready.append(ReadyItem(item: delayed.item, slot: 0)) }
        } else {
          delayed.item.send(functions)
        }
        repeatTimer(delayed, functions)
      }
    }

    /// A timer that repeats is due again, at a time that does not depend on how late it is.
    private func repeatTimer(_ delayed: DelayedItem, _ functions: nest_host_queue) {
      guard case .timer(let address) = delayed.item,
        let timer = UnsafeMutableRawPointer(bitPattern: address), functions.timer_repeats(timer)
      else { return }
      functions.retain_timer(timer)
      let interval = max(functions.timer_interval(timer), Self.shortestDelay)
      state.withLock { state in
        state.insert(DelayedItem(item: delayed.item, due: delayed.due + interval))
      }
    }

    func performNext() {
      guard let functions = Self.functions,
        let item = state.withLock({ $0.ready.isEmpty ? nil : $0.ready.removeFirst().item })
      else { return }
      state.withLock { $0.note(item.description(functions), at: clock.now) }
      item.perform(functions, in: id)
    }

    /// The main thread is free: a test awaits, or has ended.
    func pump() {
      let slot = state.withLock { state in
        state.pumpCount += 1
        return state.pumpCount
      }
      var hasPerformed = false
      while state.withLock({ $0.ready.first.map { $0.slot <= slot } ?? false }) {
        performNext()
        hasPerformed = true
      }
      guard hasPerformed, host != nil else { return }
      // Items that are ready have slots of their own, behind those that do not belong to this
      // host.
      isEndingTurn = true
      defer { isEndingTurn = false }
      clock.endTurn()
    }

    func waitForOtherThreads() {
      let deadline = DispatchTime.now() + longestWait
      while state.withLock({ $0.beginWaiting() }) {
        guard change.wait(timeout: deadline) == .success else {
          return state.withLock { $0.waitDidTimeOut() }
        }
      }
    }

    private func removeInvalidTimers() {
      guard let functions = Self.functions else { return }
      let invalid = state.withLock { $0.takeInvalidTimers(functions) }
      for item in invalid { item.discard(functions) }
    }
  }

  // MARK: Pending work

  extension HostQueue {
    /// Whether nothing is ready, due or owed.
    var isEmpty: Bool {
      removeInvalidTimers()
      return state.withLock { $0.ready.isEmpty && $0.delayed.isEmpty && $0.work.isEmpty }
    }

    /// Whether nothing is ready, and other threads have work pending.
    var hasPendingWork: Bool { state.withLock { !$0.work.isEmpty } }

    /// The items that are ready or due, and the work of other threads that the host waits for, a
    /// line each.
    var pending: [String] {
      guard let functions = Self.functions else { return [] }
      removeInvalidTimers()
      return state.withLock { $0.pending(functions) }
    }

    /// The description of the item that was performed last, and the time at which it was; nil if
    /// none was.
    var last: (text: String, time: Double)? { state.withLock(\.last) }
  }
#endif
