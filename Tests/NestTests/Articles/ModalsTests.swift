import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The recipe and the routes of the article about modal containers.
@Suite(.serialized) struct ModalsTests {
  @Test("A question is answered by its buttons, and with no by a tap beside it")
  func question() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let container = ModalContainerViewController(contentViewController: UIViewController())
    host.show(container)
    var answers: [Bool] = []
    func ask() throws -> QuestionViewController {
      let question = QuestionViewController { answers.append($0) }
      host.turn { container.presentModal(question) }
      try host.settle()
      return question
    }

    let first = try ask()
    #expect(first.view.bounds.size == CGSize(width: 240, height: 160))
    host.turn { first.answer(true) }
    try host.settle()
    _ = try ask()
    host.tap(at: CGPoint(x: 20, y: 20))
    try host.settle()
    _ = try ask()
    host.drag(from: CGPoint(x: 160, y: 240), to: CGPoint(x: 160, y: 250), duration: 0.2)
    try host.settle()

    #expect(answers == [true, false])
    #expect(container.modalContentViewController != nil)
  }

  @Test("A value is presented, and is nil again after a dismissal by hand")
  func values() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let container = ModalContainerViewController(contentViewController: UIViewController())
    host.show(container)
    var saved: [Int?] = []
    let sheet = showSheets(in: container) { saved.append($0) }
    host.turn { sheet.show(7) }
    try host.settle()
    #expect(container.modalContentViewController?.title == "Sheet 7")

    host.press(.keyboardEscape)
    try host.settle()
    #expect(saved == [nil] && sheet.value == nil)
  }
}

/// A question that calls a closure with the answer once it is out of sight.
private final class QuestionViewController: UIViewController {
  private let onAnswer: (Bool) -> Void
  private var answer = false

  init(onAnswer: @escaping (Bool) -> Void) {
    self.onAnswer = onAnswer
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 240, height: 160)
  }

  required init?(coder: NSCoder) { nil }

  /// Stores the answer and dismisses the modal view. The buttons call it.
  func answer(_ answer: Bool) {
    self.answer = answer
    modalContainer?.dismissModal()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onAnswer(answer) }
  }

  deinit {}
}

private func showSheets(
  in container: ModalContainerViewController, save: @escaping (Int?) -> Void
) -> RouteBinding<Int?> {
  let sheet = container.bind(to: nil) { (number: Int) in
    let screen = UIViewController()
    screen.title = "Sheet \(number)"
    screen.preferredContentSize = CGSize(width: 200, height: 200)
    return screen
  }
  sheet.onChange = save
  return sheet
}
