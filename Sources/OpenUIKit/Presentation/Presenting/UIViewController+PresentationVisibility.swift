// Who is on screen: the controller that was asked, or what is presented in its place.

extension UIPresentationController {
  /// Whether the presentation takes place inside a container, and so comes and goes with it.
  final var isContextual: Bool {
    guard let superview = container?.superview else { return false }
    return !(superview is UIWindow)
  }

  /// Whether a transition runs that leads to the end of the presentation.
  final var isLeaving: Bool {
    switch state {
    case .running(let direction, let isReversed): isReversed == (direction == .presentation)
    case .ending(let direction, let completed): completed == (direction == .dismissal)
    case .idle, .presented: false
    }
  }

  /// Whether what is presented is seen in the place of the presenting view.
  fileprivate var standsInPlace: Bool { state == .presented && isPresentersViewOut }
}

extension UIViewController {
  /// What stands in the place of this controller, inside its container: who shows and hides this
  /// controller means that. Nil if the controller speaks for itself.
  final var coveringInContext: UIViewController? {
    guard let presentation = modalStorage?.active, appearance.state == .disappeared,
      presentation.standsInPlace, presentation.isContextual
    else { return nil }
    // What covers the window in turn is no part of this place: nobody here shows or hides it.
    return presentation.presentedViewController.shownInPlace
  }

  /// What is presented over this controller, inside its container, and comes and goes with it.
  final var presentedOverContext: UIViewController? {
    guard let presentation = modalStorage?.active, presentation.state == .presented,
      !presentation.isPresentersViewOut, presentation.isContextual
    else { return nil }
    let shown = presentation.presentedViewController.shownInPlace
    return shown.modalStorage?.presentation?.isContextual == true ? shown : nil
  }

  /// Whether the view of this controller, which is presented, is where its presentation has put it.
  final var standsInContainer: Bool {
    guard let container = modalStorage?.presentation?.container else { return false }
    return viewStorage?.isInside(container) ?? false
  }

  /// What is to be seen where this controller, which is presented, stands: itself, or what has taken
  /// its view out.
  private var shownInPlace: UIViewController {
    var shown = self
    while let presentation = shown.activePresentation, presentation.standsInPlace {
      shown = presentation.presentedViewController
    }
    return shown
  }

  /// Whether a presentation has taken, or is about to take, the view of this controller out.
  final var isCoveredByPresentation: Bool {
    guard let presentation = activePresentation else { return false }
    switch presentation.state {
    case .idle: return false
    case .presented: return presentation.isPresentersViewOut
    case .running(.presentation, let isReversed):
      return !isReversed && presentation.shouldRemovePresentersView
    case .running(.dismissal, let isReversed):
      return isReversed && presentation.isPresentersViewOut
    case .ending(let direction, let completed):
      return completed == (direction == .presentation) && presentation.isPresentersViewOut
    }
  }

  /// Whether a transition that runs lets the controller go, so that it does not come by itself.
  final var isKeptBackByTransition: Bool {
    if let active = activePresentation, active.isTransitioning, isCoveredByPresentation {
      return true
    }
    return modalStorage?.presentation?.isLeaving ?? false
  }

  /// The controllers that are presented over this root in its window, and are to be seen there.
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
