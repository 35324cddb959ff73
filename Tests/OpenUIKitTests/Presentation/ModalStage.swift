import NestTesting
import OpenUIKit

extension ControllerStage {
  /// A controller that will be presented in the given style.
  func modal(
    _ name: String, _ style: UIModalPresentationStyle = .fullScreen
  ) -> RecordingViewController {
    let controller = self.controller(name)
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
