/// The appearance or the disappearance of a menu, to which a delegate adds changes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is shown beside the menu; nil for none.
  var previewViewController: UIViewController? { get }

  /// Animates changes together with the menu.
  ///
  /// - Parameter animations: Changes properties of views.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Calls a closure when the menu has appeared or disappeared.
  ///
  /// - Parameter completion: Called once. After a disappearance the controller beside the menu has
  ///   disappeared too, and can be shown elsewhere.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The end of a preview that was tapped.
nonisolated public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It returns to where it was.
  case dismiss = 0
  /// It grows over the window while it disappears.
  case pop = 1
}

/// The disappearance of a menu whose preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The end of the preview; `.dismiss` by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what delegates add.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var isOver = false

  init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
    super.init()
  }

  deinit {}

  func addAnimations(_ animations: @escaping () -> Void) {
    if isOver { animations() } else { self.animations.append(animations) }
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    if isOver { completion() } else { completions.append(completion) }
  }

  /// Makes the changes, once; called inside an animation.
  func animate() {
    let due = animations
    animations = []
    for animation in due { animation() }
  }

  /// Calls the completions, once.
  func complete() {
    isOver = true
    let due = completions
    completions = []
    for completion in due { completion() }
  }
}
