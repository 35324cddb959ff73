/// Provides the search of a find interaction, and is informed of its life.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// The search of the user in a view; nil for none, and then no find bar appears.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - view: The view that it is on.
  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession?

  /// A search has begun: the find bar appears. May be left out.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The search.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)

  /// A search has ended: the find bar disappears. May be left out.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The search.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
