extension ContainerStack {
  /// Whether the stack shows nothing, though it may have children: a drawer that is closed.
  public var isConcealed: Bool { machine.isConcealed }

  /// Hides the top, with the inverse of its transition, and shows nothing from then on.
  ///
  /// ```
  /// delegate willHide(top)    top.viewWillDisappear
  /// ··· the transition runs ···
  /// top.viewDidDisappear      delegate didHide(top)
  /// ```
  ///
  /// The list stays as it is: nobody moves from a parent. The views leave the tree and stay loaded
  /// or are unloaded, as the overflow policy says; those beneath the top leave it before the
  /// transition. While the stack is concealed the list can be changed as always; children get
  /// `willMove` and `didMove` then, no callback of appearance, and the delegate no event. Each of
  /// these changes costs the number of children.
  ///
  /// The transition can be driven, reversed and cancelled as any other. Where the container is not
  /// displayed, or an empty stack is concealed, there is none. A stack that is concealed already
  /// does nothing.
  ///
  /// - Parameter animated: Whether the transition takes time. The events are the same without.
  @discardableResult
  public func conceal(animated: Bool = true) -> ContainerOperation {
    request(.conceal, animated: animated)
  }

  /// Shows the top of a concealed stack again.
  ///
  /// ```
  /// delegate willShow(top)    top.viewWillAppear, top.viewIsAppearing
  /// ··· the transition runs ···
  /// top.viewDidAppear         delegate didShow(top)
  /// ```
  ///
  /// The children beneath the top are seen when the transition has ended. A stack that is not
  /// concealed does nothing.
  ///
  /// - Parameters:
  ///   - transition: How the top appears, and, inverse, disappears from now on. Default: `nil`, for
  ///     the transition that it has.
  ///   - animated: Whether the transition takes time. The events are the same without.
  @discardableResult
  public func reveal(
    transition: Transition? = nil, animated: Bool = true
  ) -> ContainerOperation {
    request(.reveal(by: transition), animated: animated)
  }
}
