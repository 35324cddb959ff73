/// Which orientations are possible: the controller to query, and the answer.
struct OrientationQuestion {
  /// The window that decides; nil if none fills the screen.
  let window: UIWindow?
  /// The controller in front; nil in a window without a root.
  let controller: UIViewController?

  /// The question for the present windows of a screen.
  // Fidelity: the frontmost shown window that fills the screen and has a root decides; without one
  // the application does. [decided]
  init(on screen: UIScreen) {
    let windows = screen.windows(filling: screen.bounds).filter(\.isOfProgram)
    window = windows.last { $0.rootViewController != nil } ?? windows.last
    controller = window?.rootViewController?.frontmostForOrientation
  }

  /// The question for a controller of a window.
  init(window: UIWindow?, controller: UIViewController?) {
    self.window = window
    self.controller = controller
  }

  /// The orientations that the controller, the application and the device allow together; nil if
  /// the controller does not autorotate: it is not asked for its orientations then.
  var mask: UIInterfaceOrientationMask? {
    controller?.shouldAutorotate == false ? nil : supported
  }

  /// The same without asking whether the controller autorotates.
  var supported: UIInterfaceOrientationMask {
    let application = UIApplication.shared
    let allowed =
      application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
      ?? application.supportedInterfaceOrientations(for: window)
    return (controller?.supportedInterfaceOrientations ?? UIViewController.defaultOrientations)
      .intersection(allowed).intersection(Self.deviceMask)
  }

  /// The orientations of the device.
  // Fidelity: the simulated device has every orientation. [decided]
  private static var deviceMask: UIInterfaceOrientationMask { .all }
}
