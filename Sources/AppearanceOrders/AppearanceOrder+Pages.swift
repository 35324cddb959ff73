extension AppearanceOrder {
  // Fidelity: the appearing one is called first throughout; a scroll that reverses ends the side
  // that stays before the one that appeared. [observed]
  /// Pages are scrolled.
  public static let pageScroll = AppearanceOrder(
    begin: [.toWillAppear, .fromWillDisappear],
    complete: [.toDidAppear, .fromDidDisappear],
    reversal: [.fromWillAppear],
    cancelled: [.fromDidAppear, .toWillDisappear, .toDidDisappear])

  // Fidelity: the appearing one is called first at the beginning, the disappearing one at the end.
  // [observed]
  /// A page is flipped.
  public static let pageCurl = AppearanceOrder(
    begin: [.toWillAppear, .fromWillDisappear],
    complete: [.fromDidDisappear, .toDidAppear],
    reversal: [.toWillDisappear, .fromWillAppear],
    cancelled: [.toDidDisappear, .fromDidAppear])
}
