/// The changes that one call of `undo()` reverts.
final class UndoGroup {
  /// One step of it.
  enum Step {
    /// Calls back an object that may be gone by then.
    case action(target: ObjectLink, identity: ObjectIdentifier, perform: (AnyObject) -> Void)
    /// A group that was begun and ended inside it.
    case group(UndoGroup)
  }

  /// In the order of their registration; they are performed in the reverse order.
  private(set) var steps: [Step] = []
  /// The name of the user's action, for menus.
  var actionName = ""
  /// Whether taking it back may be left out, since nothing of value depends on it.
  var isDiscardable = false

  init() {}

  deinit {}

  var isEmpty: Bool { steps.isEmpty }

  func append(_ step: Step) { steps.append(step) }

  /// Takes out what calls back an object.
  func removeSteps(of identity: ObjectIdentifier) {
    steps.removeAll {
      switch $0 {
      case .action(_, let other, _): return other == identity
      case .group(let group):
        group.removeSteps(of: identity)
        return group.isEmpty
      }
    }
  }

  /// Performs the steps, the last one first; those whose objects are gone are left out.
  func perform() {
    for step in steps.reversed() {
      switch step {
      case .action(let link, _, let perform): if let target = link.target { perform(target) }
      case .group(let group): group.perform()
      }
    }
  }
}
