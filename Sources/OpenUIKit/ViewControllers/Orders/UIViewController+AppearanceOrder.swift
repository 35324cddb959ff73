extension UIViewController {
  /// Plays steps of an order: *will* steps begin or reverse the appearance transition of their
  /// side, *did* steps end it.
  ///
  /// - Parameters:
  ///   - steps: A list of an `AppearanceOrder`, played from the first to the last.
  ///   - going: The disappearing controller; nil if the transition does not concern it.
  ///   - coming: The appearing controller; nil if the transition does not concern it.
  ///   - animated: The argument of the *will* callbacks. The *did* callbacks repeat that of the
  ///     last *will*.
  static func perform(
    _ steps: [AppearanceOrder.Step], going: UIViewController?, coming: UIViewController?,
    animated: Bool
  ) {
    for step in steps {
      let controller = step.side == .going ? going : coming
      switch step.message {
      case .begin(let appearing):
        controller?.beginAppearanceTransition(appearing, animated: animated)
      case .end:
        controller?.endAppearanceTransition()
      }
    }
  }
}
