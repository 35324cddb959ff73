/// The result of restoring a state.
public struct RestoredState {
  /// The children that could not be made, and those that stood on them in a stack.
  public internal(set) var missing: [MissingChild] = []

  /// A child that is not there after a restoration.
  public nonisolated struct MissingChild: Hashable, Sendable {
    /// The identifier of the child.
    public let identifier: String
    /// The identifiers of the containers around it, outermost first, without the one that was
    /// restored.
    public let path: [String]

    /// Creates one.
    public init(identifier: String, path: [String]) {
      self.identifier = identifier
      self.path = path
    }
  }
}

extension RestorableContainer {
  /// Makes a controller for an identifier: `nil` if there is none any more.
  ///
  /// The path has the identifiers of the containers around it, outermost first, without the
  /// container that is restored.
  public typealias ControllerFactory = (_ identifier: String, _ path: [String]) -> UIViewController?

  /// Takes the children that were saved, and all that they contain.
  ///
  /// No view is loaded and nothing is animated; the events are those of children that are set
  /// before the container is displayed. A child that the container has already, with the same
  /// identifier in the same slot, stays and is restored in itself; the others are made by the
  /// container where it knows how, from the values that it is bound to, or else by the factory,
  /// which sets their `restorationIdentifier` or leaves it to this method, or else by the
  /// `restorationClass` that they had. A child that cannot be made is left out, with those that
  /// stood on it in a stack.
  ///
  /// When all have their places, those that have written something by
  /// `encodeRestorableState(with:)` read it, the outer ones first, and then their views, for which
  /// a controller loads its view. All of them receive `applicationFinishedRestoringState()` at
  /// last.
  ///
  /// A child leaves by the transition that it came with before, which is found by its name, and
  /// gets the position of its content if it is a ``RestorableScrolling`` controller.
  ///
  /// - Parameters:
  ///   - state: The saved state of a container of this kind.
  ///   - transitions: The transitions that are found by their names; a child whose transition is
  ///     not among them has that which the container gives it. Default: those of NestKit.
  ///   - makeController: Makes the controllers.
  /// - Returns: The result, with the children that could not be restored.
  /// - Throws: ``NestStateError`` if a container is not of the kind that was saved, cannot take its
  ///   children, as where one of them would be there twice, or does not understand the values that
  ///   were saved of it. Nothing has changed then.
  @discardableResult
  public func restoreState(
    _ state: NestState,
    transitions: [Transition] = NestState.knownTransitions,
    makeController: @escaping ControllerFactory
  ) throws -> RestoredState {
    try state.restore(in: self, transitions: transitions, makeController: makeController)
  }
}

extension NestState {
  /// The transitions that are found by their names unless a program says which: those of NestKit.
  public nonisolated static var knownTransitions: [Transition] {
    Transition.allTransitions + [.pushFromTrailing, .pushFromLeading]
  }

  /// Restores it in a container, which may be any controller that is saved by
  /// ``SavedState/init(ofContainer:)``; see
  /// ``RestorableContainer/restoreState(_:transitions:makeController:)``.
  ///
  /// - Throws: ``NestStateError`` as that does, and for a controller that is no such container.
  @discardableResult
  public func restore(
    in controller: UIViewController, transitions: [Transition] = NestState.knownTransitions,
    makeController: @escaping (_ identifier: String, _ path: [String]) -> UIViewController?
  ) throws -> RestoredState {
    var restoration = Restoration(transitions: transitions, makeController: makeController)
    let plan = try restoration.plan(self, in: controller, at: [])
    plan()
    for read in restoration.readings { read() }
    for controller in restoration.restored { controller.applicationFinishedRestoringState() }
    return restoration.result
  }
}

/// One restoration: first everything is made and checked, then everything is set, inside out.
private struct Restoration {
  let makeController: (String, [String]) -> UIViewController?
  var result = RestoredState()
  /// The closures in which controllers decode their state, those of outer controllers before those
  /// of inner ones.
  private(set) var readings: [() -> Void] = []
  /// The controllers that have written something.
  private(set) var restored: [UIViewController] = []
  /// Those that have a place already.
  private var placed: Set<ObjectIdentifier> = []

  private let transitions: [String: Transition]

  init(
    transitions: [Transition], makeController: @escaping (String, [String]) -> UIViewController?
  ) {
    self.transitions = Dictionary(transitions.map { ($0.name, $0) }) { $1 }
    self.makeController = makeController
  }

  /// Prepares a container.
  ///
  /// - Returns: A closure that restores it and all that it contains.
  mutating func plan(
    _ state: NestState, in container: UIViewController, at path: [String]
  ) throws -> () -> Void {
    guard let contents = container.restorableContents else {
      throw NestStateError.otherKind(
        at: path, saved: state.kind, found: "\(type(of: container))")
    }
    return try plan(state, for: contents, of: container, at: path)
  }

