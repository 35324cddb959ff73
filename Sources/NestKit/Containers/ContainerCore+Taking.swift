import AppearanceOrders

// Children that leave the container by other means than an operation of it.

extension ContainerCore {
  /// Calls a closure with each child that the container has lost by other means than an operation:
  /// the program has removed it from its parent, or another container has added it. For a container
  /// that knows its children by other means than its engines.
  ///
  /// ```swift
  /// core.whenTaken { [link = core.link] child in
  ///   (link.container as? CardsViewController)?.favourites.removeAll { $0 === child }
  /// }
  /// ```
  ///
  /// On Linux it is called inside `removeFromParent()`, when the child is in no list of an engine
  /// any more, and before one closes the gap. UIKit has no call for that: on Apple's systems it is
  /// called at the next operation, layout or appearance, and these cost the number of children.
  ///
  /// - Parameter body: The closure, which the core keeps. It must not keep the container alive.
  public final func whenTaken(_ body: @escaping (_ child: UIViewController) -> Void) {
    takingObservers.append(body)
  }

  /// Drops the children that have lost the container, where nobody says so: on Apple's systems.
  func dropLostChildren() {
    #if canImport(UIKit)
      for child in engines.flatMap(\.lostChildren) { parentDidLose(child) }
    #endif
  }
}

extension ContainerCore: ChildManager {
  /// The engines close the gap that a child leaves, unless the container itself removes it.
  public final func parentDidLose(_ child: AnyObject) {
    plainChildren.remove(child)
    guard removedChild != ObjectIdentifier(child), let child = child as? UIViewController else {
      return
    }
    for engine in engines { engine.childWasTaken(child) }
  }
}

extension ContainerCoreOwner {
  /// The core handles it.
  public func parentDidLose(_ child: AnyObject) { containerCore.parentDidLose(child) }
}
