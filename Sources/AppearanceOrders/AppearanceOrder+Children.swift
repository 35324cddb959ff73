extension AppearanceOrder {
  // Fidelity: the disappearing controller is called first, at the beginning and at the end.
  // [decided]
  /// `transition(from:to:duration:options:animations:completion:)`; it cannot be cancelled.
  public static let exchange = AppearanceOrder(
    begin: [.fromWillDisappear, .toWillAppear],
    complete: [.fromDidDisappear, .toDidAppear],
    reversal: [], cancelled: [])
}
