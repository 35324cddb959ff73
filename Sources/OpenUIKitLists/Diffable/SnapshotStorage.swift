import Synchronization

/// The contents that copies of a snapshot share. Looking something up may note where items are, so
/// that threads which read copies take turns.
nonisolated final class SnapshotStorage<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
  typealias Contents = SnapshotContents<SectionIdentifier, ItemIdentifier>

  private let contents: Mutex<Contents>

  init(_ contents: Contents = Contents()) { self.contents = Mutex(contents) }

  deinit {}

  /// The contents of now. O(1).
  var value: Contents { contents.withLock { $0 } }

  func access<Result: Sendable>(_ body: (inout Contents) -> Result) -> Result {
    contents.withLock { body(&$0) }
  }
}
