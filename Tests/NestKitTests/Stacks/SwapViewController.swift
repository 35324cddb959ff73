import NestKit
import OpenUIKit

/// A container that shows one child at a time, written on the public API alone.
final class SwapViewController: UIViewController {
  private var content: ContainerContent?
  private var isVisible = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Shows another child instead of the present one; does nothing with a child that cannot be
  /// added.
  func show(_ child: UIViewController, transition: Transition = .none, animated: Bool = true) {
    let old = content
    let new = ContainerContent(viewController: child, container: self, transition: transition)
    guard new.addToContainer() else { return }
    old?.willMoveFromContainer()
    content = new
    new.insertView(into: view)
    old?.insertView(below: new)
    if isVisible {
      old?.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
    }
    new.playTransition(.forward, animated: animated) {
      old?.endAppearanceTransition()
      new.endAppearanceTransition()
      old?.removeFromContainer()
      new.didMoveToContainer()
    }
  }

  /// Shows nothing from now on.
  func clear() {
    content?.removeFromContainer()
    content = nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isVisible = true
    content?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    content?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isVisible = false
    content?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    content?.endAppearanceTransition()
  }
}
