import Dispatch
import MisuseReports

/// The common part of the diffable data sources of tables and collection views: the snapshot that
/// is shown, and how it becomes another one.
final class DiffableState<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
> {
  typealias Contents = SnapshotContents<SectionIdentifier, ItemIdentifier>
  typealias Submitted = SubmittedSnapshot<SectionIdentifier, ItemIdentifier>

  /// The list; nil once it was freed.
  private weak var list: (any ListFront)?
  /// The contents of the list.
  private(set) var current = Contents()
  nonisolated let submitted = SubmittedSnapshots<SectionIdentifier, ItemIdentifier>()
  /// How rows come and go.
  var animation = UITableView.RowAnimation.fade
  /// Called when the contents have changed, before the list asks for counts and cells.
  var didChange: () -> Void = {}
  /// Whether a snapshot is being shown, so that the list calls the program.
  private var isApplying = false

  init(_ list: any ListFront) { self.list = list }

  deinit {}

  /// Gives all cells their state, when the outline of a section has changed.
  func outlineDidChange(animated: Bool) { list?.core.updateStates(animated: animated) }

  // MARK: Applying

  /// Applies a snapshot on any thread: on the main thread at once; from elsewhere it is compared
  /// there and shown on the main thread later, in the order of the calls.
  ///
  /// - Parameters:
  ///   - comparing: Whether the difference is shown; otherwise everything is taken anew.
  ///   - completion: Called on the main thread after the animation.
  nonisolated func apply(
    _ snapshot: Contents, comparing: Bool, animated: Bool, completion: (() -> Void)?
  ) {
    guard !MainActor.isCurrent else {
      return MainActor.required(with: completion) {
        applyOnMain(snapshot, comparing: comparing, animated: animated, completion: $0)
      }
    }
    guard let new = submitted.submit(snapshot, comparing: comparing, onMain: false) else { return }
    // Only the main thread calls it, and nobody else has it then.
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.submitted.endWaiting()
        self.show(new, animated: animated, completion: completion)
      }
    }
  }

  // Fidelity: snapshots are not applied inside each other, nor on the main thread while others wait
  // there that another thread has applied. [observed]
  func applyOnMain(
    _ snapshot: Contents, comparing: Bool, animated: Bool, completion: (() -> Void)?
  ) {
    guard !isApplying,
      let new = submitted.submit(snapshot, comparing: comparing, onMain: true)
    else {
      return Misuse.report(.snapshotAppliedOutOfTurn())
    }
    show(new, animated: animated, completion: completion)
  }

  private func show(_ new: Submitted, animated: Bool, completion: (() -> Void)?) {
    isApplying = true
    defer { isApplying = false }
    guard let list, let difference = new.difference else {
      take(new.contents)
      list?.core.reload()
      return end(completion)
    }
    if difference.updates.isEmpty {
      take(new.contents)
      end(completion)
    } else if animated {
      update(list, new.contents, difference, completion)
    } else {
      UIView.performWithoutAnimation { update(list, new.contents, difference, completion) }
    }
    // Geometry is that of now.
    if !difference.reconfigured.isEmpty { list.core.reconfigure(difference.reconfigured) }
  }

  private func update(
    _ list: any ListFront, _ contents: Contents, _ difference: SnapshotDifference,
    _ completion: (() -> Void)?
  ) {
    let core = list.core
    core.performUpdates(
      {
        self.take(contents)
        core.request(
          difference.updates.map { ListChange(update: $0, animation: self.animation) })
      },
      completion: completion.map { completion in { _ in completion() } })
  }

  private func take(_ contents: Contents) {
    current = contents
    didChange()
  }

  private func end(_ completion: (() -> Void)?) {
    if let completion { DeferredWork.nextTurn(completion) }
  }

  /// Takes contents that the list shows already.
  func adopt(_ contents: Contents) {
    guard submitted.submit(contents, comparing: false, onMain: true) != nil else { return }
    take(contents)
  }

  // MARK: Looking up

  func path(of item: ItemIdentifier) -> IndexPath? { current.path(of: item) }
}
