/// A controller that presents another one as soon as it has appeared for the first time.
open class PresentingOnAppearViewController: RecordingViewController {
  /// The controller that it presents; released then.
  open var controllerToPresent: UIViewController?
  /// Whether the presentation is animated. Default: true.
  open var presentsAnimated = true

  deinit {}

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let controller = controllerToPresent else { return }
    controllerToPresent = nil
    present(controller, animated: presentsAnimated)
  }
}
