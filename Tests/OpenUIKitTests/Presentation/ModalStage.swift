import NestTesting
import OpenUIKit

extension ControllerStage {
  /// A controller that will be presented in the given style.
  func modal(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> ModalController {
    let controller = ModalController(name, recorder: recorder)
    controller.modalPresentationStyle = style
    return controller
  }

  /// Presents and lets everything come to its end, with nothing recorded afterwards.
  func present(_ presented: UIViewController, on presenter: UIViewController) throws {
    presenter.present(presented, animated: false)
    try host.settle()
    recorder.removeAll()
  }

  /// Notes the call of a completion.
  func note(_ text: String = "completion") -> () -> Void {
    { recorder.note(text) }
  }
}

/// A recording controller that lets a test act inside its callbacks.
final class ModalController: RecordingViewController {
  var onWillAppear: () -> Void = {}
  var onIsAppearing: () -> Void = {}
  var onDidAppear: () -> Void = {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    onIsAppearing()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onDidAppear()
  }
}
