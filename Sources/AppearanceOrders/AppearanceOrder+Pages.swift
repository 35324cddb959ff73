extension AppearanceOrder {
  /// Pages are scrolled.
  // Fidelity: the appearing one is called first throughout; a scroll that reverses ends the side
  // that stays before the one that appeared. [observed]
  public static let pageScroll = AppearanceOrder(
    begin: [.toWillAppear, .fromWillDisappear],
    complete: [.toDidAppear, .fromDidDisappear],
    reversal: [.fromWillAppear],
    cancelled: [.fromDidAppear, .toWillDisappear, .toDidDisappear])

  /// A page is flipped.
  // Fidelity: the appearing one is called first at the beginning, the disappearing one at the end.
  // [observed]
  public static let pageCurl = AppearanceOrder(
    begin: [.toWillAppear, .fromWillDisappear],
    complete: [.fromDidDisappear, .toDidAppear],
    reversal: [.toWillDisappear, .fromWillAppear],
    cancelled: [.toDidDisappear, .fromDidAppear])
}
