import Synchronization

/// A snapshot that has been compared with the one before it, so that it can be shown.
nonisolated struct SubmittedSnapshot<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
  /// The contents without marks.
  let contents: SnapshotContents<SectionIdentifier, ItemIdentifier>
  /// The changes; nil if everything is taken anew.
  let difference: SnapshotDifference?
}

/// The snapshots that a program applies, in their order. They are compared on the thread that
/// applies them, and shown on the main thread.
nonisolated final class SubmittedSnapshots<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
  typealias Contents = SnapshotContents<SectionIdentifier, ItemIdentifier>
  typealias Submitted = SubmittedSnapshot<SectionIdentifier, ItemIdentifier>

  private struct State {
    var latest = Contents()
    /// How many were applied on other threads and are not shown yet.
    var waiting = 0
  }

  private let state = Mutex(State())

  deinit {}

  /// The snapshot that was applied last.
  var latest: Contents { state.withLock { $0.latest } }

  /// Takes a snapshot in.
  ///
  /// - Returns: The snapshot with the changes; nil if it is applied on the main thread while others
  ///   from another thread wait.
  func submit(
    _ snapshot: Contents, comparing: Bool, onMain: Bool
  ) -> Submitted? {
    var contents = snapshot
    contents.removeMarks()
    let plain = contents
    let old = state.withLock { state -> Contents? in
      if onMain, state.waiting > 0 { return nil }
      if !onMain { state.waiting += 1 }
      let old = state.latest
      state.latest = plain
      return old
    }
    guard let old else { return nil }
    guard comparing else { return Submitted(contents: plain, difference: nil) }
    var new = snapshot
    let difference = SnapshotDifference(from: old, to: &new)
    return Submitted(contents: plain, difference: difference)
  }

  /// One that was applied on another thread is being shown.
  func endWaiting() { state.withLock { $0.waiting -= 1 } }
}
