// Which controller is on screen: the container's child, or what is presented over it.

extension UIPresentationController {
  /// Whether the presentation is inside a container, and so appears and disappears with it.
  final var isContextual: Bool {
    guard let container else { return false }
    // The container of the presenting controller may have removed both views from the tree.
    guard let superview = container.superview else { return isInContext }
    return !(superview is UIWindow)
  }

  /// Whether a transition runs that ends the presentation.
  final var isLeaving: Bool {
    switch state {
    case .running(let direction, let isReversed): isReversed == (direction == .presentation)
    case .ending(let direction, let completed): completed == (direction == .dismissal)
    case .idle, .presented: false
    }
  }

  /// Whether what is presented is shown instead of the presenting view.
  fileprivate var replacesPresenter: Bool { state == .presented && isPresentersViewRemoved }
}

extension UIViewController {
  /// The controller that is shown instead of this one, inside its container, and receives the
  /// appearance callbacks for it. Nil if this controller receives them itself.
  final var contextualSubstitute: UIViewController? {
    guard let presentation = modalStorage?.active, appearance.state == .disappeared,
      presentation.replacesPresenter, presentation.isContextual
    else { return nil }
    // What covers the window is not shown by the container.
    return presentation.presentedViewController.shownController
  }

  /// The controller that is presented over this one, inside its container, and appears and
  /// disappears with it; nil for none.
  final var presentedOverContext: UIViewController? {
    guard let presentation = modalStorage?.active, presentation.state == .presented,
      !presentation.isPresentersViewRemoved, presentation.isContextual
    else { return nil }
    let shown = presentation.presentedViewController.shownController
    return shown.modalStorage?.presentation?.isContextual == true ? shown : nil
  }

  /// Whether the view of this controller, which is presented, is in the container of its
  /// presentation.
  final var isViewInContainer: Bool {
    guard let container = modalStorage?.presentation?.container else { return false }
    return viewStorage?.isInside(container) ?? false
  }

  /// The controller that is shown instead of this one, which is presented: itself, or what has
  /// removed its view.
  private var shownController: UIViewController {
    var shown = self
    while let presentation = shown.activePresentation, presentation.replacesPresenter {
      shown = presentation.presentedViewController
    }
    return shown
  }

  /// Whether a presentation has removed, or is about to remove, the view of this controller.
  final var isCoveredByPresentation: Bool {
    guard let presentation = activePresentation else { return false }
    switch presentation.state {
    case .idle: return false
    case .presented: return presentation.isPresentersViewRemoved
    case .running(.presentation, let isReversed):
      return !isReversed && presentation.shouldRemovePresentersView
    case .running(.dismissal, let isReversed):
      return isReversed && presentation.isPresentersViewRemoved
    case .ending(let direction, let completed):
      return completed == (direction == .presentation) && presentation.isPresentersViewRemoved
    }
  }

  /// Whether a running transition dismisses the controller, so that it does not appear by itself.
  final var isDismissedByTransition: Bool {
    if let active = activePresentation, active.isTransitioning, isCoveredByPresentation {
      return true
    }
    return modalStorage?.presentation?.isLeaving ?? false
  }

  /// The controllers that are presented over this root in its window, and are visible there.
  final var presentedInWindow: [UIViewController] {
    var result: [UIViewController] = []
    var controller = self
    while let presentation = controller.activePresentation {
      let presented = presentation.presentedViewController
      if !presentation.isLeaving, !presentation.isContextual, !presented.isCoveredByPresentation {
        result.append(presented)
      }
      controller = presented
    }
    return result
  }
}
