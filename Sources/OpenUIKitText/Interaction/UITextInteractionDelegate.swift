/// Decides about gestures on a text, and is informed of them. Every method may be left out.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether a gesture may begin; true by default.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: The place of the gesture, in the coordinates of the text.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool

  /// A gesture begins: after this the text becomes the first responder, and is selected.
  func interactionWillBegin(_ interaction: UITextInteraction)

  /// The gesture has ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// True.
  public func interactionShouldBegin(
    _ interaction: UITextInteraction, at point: CGPoint
  ) -> Bool { true }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
