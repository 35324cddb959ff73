nonisolated extension AppearanceOrder {
  /// A controller is pushed: it comes, the one that it covers goes. Interactive pushes turn back as
  /// interactive pops do.
  // Fidelity: what goes hears first, at the beginning and at the end. [observed iOS 26.5]
  static let push = AppearanceOrder(
    begin: [.goingWillDisappear, .comingWillAppear],
    complete: [.goingDidDisappear, .comingDidAppear],
    turnBack: pop.turnBack, cancelled: pop.cancelled)

  /// A controller is popped: it goes, the one below comes back.
  // Fidelity: what goes hears first, at the beginning and at the end. [observed iOS 26.5] A pop that
  // turns back closes the side that came before the other one comes back. [observed]
  static let pop = AppearanceOrder(
    begin: [.goingWillDisappear, .comingWillAppear],
    complete: [.goingDidDisappear, .comingDidAppear],
    turnBack: [.comingWillDisappear],
    cancelled: [.comingDidDisappear, .goingWillAppear, .goingDidAppear])
}
