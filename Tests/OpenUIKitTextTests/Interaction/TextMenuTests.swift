import NestTesting
import Testing

@testable import OpenUIKit
@testable import OpenUIKitText

/// The menu of a text, and the keys that find something.
@Suite struct TextMenuTests {
  private final class Counter: NSObject, UITextViewDelegate {
    var ends = 0
    deinit {}
    func textViewDidEndEditing(_ textView: UITextView) { ends += 1 }
  }

  @Test("R23.155 The menu of a text opens by the secondary button, has the keys, and ends nothing")
  func menu() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300))
    let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
    view.font = .systemFont(ofSize: 16)
    view.text = "one two"
    let counter = Counter()
    view.delegate = counter
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    host.commit()
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 3)
    UIPasteboard.general.string = "x"
    func overlay() -> MenuOverlayView? {
      host.window.subviews.lazy.compactMap { $0 as? MenuOverlayView }.last
    }
    let inside = CGPoint(x: 35, y: 38)
    host.press(at: inside, button: .secondary)
    host.release(at: inside, button: .secondary)
    try host.settle()
    #expect(overlay() != nil)
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 0, length: 3))
    // The first line is Cut, the second Copy.
    host.press(.keyboardDownArrow)
    host.press(.keyboardDownArrow)
    host.press(.keyboardQ)
    host.press(.keyboardReturnOrEnter)
    try host.settle()
    #expect(UIPasteboard.general.string == "one" && view.text == "one two")
    #expect(overlay() == nil && counter.ends == 0)
    host.press(.keyboardQ)
    #expect(view.text == "q two")

    let beside = CGPoint(x: 150, y: 38)
    view.selectedRange = NSRange(location: 0, length: 1)
    host.press(at: beside, button: .secondary)
    host.release(at: beside, button: .secondary)
    try host.settle()
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    host.press(.keyboardEscape)
    try host.settle()
    #expect(overlay() == nil && view.isFirstResponder && counter.ends == 0)
  }

  @Test("R23.156 Keys ask the responder chain to find")
  func find() throws {
    final class Finder: UIViewController {
      var log: [String] = []
      deinit {}
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "find:" || action == "findNext:" || action == "findPrevious:"
      }
      override func find(_ sender: Any?) { log.append("find") }
      override func findAndReplace(_ sender: Any?) { log.append("replace") }
      override func findNext(_ sender: Any?) { log.append("next") }
      override func findPrevious(_ sender: Any?) { log.append("previous") }
      override func useSelectionForFind(_ sender: Any?) { log.append("selection") }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 300))
    let finder = Finder()
    host.window.rootViewController = finder
    host.window.makeKeyAndVisible()
    let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
    finder.view.addSubview(view)
    host.commit()
    view.becomeFirstResponder()
    host.press(.keyboardF, modifiers: .control)
    host.press(.keyboardG, modifiers: .command)
    host.press(.keyboardG, modifiers: [.command, .shift])
    host.press(.keyboardF, modifiers: [.command, .alternate])
    host.press(.keyboardE, modifiers: .control)
    host.press(.keyboardF)
    #expect(finder.log == ["find", "next", "previous"] && view.text == "f")
    #expect(!view.canPerformAction("find:", withSender: nil))
  }
}
