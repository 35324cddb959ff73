import NestTestSupport
import NestTesting
import Testing

@testable import OpenUIKit

/// A root in a window, and an alert or action sheet that notes what is chosen.
struct AlertStage {
  let stage: ControllerStage
  let root: RecordingViewController
  let alert: UIAlertController

  init(
    _ style: UIAlertController.Style = .alert, size: CGSize = CGSize(width: 393, height: 852),
    title: String? = "Title", message: String? = "A message"
  ) throws {
    stage = try ControllerStage(size: size)
    root = stage.controller("A")
    stage.host.show(root)
    stage.recorder.removeAll()
    alert = UIAlertController(title: title, message: message, preferredStyle: style)
  }

  var host: TestHost { stage.host }

  @discardableResult
  func add(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    let recorder = stage.recorder
    let action = UIAlertAction(title: title, style: style) { [weak alert] _ in
      let isGone = alert?.presentingViewController == nil && alert?.viewIfLoaded?.window == nil
      recorder.note(isGone ? title : "\(title) before the dismissal", from: "chosen")
    }
    alert.addAction(action)
    return action
  }

  func present() throws { try stage.present(alert, on: root) }

  func button(_ title: String) throws -> AlertActionButton {
    try #require(buttonIfShown(title))
  }

  func buttonIfShown(_ title: String) -> AlertActionButton? {
    func search(_ view: UIView) -> AlertActionButton? {
      if let button = view as? AlertActionButton, button.action.title == title { return button }
      return view.subviews.lazy.compactMap(search).first
    }
    return search(alert.view)
  }

  func expect(_ timeline: Timeline) throws { try stage.recorder.expect(timeline) }
}
