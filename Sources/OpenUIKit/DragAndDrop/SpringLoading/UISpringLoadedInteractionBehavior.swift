/// Decides about a spring-loaded interaction.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether the interaction may begin, or go on, for a drag over its view. Called whenever the
  /// drag moves there, and in each frame while it stays.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - context: The drag, and what is shown of it. A behaviour may set the target, which begins
  ///     the interaction anew if it is another one.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// The interaction was activated, or has ended without that. Optional.
  ///
  /// - Parameter interaction: The interaction.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {
    OptionalMethod.leftOut()
  }
}

/// Allows an interaction while a drag is over its view.
final class UsualSpringLoadingBehavior: NSObject, UISpringLoadedInteractionBehavior {
  deinit {}

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}
