// Which controller determines the interface preferences of the window.

extension UIViewController {
  /// The controller that determines the orientations: this one, or what covers it entirely.
  final var frontmostForOrientation: UIViewController {
    var controller = self
    while let presentation = controller.activePresentation, presentation.coversScreen {
      controller = presentation.presentedViewController
    }
    return controller
  }

  /// The controller that determines the status bar: this one, or what covers it entirely, or what
  /// is presented over it and captures the status bar.
  final var frontmostForStatusBar: UIViewController {
    var controller = self
    while let presentation = controller.activePresentation,
      presentation.transition?.direction != .dismissal,
      presentation.presentationStyle == .fullScreen
        || presentation.presentedViewController.modalPresentationCapturesStatusBarAppearance
    {
      controller = presentation.presentedViewController
    }
    return controller
  }
}

extension UIPresentationController {
  /// Whether the presented controller, which is not being dismissed, has the whole screen.
  // Fidelity: full screen and over full screen; the others leave orientation and status bar to
  // the presenting controller. [documented]
  final var coversScreen: Bool {
    guard presentationStyle == .fullScreen || presentationStyle == .overFullScreen else {
      return false
    }
    return transition?.direction != .dismissal
  }
}

extension UIWindow {
  /// Lays out the controllers that are presented in the window above the keyboard.
  final func presentationsFollowKeyboard() {
    var controller = rootViewController
    while let presented = controller?.presentedViewController {
      presented.modalStorage?.presentation?.container?.setNeedsLayout()
      controller = presented
    }
  }
}
