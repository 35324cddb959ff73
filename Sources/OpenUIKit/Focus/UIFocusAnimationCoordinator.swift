import OpenQuartzCore

/// Collects what is animated together with a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  // Fidelity: how long the focus is animated is not documented. [decided]
  /// How long the animations last, in seconds.
  static let duration: TimeInterval = 0.2

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  override init() { super.init() }

  deinit {}

  /// Runs `animations` in an animation that begins after every environment was called, and
  /// `completion` when it has ended.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  final func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: { for animation in animations { animation() } },
      completion: { _ in for completion in completions { completion() } })
  }
}
