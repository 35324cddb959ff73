/// The views that a modal stack covers: all that its container shows beside the stack.
final class ContainerCover {
  private enum State {
    case notModal, modal
    /// A child of the stack is shown, or begins to appear.
    case covering
  }

  /// Whether the stack covers it while it shows a child. Touches are followed in any case, so that
  /// those are known that are down when the stack becomes modal.
  var isModal: Bool {
    get { state != .notModal }
    set {
      if newValue {
        if !isModal { state = .modal }
        update()
      } else {
        end()
        state = .notModal
      }
    }
  }
  private var state = State.notModal
  private let stack: BackLink<ContainerStack>
  private let touchCanceller: TouchCanceller
  private var formerResponder: FormerResponder?
  /// The views whose siblings are hidden from assistive technologies meanwhile.
  private var modalViews: [UIView] = []

  init(by stack: ContainerStack) {
    let link = stack.backLink
    self.stack = link
    touchCanceller = TouchCanceller { view in
      link.target.map { view.isDescendant(of: $0.host) } ?? true
    }
    follow()
  }

  deinit {}

  /// Follows the touches in the view of the container, once that is loaded.
  func follow() {
    guard touchCanceller.view == nil, let view = stack.target?.container?.viewIfLoaded else {
      return
    }
    view.addGestureRecognizer(touchCanceller)
  }

  /// A child begins to appear.
  func begin() {
    guard state == .modal, let stack = stack.target, let container = stack.container else {
      return
    }
    state = .covering
    follow()
    // Only siblings are hidden by it: the views around the host say it too.
    modalViews = sequence(first: stack.host, next: \.superview)
      .prefix { $0 !== container.viewIfLoaded }.filter { !$0.accessibilityViewIsModal }
    for view in modalViews { view.accessibilityViewIsModal = true }
    formerResponder = FormerResponder.resign(in: container)
  }

  /// A child has appeared or disappeared.
  func update() {
    guard isModal, let stack = stack.target, stack.machine.visibility == .appeared else {
      return
    }
    if isShown(in: stack) { begin() } else { end() }
    if stack.topContent?.appearance == .appeared { touchCanceller.cancelTouches() }
  }

  /// The container has appeared. Ends if the child was removed while it was not displayed: a
  /// container that disappears itself covers on.
  func endIfNothingIsShown() {
    guard state == .covering, let stack = stack.target, stack.machine.visibility == .appeared,
      !isShown(in: stack)
    else { return }
    end()
  }

  private func isShown(in stack: ContainerStack) -> Bool {
    stack.machine.members.reversed().contains {
      stack.contents[$0]?.appearance != .disappeared
    }
  }

  /// Keeps what was the first responder in a view until nothing is covered any more.
  ///
  /// - Returns: Whether the view is covered.
  func keep(_ responder: FormerResponder, in view: UIView) -> Bool {
    guard state == .covering, let stack = stack.target, !view.isDescendant(of: stack.host) else {
      return false
    }
    formerResponder = formerResponder ?? responder
    return true
  }

  /// Nothing is covered any more.
  func end() {
    guard state == .covering else { return }
    state = .modal
    for view in modalViews { view.accessibilityViewIsModal = false }
    modalViews = []
    guard let former = formerResponder, let container = stack.target?.container else { return }
    formerResponder = nil
    ContainerCore.restore(former, in: container)
  }

  /// The stack is removed.
  func invalidate() {
    isModal = false
    touchCanceller.view?.removeGestureRecognizer(touchCanceller)
  }
}

extension ContainerStack {
  /// Keeps what was the first responder in a view, if the stack covers that.
  ///
  /// - Returns: Whether it does.
  func keep(_ responder: FormerResponder, in view: UIView) -> Bool {
    cover?.keep(responder, in: view) == true
  }
}
