extension UIViewController {
  /// Plays steps of an order: *will* steps begin or turn round the appearance transition of their
  /// side, *did* steps end it.
  ///
  /// - Parameters:
  ///   - steps: A list of an `AppearanceOrder`, played from the first to the last.
  ///   - going: The controller that goes; nil if the transition does not concern it.
  ///   - coming: The controller that comes; nil if the transition does not concern it.
  ///   - animated: What *will* callbacks say. The *did* callbacks repeat what the last *will* said.
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
