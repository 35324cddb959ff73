// Which controller presents, and in which superview.

extension UIViewController {
  /// The topmost ancestor: the root of a window, or of what is presented.
  final var topmostAncestor: UIViewController {
    var controller = self
    while let parent = controller.parentStorage { controller = parent }
    return controller
  }

  /// The nearest controller from this one upwards that defines a presentation context, or else the
  /// topmost ancestor.
  final var presentationContext: UIViewController {
    var controller = self
    while !controller.definesPresentationContext, let parent = controller.parentStorage {
      controller = parent
    }
    return controller
  }

  /// The controller that presents with `presentation` when this one is called.
  // Fidelity: what covers the whole window is presented by the root. [documented]
  final func presenter(with presentation: UIPresentationController) -> UIViewController {
    presentation.shouldPresentInFullscreen ? topmostAncestor : presentationContext
  }

  /// The superview of the container for a presentation by this controller; nil if that is in no
  /// window.
  final func containerPosition(fullScreen: Bool) -> ContainerPosition? {
    guard let view = viewIfLoaded, let window = view.window else { return nil }
    if !fullScreen, let superview = view.superview, superview !== window {
      return ContainerPosition(
        superview: superview, sibling: view, frame: view.untransformedFrame,
        mask: view.autoresizingMask)
    }
    var sibling = view
    while let superview = sibling.superview, superview !== window { sibling = superview }
    return ContainerPosition(
      superview: window, sibling: sibling, frame: window.bounds,
      mask: [.flexibleWidth, .flexibleHeight])
  }
}

extension UIViewController {
  /// The next responder of a controller that takes part in presentations.
  // Fidelity: of a presented controller it is the presenting one. [documented]
  final var nextInPresentation: UIResponder? {
    if let presenter = modalStorage?.presentation?.presenter { return presenter }
    return viewStorage?.superview ?? activePresentation?.presenterSuperview
  }
}
