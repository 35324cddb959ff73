nonisolated extension AppearanceOrder {
  /// Pages are scrolled.
  // Fidelity: what comes hears first throughout; a scroll that turns back closes the side that
  // stays before the one that came. [observed]
  static let pageScroll = AppearanceOrder(
    begin: [.comingWillAppear, .goingWillDisappear],
    complete: [.comingDidAppear, .goingDidDisappear],
    turnBack: [.goingWillAppear],
    cancelled: [.goingDidAppear, .comingWillDisappear, .comingDidDisappear])

  /// A page is turned over.
  // Fidelity: what comes hears first at the beginning, what goes at the end. [observed]
  static let pageCurl = AppearanceOrder(
    begin: [.comingWillAppear, .goingWillDisappear],
    complete: [.goingDidDisappear, .comingDidAppear],
    turnBack: [.comingWillDisappear, .goingWillAppear],
    cancelled: [.comingDidDisappear, .goingDidAppear])
}
