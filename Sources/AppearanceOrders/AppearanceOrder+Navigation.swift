extension AppearanceOrder {
  // Fidelity: the disappearing one is called first, at the beginning and at the end. [observed iOS
  // 26.5]
  /// A controller is pushed: it appears, the one that it covers disappears. Interactive pushes
  /// reverse as interactive pops do.
  public static let push = AppearanceOrder(
    begin: [.fromWillDisappear, .toWillAppear],
    complete: [.fromDidDisappear, .toDidAppear],
    reversal: pop.reversal, cancelled: pop.cancelled)

  // Fidelity: the disappearing one is called first, at the beginning and at the end. [observed iOS
  // 26.5] A pop that reverses ends the appearance of one side before the other one appears again.
  // [observed]
  /// A controller is popped: it disappears, the one below appears again.
  public static let pop = AppearanceOrder(
    begin: [.fromWillDisappear, .toWillAppear],
    complete: [.fromDidDisappear, .toDidAppear],
    reversal: [.toWillDisappear],
    cancelled: [.toDidDisappear, .fromWillAppear, .fromDidAppear])
}
