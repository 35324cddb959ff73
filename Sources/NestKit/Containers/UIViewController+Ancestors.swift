extension UIViewController {
  /// The nearest ancestor of a kind, through any number of other containers; `nil` if there is
  /// none.
  ///
  /// The accessors of the containers use it, and so can those of your own:
  ///
  /// ```swift
  /// extension UIViewController {
  ///   var cardsViewController: CardsViewController? { nearestAncestor() }
  /// }
  /// ```
  ///
  /// Right from `willMove(toParent:)` on until the controller has left. Costs the depth of the
  /// controller.
  ///
  /// - Parameter kind: The class of the ancestor; a subclass of it counts too.
  public func nearestAncestor<Ancestor: UIViewController>(
    of kind: Ancestor.Type = Ancestor.self
  ) -> Ancestor? {
    var ancestor = parent
    while let current = ancestor {
      if let found = current as? Ancestor { return found }
      ancestor = current.parent
    }
    return nil
  }
}
