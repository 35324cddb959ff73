import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The recipe and the routes of the article about stacks.
@Suite(.serialized) struct StacksTests {
  @Test("A form with changes asks before it is popped by hand, and is popped when the user says so")
  func form() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let stack = StackController(rootViewController: UIViewController())
    let asking = AskingDelegate()
    stack.delegate = asking
    host.show(stack)
    let form = FormViewController()
    host.turn { stack.push(form, animated: false) }
    func pop() throws {
      host.drag(from: CGPoint(x: 4, y: 200), to: CGPoint(x: 300, y: 200), duration: 0.3)
      try host.settle()
    }

    form.hasChanges = true
    try pop()
    #expect(stack.topViewController === form)
    let alert = try #require(form.presentedViewController as? UIAlertController)
    #expect(alert.title == "Discard the changes?")
    try host.tap(#require(host.window.button("Discard")))
    try host.settle()
    #expect(stack.count == 1 && form.parent == nil)

    host.turn { stack.push(form, animated: false) }
    try pop()
    #expect(stack.count == 1)
  }

  @Test("Values are shown above the root, and what is popped is written back")
  func values() throws {
    let host = try TestHost()
    let stack = StackController(rootViewController: UIViewController())
    host.show(stack)
    var saved: [[Int]] = []
    let routes = showMessages([1, 2], in: stack) { saved.append($0) }
    try host.settle()
    #expect(stack.viewControllers.map(\.title) == [nil, "Message 1", "Message 2"])

    host.turn { stack.pop() }
    try host.settle()
    #expect(saved == [[1]] && routes.value == [1])
  }
}

extension UIView {
  /// A view inside that has a title, as the buttons of an alert and those of bars.
  func button(_ title: String) -> UIView? {
    if (self as? UILabel)?.text == title || (self as? UIButton)?.currentTitle == title {
      return self
    }
    return subviews.lazy.compactMap { $0.button(title) }.first
  }
}

/// A form that may have changes that are not saved.
private final class FormViewController: UIViewController {
  var hasChanges = false

  func askToDiscardChanges() {
    let alert = UIAlertController(
      title: "Discard the changes?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [unowned self] _ in
        hasChanges = false
        stackController?.pop()
      })
    alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
    present(alert, animated: true)
  }

  deinit {}
}

private final class AskingDelegate: StackControllerDelegate {
  func stackController(
    _ stackController: StackController, shouldPop viewController: UIViewController
  ) -> Bool {
    guard let form = viewController as? FormViewController, form.hasChanges else { return true }
    form.askToDiscardChanges()
    return false
  }

  deinit {}
}

private func showMessages(
  _ messages: [Int], in stack: StackController, save: @escaping ([Int]) -> Void
) -> RouteBinding<[Int]> {
  let routes = stack.bind(to: messages) { number in
    let screen = UIViewController()
    screen.title = "Message \(number)"
    return screen
  }
  routes.onChange = save
  return routes
}
