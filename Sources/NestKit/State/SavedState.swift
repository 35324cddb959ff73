/// The state of a container, what its children have written by `encodeRestorableState(with:)`, and
/// what of its children could not be saved.
public struct SavedState {
  /// The state that was saved.
  public private(set) var state: NestState
  /// The controllers that were left out, because they, or a child below them in a stack, have no
  /// `restorationIdentifier`, or have that of a sibling in the same slot; those inside them are not
  /// listed.
  public private(set) var omitted: [UIViewController] = []

  /// Saves what a container shows. Changes nothing; costs the number of controllers in the tree.
  public init(of container: some RestorableContainer) { self.init(ofContents: container) }

  /// Saves what a controller shows, if that is a container that is saved: one of NestKit's or
  /// UIKit's, or a ``RestorableContainer`` of the program; `nil` otherwise.
  public init?(ofContainer controller: UIViewController) {
    guard let contents = controller.restorableContents else { return nil }
    self.init(ofContents: contents)
  }

  private init(ofContents contents: some RestorableContents) {
    state = NestState(kind: type(of: contents).stateKind)
    state = save(contents)
  }

  private mutating func save<Contents: RestorableContents>(_ container: Contents) -> NestState {
    var state = NestState(kind: Contents.stateKind)
    // A value that cannot be encoded, as a number that is not finite, is not saved.
    if let facts = try? NestStateFacts(encoding: container.restorableFacts) { state.facts = facts }
    var slots: Set<Slot> = []
    var isInterrupted = false
    for child in container.restorableChildren {
      let identifier = child.viewController.restorationIdentifier
      guard !isInterrupted, let identifier,
        slots.insert(Slot(index: child.slot, identifier: identifier)).inserted
      else {
        omitted.append(child.viewController)
        isInterrupted = isInterrupted || Contents.childrenDependOnEachOther
        continue
      }
      let nested = child.viewController.restorableContents.map { save($0) }
      state.children.append(
        NestState.Child(
          slot: child.slot, identifier: identifier, state: nested,
          transition: child.transition.map {
            NestState.ChildTransition(name: $0.name, duration: $0.duration)
          },
          scrollPosition: (child.viewController as? any RestorableScrolling)?
            .restorableScrollPosition.flatMap { $0.isFinite ? $0 : nil },
          archive: NestState.ControllerArchive(of: child.viewController)))
    }
    return state
  }

  private struct Slot: Hashable {
    let index: Int
    let identifier: String
  }
}
