extension AppearanceOrder {
  // Fidelity: the appearing one is called first at the beginning, the disappearing one at the end.
  // [observed iOS 26.5] A switch that reverses follows the general rule of cancelled transitions.
  // [documented]
  /// Another tab is selected.
  public static let tabSwitch = AppearanceOrder(
    begin: [.toWillAppear, .fromWillDisappear],
    complete: [.fromDidDisappear, .toDidAppear],
    reversal: [.toWillDisappear, .fromWillAppear],
    cancelled: [.toDidDisappear, .fromDidAppear])
}
