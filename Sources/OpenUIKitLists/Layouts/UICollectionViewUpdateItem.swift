import OpenQuartzCore

/// One change of an update, as the program has requested it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  nonisolated public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  /// The item before the update; nil for an insert. The item of a section is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The item after the update; nil for a delete. The item of a section is `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The kind of the change.
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    (self.action, self.before, self.after) = (action, before, after)
  }

  deinit {}

  /// The item of a requested change. A reload has the place that it has afterwards too.
  convenience init(_ update: ListUpdate, _ plan: ListUpdatePlan) {
    switch update {
    case .insertSection(let section): self.init(.insert, after: Self.path(of: section))
    case .deleteSection(let section): self.init(.delete, before: Self.path(of: section))
    case .reloadSection(let section):
      self.init(
        .reload, before: Self.path(of: section),
        after: Self.path(of: plan.newSection(of: section) ?? section))
    case .moveSection(let section, let target):
      self.init(.move, before: Self.path(of: section), after: Self.path(of: target))
    case .insertItem(let path): self.init(.insert, after: path)
    case .deleteItem(let path): self.init(.delete, before: path)
    case .reloadItem(let path):
      self.init(.reload, before: path, after: plan.newPath(of: path) ?? path)
    case .moveItem(let path, let target): self.init(.move, before: path, after: target)
    }
  }

  private static func path(of section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}
