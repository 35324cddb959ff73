import NestTesting
import Testing

@testable import OpenUIKitText

@Suite struct TextCommandTests {
  @Test(
    "R23.51 A field takes keys as text: Tab leaves it, Up and Down reach its ends"
  )
  func field() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    let (field, other) = (
      UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34)),
      UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 34))
    )
    host.window.makeKeyAndVisible()
    host.window.addSubview(field)
    host.window.addSubview(other)
    host.commit()
    var presses = 0
    field.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    field.text = "one two"
    field.becomeFirstResponder()
    host.press(.keyboardSpacebar)
    #expect(field.text == "one two " && presses == 0)
    host.press(.keyboardUpArrow)
    #expect(field.selectedTextRange?.start == field.beginningOfDocument)
    host.press(.keyboardDownArrow)
    #expect(field.selectedTextRange?.start == field.endOfDocument)
    host.press(.keyboardTab)
    #expect(other.isEditing && !field.isEditing && field.text == "one two ")
    host.press(.keyboardTab, modifiers: .shift)
    #expect(field.isEditing)
  }

  @Test("R23.52 An action that a subclass does not allow has no key")
  func actions() throws {
    final class NoPaste: UITextField {
      deinit {}
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action != "paste:" && super.canPerformAction(action, withSender: sender)
      }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    let field = NoPaste(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    host.window.makeKeyAndVisible()
    host.window.addSubview(field)
    UIPasteboard.general.string = "x"
    field.becomeFirstResponder()
    host.press(.keyboardV, modifiers: .control)
    #expect(field.text == "")
    field.text = "abc"
    field.selectAll(nil)
    host.press(.keyboardC, modifiers: .command)
    #expect(UIPasteboard.general.string == "abc")
    #expect(!field.canPerformAction("paste:", withSender: nil))
    #expect(field.canPerformAction("cut:", withSender: nil))
  }

  @Test("R23.53 The caret blinks for some time, costs its rectangle, and then nothing")
  func blinking() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    host.window.makeKeyAndVisible()
    host.window.addSubview(field)
    field.becomeFirstResponder()
    host.commit()
    let caret = field.canvas.caret
    #expect(!caret.isHidden)
    host.advance(by: 0.6)
    #expect(caret.isHidden)
    host.advance(by: 0.5)
    #expect(!caret.isHidden)
    host.press(.keyboardA)
    #expect(!caret.isHidden)
    #expect(try host.settle() < 11)
    #expect(!caret.isHidden && host.isIdle)
    field.resignFirstResponder()
    #expect(caret.isHidden)
  }

  @Test("R23.54 Overridden carets and rectangles are what is shown and laid out")
  func overrides() throws {
    final class Own: UITextField {
      deinit {}
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 40, dy: 0)
      }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    let field = Own(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    host.window.makeKeyAndVisible()
    host.window.addSubview(field)
    host.commit()
    #expect(field.canvas.frame.minX == 30)
    field.becomeFirstResponder()
    host.commit()
    #expect(field.canvas.frame.minX == 40 && field.canvas.caret.isHidden)
    field.text = "x"
    let end = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    #expect(abs(field.firstRect(for: end).minX - 40) < 1)
  }

  @Test("R23.55 A field is as high as its border wants, as wide as its text, and has a baseline")
  func size() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    field.text = "A text of some length"
    let width = field.intrinsicContentSize.width
    field.text = ""
    field.placeholder = "A text of some length"
    #expect(abs(field.intrinsicContentSize.width - width) <= 2)
    field.font = .systemFont(ofSize: 40)
    #expect(field.intrinsicContentSize.height > 50)
  }

  @Test("R23.56 A font of a text style follows the size of text")
  func dynamicType() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    let view = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 100))
    host.window.makeKeyAndVisible()
    for text in [field, view] as [UIView] { host.window.addSubview(text) }
    field.font = .preferredFont(forTextStyle: .body)
    view.font = .preferredFont(forTextStyle: .body)
    field.text = "a"
    view.text = "a"
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    let size = try #require(field.font?.pointSize)
    host.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    host.commit()
    #expect(try #require(field.font?.pointSize) > size)
    #expect(try #require(view.font?.pointSize) > size)
    let own = view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(own?.pointSize == view.font?.pointSize)
  }
}