  private mutating func plan<Contents: RestorableContents>(
    _ state: NestState, for contents: Contents, of container: UIViewController, at path: [String]
  ) throws -> () -> Void {
    guard state.kind == Contents.stateKind else {
      throw NestStateError.otherKind(at: path, saved: state.kind, found: Contents.stateKind)
    }
    let facts = try decodeFacts(of: state, as: Contents.RestorableFacts.self, at: path)
    var children: [RestorableChild] = []
    var steps: [() -> Void] = []
    let present = contents.restorableChildren
    for (index, child) in state.children.enumerated() {
      guard let viewController = controller(for: child, of: contents, present, at: path) else {
        let isLast = Contents.childrenDependOnEachOther
        let lost = isLast ? state.children[index...] : state.children[index...index]
        noteMissing(lost, at: path)
        if isLast { break } else { continue }
      }
      try check(viewController, named: child.identifier, in: container, at: path)
      try prepareReading(child, for: viewController, at: path)
      if let step = try nestedPlan(child, for: viewController, at: path) { steps.append(step) }
      if let position = child.scrollPosition,
        let scrolling = viewController.contentOrSelf as? any RestorableScrolling
      {
        steps.append { scrolling.restoreScrollPosition(position) }
      }
      children.append(
        RestorableChild(viewController, slot: child.slot, transition: transition(of: child)))
    }
    if let reason = contents.reason(toRefuse: children) {
      throw NestStateError.notAccepted(at: path, reason)
    }
    return {
      for step in steps { step() }
      let engines = container.ownedCore?.beginIgnoringConflictPolicies() ?? []
      contents.restore(children, facts: facts)
      for engine in engines { engine.ignoreConflictPolicy(false) }
    }
  }

  private mutating func noteMissing(_ children: ArraySlice<NestState.Child>, at path: [String]) {
    result.missing += children.map {
      RestoredState.MissingChild(identifier: $0.identifier, path: path)
    }
  }

  private func transition(of child: NestState.Child) -> Transition? {
    child.transition.flatMap { saved in
      transitions[saved.name].map { $0.lasting(saved.duration) }
    }
  }

  /// The child that is there already, or one that the container or the factory makes.
  private func controller(
    for child: NestState.Child, of contents: some RestorableContents,
    _ present: [RestorableChild], at path: [String]
  ) -> UIViewController? {
    let existing = present.first {
      $0.slot == child.slot && $0.viewController.restorationIdentifier == child.identifier
    }
    if let existing { return existing.viewController }
    let made =
      contents.makeRestorableChild(child.identifier, slot: child.slot)
      ?? makeController(child.identifier, path)
      ?? child.archive?.makeController(child.identifier, at: path)
    guard let made else { return nil }
    if made.restorationIdentifier == nil { made.restorationIdentifier = child.identifier }
    return made
  }

  /// A controller has one place, and one that the container does not have yet can be added to it.
  private mutating func check(
    _ viewController: UIViewController, named identifier: String, in container: UIViewController,
    at path: [String]
  ) throws {
    guard placed.insert(ObjectIdentifier(viewController)).inserted else {
      throw NestStateError.notAccepted(at: path, "“\(identifier)” is there twice")
    }
    guard viewController.parent !== container,
      let misuse = Misuse.ofAdding(viewController, to: container)
    else { return }
    throw NestStateError.notAccepted(at: path, "\(misuse.message)")
  }

  private mutating func prepareReading(
    _ child: NestState.Child, for viewController: UIViewController, at path: [String]
  ) throws {
    guard let archive = child.archive else { return }
    do {
      readings.append(try archive.reading(into: viewController))
    } catch {
      throw NestStateError.damaged(
        at: (path + [child.identifier, "archive"]).joined(separator: " › "), "it cannot be read")
    }
    restored.append(viewController)
  }

  private mutating func nestedPlan(
    _ child: NestState.Child, for viewController: UIViewController, at path: [String]
  ) throws -> (() -> Void)? {
    guard let state = child.state else { return nil }
    let path = path + [child.identifier]
    // It may have been saved before it was made lazily.
    let isOther = viewController.restorableContents.map { type(of: $0).stateKind != state.kind }
    let restored = isOther == true ? viewController.contentOrSelf : viewController
    return try plan(state, in: restored, at: path)
  }

  private func decodeFacts<Facts: Decodable>(
    of state: NestState, as type: Facts.Type, at path: [String]
  ) throws -> Facts {
    do {
      return try state.facts.decode(as: type)
    } catch let error as DecodingError {
      let place = (path + ["facts"]).joined(separator: " › ")
      guard case .damaged(let key, let reason) = NestStateError(error) else { throw error }
      throw NestStateError.damaged(at: key.isEmpty ? place : "\(place).\(key)", reason)
    }
  }
}
