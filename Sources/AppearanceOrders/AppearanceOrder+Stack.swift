extension AppearanceOrder {
  // Fidelity: as UIKit's push and pop; a transition that reverses follows the general rule of
  // cancelled transitions. [documented]
  /// A stack of NestKit shows another child: one that is pushed, or one that a pop reveals.
  public static let stack = AppearanceOrder(
    begin: push.begin, complete: push.complete,
    reversal: [.toWillDisappear, .fromWillAppear],
    cancelled: [.toDidDisappear, .fromDidAppear])
}
