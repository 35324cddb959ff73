extension AppearanceOrder {
  // Fidelity: the presented controller has appeared before the presenting one has disappeared.
  // [observed iOS 26.5]
  /// A controller is presented and the presenting one disappears.
  public static let present = AppearanceOrder(
    begin: [.fromWillDisappear, .toWillAppear],
    complete: [.toDidAppear, .fromDidDisappear],
    reversal: [.toWillDisappear, .fromWillAppear],
    cancelled: [.toDidDisappear, .fromDidAppear])

  // Fidelity: the presenting controller has appeared before the presented one has disappeared.
  // [observed iOS 26.5]
  /// A presented controller is dismissed and the presenting one appears again.
  public static let dismiss = AppearanceOrder(
    begin: [.fromWillDisappear, .toWillAppear],
    complete: [.toDidAppear, .fromDidDisappear],
    reversal: [.toWillDisappear, .fromWillAppear],
    cancelled: [.toDidDisappear, .fromDidAppear])
}
