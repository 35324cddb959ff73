#if os(Linux)
  import CTestIssues
  import OpenUIKit
  import Synchronization

  /// The queues of all hosts that live, by their numbers.
  nonisolated final class HostQueues: Sendable {
    static let shared = HostQueues()

    private let queues = Mutex<[UInt64: HostQueue]>([:])
    private let numbers = Atomic<UInt64>(0)

    private init() { HostQueue.functions?.install(makeHandlers()) }

    deinit {}

    func nextNumber() -> UInt64 { numbers.add(1, ordering: .relaxed).newValue }

    func add(_ queue: HostQueue) { queues.withLock { $0[queue.id] = queue } }

    func remove(_ queue: HostQueue) { queues.withLock { $0[queue.id] = nil } }

    subscript(id: UInt64) -> HostQueue? { queues.withLock { $0[id] } }

    private var all: [HostQueue] { queues.withLock { Array($0.values) } }

    /// The host in force, if any.
    @MainActor var hostInForce: TestHost? {
      guard let installed = UIRuntime.installed else { return nil }
      return all.lazy.compactMap(\.host).first { $0.runtime === installed }
    }

    // MARK: On the main actor

    /// Code of a host begins to run. Returns the number of the host that was in force.
    @MainActor fileprivate func enter(_ id: UInt64) -> UInt64 {
      let before = hostInForce?.queue.id ?? 0
      if id != before { self[id]?.host?.activate() }
      return before
    }

    /// The host that was in force before is so again, or none: the next code that runs here may be
    /// that of another test.
    @MainActor fileprivate func leave(_ before: UInt64) {
      guard let host = hostInForce, host.queue.id != before else { return }
      if let outer = self[before]?.host { return outer.activate() }
      host.suspendedRecorders = DiagnosticRecorder.suspend()
      var inner = host
      inner.runtime.uninstall()
      while let outer = hostInForce {
        inner.suspendedOuter = outer
        outer.runtime.uninstall()
        inner = outer
      }
    }
  }

  // MARK: Called by CTestQueue

  /// No member: C gets functions that capture nothing.
  private nonisolated func makeHandlers() -> nest_host_handlers {
    var handlers = nest_host_handlers()
    handlers.deliver = { HostQueues.shared[$0]?.deliver(.dispatched($1)) ?? false }
    handlers.delay = { HostQueues.shared[$0]?.delay(.dispatched($2), by: $1) ?? false }
    handlers.work_begins = { id, name in
      HostQueues.shared[id]?.workBegins(in: name.map { String(cString: $0) } ?? "") ?? 0
    }
    handlers.work_ends = { HostQueues.shared[$0]?.workEnds($1) }
    handlers.group_begins = { HostQueues.shared[$0]?.groupBegins(UInt(bitPattern: $1)) ?? 0 }
    handlers.group_ends = { HostQueues.shared[$0]?.workEnds($1) }
    handlers.add_timer = { id, timer, seconds in
      guard let queue = HostQueues.shared[id] else { return false }
      HostQueue.functions?.retain_timer(timer)
      return queue.delay(
        .timer(UInt(bitPattern: timer)), by: max(seconds, HostQueue.shortestDelay))
    }
    handlers.move_timer = {
      HostQueues.shared[$0]?.moveTimer(UInt(bitPattern: $1), by: $2) ?? false
    }
    handlers.enter = { id in MainActor.assumeIsolated { HostQueues.shared.enter(id) } }
    handlers.leave = { before in MainActor.assumeIsolated { HostQueues.shared.leave(before) } }
    handlers.pump = { id in MainActor.assumeIsolated { HostQueues.shared[id]?.pump() } }
    return handlers
  }
#endif
