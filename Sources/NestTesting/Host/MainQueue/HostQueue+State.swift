#if os(Linux)
  import CTestIssues
  import Foundation

  extension HostQueue {
    /// The items that are ready or due, and the work of other threads that the host waits for.
    nonisolated struct State: Sendable {
      var ready: [ReadyItem] = []
      /// The earliest first, equal ones in the order in which they were added.
      var delayed: [DelayedItem] = []
      var work: [UInt64: PendingWork] = [:]
      /// How many items have got a slot in the main queue, and how many slots have come up.
      var slotCount: UInt64 = 0
      var pumpCount: UInt64 = 0
      var hasEnded = false
      /// The description of the item that was performed last, and the time at which it was.
      var last: (text: String, time: Double)?
      /// How many things were performed at the time of the last one, since the host was called.
      var performedCount = 0
      private var workCount: UInt64 = 0
      private var isWaiting = false

      init(hasEnded: Bool = false) { self.hasEnded = hasEnded }

      mutating func insert(_ item: DelayedItem) {
        let index = delayed.lastIndex { $0.due <= item.due }.map { $0 + 1 } ?? 0
        delayed.insert(item, at: index)
      }

      mutating func takeDue(at time: Double) -> [DelayedItem] {
        let count = delayed.prefix { $0.due <= time + 1e-9 }.count
        defer { delayed.removeFirst(count) }
        return Array(delayed.prefix(count))
      }

      mutating func takeInvalidTimers(_ functions: nest_host_queue) -> [HostItem] {
        let invalid = delayed.map(\.item).filter { $0.isInvalid(functions) }
        if !invalid.isEmpty { delayed.removeAll { invalid.contains($0.item) } }
        return invalid
      }

      // MARK: Performing

      /// Whether more may be performed at a time. Items that are ready again and again are left to
      /// a later time.
      func mayPerform(at time: Double) -> Bool { performedCount < 10_000 || last?.time != time }

      mutating func note(_ text: String, at time: Double) {
        performedCount = last?.time == time ? performedCount + 1 : 1
        last = (text, time)
      }

      // MARK: Other threads

      mutating func addWork(_ kind: PendingWork.Kind) -> UInt64 {
        workCount += 1
        work[workCount] = PendingWork(kind: kind)
        return workCount
      }

      /// Whether it is worth waiting: another thread works, and nothing is ready.
      mutating func beginWaiting() -> Bool {
        isWaiting = ready.isEmpty && work.values.contains { $0.isAwaited }
        return isWaiting
      }

      mutating func wake(_ change: DispatchSemaphore) {
        guard isWaiting else { return }
        isWaiting = false
        change.signal()
      }

      /// Notes that the host has waited as long as it may: it does not wait again for the work that
      /// is open now.
      mutating func waitDidTimeOut() {
        isWaiting = false
        for number in work.keys { work[number]?.isLong = true }
      }

      // MARK: Reporting

      func pending(_ functions: nest_host_queue) -> [String] {
        ready.map { "\($0.item.description(functions)), ready" }
          + delayed.map { "\($0.item.description(functions)), due at \(Self.seconds($0.due))" }
          + work.sorted { $0.key < $1.key }.map { $0.value.description }
      }

      /// A time of the host as reports write it.
      static func seconds(_ time: Double) -> String { "\((time * 1e4).rounded() / 1e4) s" }
    }
  }

  nonisolated extension PendingWork: CustomStringConvertible {
    /// Whether the host waits for it. A group that is not empty depends on something else.
    var isAwaited: Bool {
      guard !isLong else { return false }
      guard case .group(let address) = kind else { return true }
      return HostQueue.functions?.is_group_empty(UnsafeMutableRawPointer(bitPattern: address))
        ?? false
    }

    var description: String {
      switch kind {
      case .queue(let name): "work in the queue \(name)"
      case .group: "a group that the main queue is notified of"
      }
    }
  }
#endif
