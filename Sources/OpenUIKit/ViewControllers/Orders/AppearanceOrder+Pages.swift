nonisolated extension AppearanceOrder {
  /// Pages are scrolled.
  // Fidelity: the appearing one is called first throughout; a scroll that reverses ends the side
  // that stays before the one that appeared. [observed]
  static let pageScroll = AppearanceOrder(
    begin: [.comingWillAppear, .goingWillDisappear],
    complete: [.comingDidAppear, .goingDidDisappear],
    reversal: [.goingWillAppear],
    cancelled: [.goingDidAppear, .comingWillDisappear, .comingDidDisappear])

  /// A page is flipped.
  // Fidelity: the appearing one is called first at the beginning, the disappearing one at the end.
  // [observed]
  static let pageCurl = AppearanceOrder(
    begin: [.comingWillAppear, .goingWillDisappear],
    complete: [.goingDidDisappear, .comingDidAppear],
    reversal: [.comingWillDisappear, .goingWillAppear],
    cancelled: [.comingDidDisappear, .goingDidAppear])
}
