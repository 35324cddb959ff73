nonisolated extension AppearanceOrder {
  /// Another tab is selected.
  // Fidelity: what comes hears first at the beginning, what goes at the end. [observed iOS 26.5]
  // A switch that turns back follows the general rule of cancelled transitions. [documented]
  static let tabSwitch = AppearanceOrder(
    begin: [.comingWillAppear, .goingWillDisappear],
    complete: [.goingDidDisappear, .comingDidAppear],
    turnBack: [.comingWillDisappear, .goingWillAppear],
    cancelled: [.comingDidDisappear, .goingDidAppear])
}
