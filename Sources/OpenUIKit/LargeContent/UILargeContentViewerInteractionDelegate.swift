/// Says what the large content viewer shows where, and what the end of its gesture does. All
/// functions are optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the finger was lifted, not when the gesture was cancelled.
  ///
  /// Without it a control at the point is activated, as by a tap.
  ///
  /// - Parameters:
  ///   - interaction: The interaction whose gesture has ended.
  ///   - item: The item at the point; nil for none.
  ///   - point: Where the finger was, in the coordinates of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)

  /// The item at a point of the interaction's view; nil for nothing.
  ///
  /// Without it, the innermost view that contains the point and has `showsLargeContentViewer`.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?

  /// The controller in whose window the viewer is shown.
  ///
  /// Without it, that of the interaction's view.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Activates a control.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) { interaction.activate(item) }

  /// The innermost view that contains the point and is shown.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.view?.largeContentItem(at: point) }

  /// The controller of the view.
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController {
    let responders = sequence(first: interaction.view as UIResponder?) { $0?.next }
    return responders.lazy.compactMap { $0 as? UIViewController }.first ?? UIViewController()
  }
}
