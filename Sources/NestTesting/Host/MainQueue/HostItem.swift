#if os(Linux)
  import CTestIssues

  /// Something that a program has left to its main thread, or to a later time.
  nonisolated enum HostItem: Equatable, Sendable {
    /// An item of CTestQueue: a block, or a part of a task.
    case dispatched(UInt)
    /// A timer of the run loop, retained.
    case timer(UInt)

    private static func pointer(_ address: UInt) -> UnsafeMutableRawPointer? {
      UnsafeMutableRawPointer(bitPattern: address)
    }

    func isForMainQueue(_ functions: nest_host_queue) -> Bool {
      switch self {
      case .dispatched(let item): functions.is_for_main_queue(item)
      case .timer: true
      }
    }

    /// Does it, on the main actor.
    ///
    /// - Parameter host: The host to which it belongs.
    func perform(_ functions: nest_host_queue, in host: UInt64) {
      switch self {
      case .dispatched(let item): functions.perform(item)
      case .timer(let address):
        let (outer, pointer) = (functions.current_host(), Self.pointer(address))
        functions.set_current_host(host)
        if functions.is_timer_valid(pointer) { functions.fire_timer(pointer) }
        functions.release_timer(pointer)
        functions.set_current_host(outer)
      }
    }

    /// Gives it to the queue for which it is.
    func send(_ functions: nest_host_queue) {
      if case .dispatched(let item) = self { functions.send(item) }
    }

    /// The host has ended.
    func leave(_ functions: nest_host_queue) {
      switch self {
      case .dispatched: send(functions)
      case .timer: discard(functions)
      }
    }

    func discard(_ functions: nest_host_queue) {
      switch self {
      case .dispatched(let item): functions.discard(item)
      case .timer(let address): functions.release_timer(Self.pointer(address))
      }
    }

    /// Whether it is a timer that will not fire.
    func isInvalid(_ functions: nest_host_queue) -> Bool {
      guard case .timer(let address) = self else { return false }
      return !functions.is_timer_valid(Self.pointer(address))
    }

    func description(_ functions: nest_host_queue) -> String {
      switch self {
      case .dispatched(let item):
        if functions.is_task(item) { return "a task" }
        return functions.is_for_main_queue(item)
          ? "a block of the main queue" : "a block of another queue"
      case .timer(let address):
        let timer = Self.pointer(address)
        guard functions.timer_repeats(timer) else { return "a timer" }
        return "a timer that repeats every \(functions.timer_interval(timer)) s"
      }
    }
  }

  /// An item that is ready to be performed.
  nonisolated struct ReadyItem: Sendable {
    var item: HostItem
    /// Its slot in the main queue of the process, in which it is performed at the latest; 0 for a
    /// timer.
    var slot: UInt64
  }

  /// An item that is due at a virtual time.
  nonisolated struct DelayedItem: Sendable {
    var item: HostItem
    var due: Double
  }

  /// The work of another thread that the host still waits for.
  nonisolated struct PendingWork: Sendable {
    enum Kind: Sendable {
      /// Something in a queue of this name.
      case queue(String)
      /// A group, which continues in the main queue as soon as it is empty.
      case group(UInt)
    }

    var kind: Kind
    /// Whether it took longer than is waited for.
    var isLong = false
  }
#endif
