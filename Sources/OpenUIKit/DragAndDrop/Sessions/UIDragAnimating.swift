/// An animation of previews, to which a delegate adds its own.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Animates changes together with the previews.
  ///
  /// - Parameter animations: Changes properties of views.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Calls a closure at the end of the animation.
  ///
  /// - Parameter completion: Gets where it has ended: at its end, or at its start if a lifted item
  ///   was released.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what delegates add, and runs it.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var hasBegun = false
  private var end: UIViewAnimatingPosition?

  // Fidelity: how long previews move is not documented. [decided]
  private static let duration: TimeInterval = 0.3

  deinit {}

  func addAnimations(_ animations: @escaping () -> Void) {
    if hasBegun {
      UIView.animate(withDuration: Self.duration, animations: animations)
    } else {
      self.animations.append(animations)
    }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if let end { completion(end) } else { completions.append(completion) }
  }

  /// Runs everything.
  ///
  /// - Parameters:
  ///   - own: The changes of the previews.
  ///   - completion: Called at the end, after those that were added.
  func run(_ own: @escaping () -> Void, completion: @escaping () -> Void) {
    hasBegun = true
    let all = animations
    animations = []
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        own()
        for animation in all { animation() }
      },
      completion: { _ in
        self.finish(at: .end)
        completion()
      })
  }

  /// Calls the completions, once.
  func finish(at position: UIViewAnimatingPosition) {
    guard end == nil else { return }
    end = position
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}
