/// Notices that the view of a controller has left its window, and that the controller is neither
/// presented nor a child any more.
///
/// UIKit informs nobody of the end of a presentation but the delegate, which is the program's.
final class LeavingProbe: UIView {
  private weak var controller: UIViewController?
  private var notice: LeavingNotice?

  init(_ controller: UIViewController, _ notice: LeavingNotice) {
    (self.controller, self.notice) = (controller, notice)
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil, notice != nil else { return }
    // UIKit has ended the presentation when all callbacks have been sent.
    Task { self.check() }
  }

  private func check() {
    guard window == nil, let controller else { return notice = nil }
    let isShown = controller.presentingViewController != nil || controller.parent != nil
    if !isShown {
      notice = nil
      removeFromSuperview()
    } else if superview != controller.viewIfLoaded {
      controller.viewIfLoaded?.addSubview(self)
    }
  }
}

extension UIViewController {
  /// Calls a closure when this controller, or one that it is in, has left its container, or its
  /// presentation has ended.
  ///
  /// - Returns: Whether it is in one.
  func whenLeft(_ body: @escaping @MainActor () -> Void) -> Bool {
    var isNoticed = false
    var child = self
    while let parent = child.parent {
      if let content = parent.ownedCore?.content(of: child) {
        content.notices.append(LeavingNotice(body))
        isNoticed = true
      }
      child = parent
    }
    if child.presentingViewController != nil || child !== self && !isNoticed {
      child.view.addSubview(LeavingProbe(child, LeavingNotice(body)))
      isNoticed = true
    }
    return isNoticed
  }

  /// Leaves the nearest container that can do without this controller, or without the one in which
  /// it is, or dismisses it.
  func leaveContainer(animated: Bool) -> ContainerOperation {
    var child = self
    while let parent = child.parent {
      let operation = parent.ownedCore?.removeFinishedChild(child, animated: animated)
      if let operation { return operation }
      child = parent
    }
    guard let presenting = child.presentingViewController else {
      return .refused(.nowhereToLeave(self))
    }
    let operation = ContainerOperation()
    operation.hasBegun = true
    presenting.dismiss(animated: animated) { operation.finish(.done) }
    return operation
  }
}
