import MisuseReports

/// A controller that takes part in how its presentation shows it, as alerts do.
protocol PresentationParticipant: UIViewController {
  /// Why it cannot be presented, if anything is wrong with it.
  var refusalOfPresentation: Misuse? { get }

  /// Why it cannot be a popover that belongs to nothing.
  func refusalWithoutSource(presenter: UIViewController) -> Misuse

  /// Its view is to be shown in the presentation.
  func prepareForPresentation()

  /// Ends the presentation by its own means, after a tap outside; false if it has none.
  func endByTapOutside() -> Bool
}

extension UIPresentationController {
  /// The presented controller, if it takes part.
  final var participant: (any PresentationParticipant)? {
    presentedViewController as? any PresentationParticipant
  }
}
