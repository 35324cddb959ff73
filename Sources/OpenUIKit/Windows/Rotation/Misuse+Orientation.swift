import MisuseReports

// Misuse of orientations, in UIKit's words where UIKit has words.

@MainActor extension Misuse {
  static func noCommonOrientation(_ controller: UIViewController?) -> Misuse {
    Misuse(
      id: "orientation.none-in-common",
      message: "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common "
        + "orientation with the application, and [\(controller?.diagnosticName ?? "nil") shouldAutorotate] "
        + "is returning YES",
      reason: "supportedInterfaceOrientations of the frontmost controller and the orientations of "
        + "the application exclude each other, or are empty",
      remedy: "Return at least one orientation that the application supports too",
      raisesInUIKit: true)
  }

  static func preferredOrientationUnsupported(
    _ controller: UIViewController, _ preferred: UIInterfaceOrientation,
    _ supported: UIInterfaceOrientationMask
  ) -> Misuse {
    Misuse(
      id: "orientation.preferred-unsupported",
      message: "UIApplicationInvalidInterfaceOrientation: "
        + "preferredInterfaceOrientationForPresentation '\(preferred.name)' must match a supported "
        + "interface orientation: '\(supported.names)'",
      reason: "\(controller.diagnosticName) prefers an orientation that it does not support",
      remedy: "Return one of supportedInterfaceOrientations",
      raisesInUIKit: true)
  }
}
