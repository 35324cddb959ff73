#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// What a modal stack covers: all that its container shows beside it.
final class ContainerCover {
  private let stack: BackLink<ContainerStack>
  private let touchCanceller: TouchCanceller
  private var formerResponder: FormerResponder?
  /// Whether a child of the stack is shown, or begins to appear.
  private var covers = false
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
    guard !covers, let stack = stack.target, let container = stack.container else { return }
    covers = true
    follow()
    // Only siblings are hidden by it: the views around the host say it too.
    modalViews = sequence(first: stack.host, next: \.superview)
      .prefix { $0 !== container.viewIfLoaded }.filter { !$0.accessibilityViewIsModal }
    for view in modalViews { view.accessibilityViewIsModal = true }
    formerResponder = FormerResponder.resign(in: container)
  }

  /// Ends when no child is shown any more; a container that disappears itself covers on.
  func update() {
    guard let stack = stack.target, stack.machine.visibility == .appeared else { return }
    let isShown = stack.machine.members.reversed().contains {
      stack.contents[$0]?.appearance != .disappeared
    }
    if isShown { begin() } else { end() }
    if stack.topContent?.appearance == .appeared { touchCanceller.cancelTouches() }
  }

  /// Nothing is covered any more.
  func end() {
    guard covers else { return }
    covers = false
    for view in modalViews { view.accessibilityViewIsModal = false }
    modalViews = []
    if let container = stack.target?.container { formerResponder?.restore(in: container) }
    formerResponder = nil
  }

  /// The stack is modal no more.
  func invalidate() {
    end()
    touchCanceller.view?.removeGestureRecognizer(touchCanceller)
  }
}
