import NestKit

/// Pushes and pops like a navigation controller, and forwards appearance by hand.
final class PushingController: UIViewController {
  private(set) var stack: [UIViewController] = []

  deinit {}

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stack.last?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stack.last?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stack.last?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stack.last?.endAppearanceTransition()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let top = stack.last { place(top) }
  }

  func setRoot(_ root: UIViewController) {
    while !stack.isEmpty { pop(animated: false) }
    push(root, animated: false)
  }

  func push(_ child: UIViewController, animated: Bool) {
    let former = stack.last
    stack.append(child)
    addChild(child)
    exchange(former, for: child, from: view.bounds.width, animated: animated) {
      child.didMove(toParent: self)
    }
  }

  func pop(animated: Bool) {
    guard let former = stack.popLast() else { return }
    former.willMove(toParent: nil)
    exchange(former, for: stack.last, from: 0, animated: animated) {
      former.removeFromParent()
    }
  }

  private func exchange(
    _ former: UIViewController?, for next: UIViewController?, from offset: CGFloat,
    animated: Bool, completion: @escaping () -> Void
  ) {
    let isShown = viewIfLoaded?.window != nil
    if isShown {
      former?.beginAppearanceTransition(false, animated: animated)
      next?.beginAppearanceTransition(true, animated: animated)
    }
    if let next { place(next) }
    if let former, offset == 0 { view.bringSubviewToFront(former.view) }
    let moved = offset > 0 ? next : former
    let finish = {
      former?.view.removeFromSuperview()
      moved?.view.transform = .identity
      if isShown {
        former?.endAppearanceTransition()
        next?.endAppearanceTransition()
      }
      completion()
    }
    guard isShown, animated else { return finish() }
    let aside = CGAffineTransform(translationX: view.bounds.width, y: 0)
    if offset > 0 { moved?.view.transform = aside }
    UIView.animate(withDuration: 0.3) {
      moved?.view.transform = offset > 0 ? .identity : aside
    } completion: { _ in
      finish()
    }
  }

  private func place(_ child: UIViewController) {
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
  }
}
