/// Does what a tap does when a drag stays over it, if the program wants that.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that stays over it does what a tap does.
  var isSpringLoaded: Bool { get set }
}

/// The interaction of a control that is spring-loaded: it does what a tap does.
final class ControlSpringLoading: UISpringLoadedInteraction {
  deinit {}
}

extension UIControl {
  /// Whether a drag that stays over the control does what a tap does, while it is enabled.
  final var isTappedBySpring: Bool {
    get { interactions.contains { $0 is ControlSpringLoading } }
    set {
      guard newValue != isTappedBySpring else { return }
      guard newValue else {
        for case let own as ControlSpringLoading in interactions { removeInteraction(own) }
        return
      }
      addInteraction(
        ControlSpringLoading(
          interactionBehavior: EnabledControlBehavior(), interactionEffect: nil,
          activationHandler: { interaction, _ in
            (interaction.view as? UIControl)?.accessibilityActivate()
          }))
    }
  }
}

/// Allows the interaction of a control that is enabled.
private final class EnabledControlBehavior: NSObject, UISpringLoadedInteractionBehavior {
  deinit {}

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { (interaction.view as? UIControl)?.isEnabled ?? false }
}

extension UIButton: UISpringLoadedInteractionSupporting {}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}

extension UITabBar: UISpringLoadedInteractionSupporting {}
