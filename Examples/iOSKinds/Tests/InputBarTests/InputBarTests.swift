import XCTest
@testable import InputBar

final class InputBarTests: XCTestCase {
    final class Recorder: InputBarDelegate {
        var sent: [String] = []
        var texts: [String] = []
        var sizes: [CGSize] = []
        var mayRemove = true
        func inputBar(_ inputBar: InputBarView, didPressSendWith text: String) { sent.append(text) }
        func inputBar(_ inputBar: InputBarView, didChangeTextTo text: String) { texts.append(text) }
        func inputBar(_ inputBar: InputBarView, didChangeIntrinsicContentTo size: CGSize) { sizes.append(size) }
        func inputBar(_ inputBar: InputBarView, shouldRemoveAttachmentAt index: Int) -> Bool { return mayRemove }
    }

    private var window: UIWindow!
    private var controller: InputBarController!
    private var recorder: Recorder!
    private var bar: InputBarView { return controller.inputBar }

    override func setUp() {
        super.setUp()
        recorder = Recorder()
        controller = InputBarController()
        controller.inputBar.delegate = recorder
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        super.tearDown()
    }

    func testTheBarIsAtTheBottom() {
        XCTAssertEqual(bar.frame.maxY, 568)
        XCTAssertEqual(bar.frame.width, 320)
        XCTAssertEqual(bar.frame.height, bar.textInput.frame.height + 12 + window.safeAreaInsets.bottom)
        XCTAssertEqual(recorder.sizes.last, bar.bounds.size)
        XCTAssertEqual(controller.scrollView.contentInset.bottom, bar.frame.height - window.safeAreaInsets.bottom)
        XCTAssertEqual(bar.sendButton.frame.width, 52)
    }

    func testTheTextGrowsToItsLimit() {
        let line = ceil(bar.textInput.font.lineHeight)
        XCTAssertEqual(bar.textInput.frame.height, line + 16)
        bar.textInput.insertText("one\ntwo\nthree")
        window.layoutIfNeeded()
        let three = bar.textInput.frame.height
        XCTAssertEqual(three, line * 3 + 16, accuracy: 3)
        bar.textInput.insertText("\n4\n5\n6\n7\n8")
        window.layoutIfNeeded()
        XCTAssertEqual(bar.textInput.frame.height, ceil(bar.textInput.font.lineHeight * 5) + 16)
        XCTAssertTrue(bar.textInput.isScrollEnabled)
        XCTAssertEqual(bar.frame.maxY, 568)
        XCTAssertGreaterThan(recorder.sizes.count, 2)
    }

    func testSending() {
        XCTAssertFalse(bar.sendButton.isEnabled)
        bar.textInput.insertText("  ")
        XCTAssertFalse(bar.sendButton.isEnabled)
        XCTAssertEqual(bar.sendButton.alpha, 0.5)
        bar.textInput.insertText("Hello ")
        bar.sendButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(recorder.sent, ["Hello"])
        XCTAssertEqual(recorder.texts, ["  ", "  Hello ", ""])
        XCTAssertEqual(bar.textInput.text, "")
        XCTAssertFalse(bar.textInput.placeholderLabel.isHidden)

        bar.textInput.returnKeySends = true
        bar.textInput.insertText("Bye")
        bar.textInput.insertText("\n")
        XCTAssertEqual(recorder.sent, ["Hello", "Bye"])
    }

    func testEditing() {
        var events: [String] = []
        bar.textInput.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
        bar.textInput.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
        XCTAssertTrue(bar.textInput.becomeFirstResponder())
        XCTAssertFalse(bar.textInput.caret.isHidden)
        XCTAssertNotNil(bar.textInput.caret.layer.animation(forKey: "blink"))
        bar.textInput.maximumLength = 3
        bar.textInput.insertText("abc")
        bar.textInput.insertText("d")
        bar.textInput.deleteBackward()
        XCTAssertEqual(bar.textInput.text, "ab")
        XCTAssertTrue(controller.view.endEditing(false))
        XCTAssertFalse(bar.textInput.isFirstResponder)
        XCTAssertEqual(events, ["begin", "end"])
    }

    func testTheKeyboardMovesTheBar() {
        let frame = CGRect(x: 0, y: 308, width: 320, height: 260)
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            ])
        XCTAssertEqual(controller.keyboardHeight, 260)
        XCTAssertEqual(bar.frame.maxY, 308)
        XCTAssertNotNil(bar.layer.animation(forKey: "position"))
        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil, userInfo: [:])
        XCTAssertEqual(bar.frame.maxY, 568)
    }

    func testAttachments() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let height = bar.frame.height
        bar.attachments = [image, image]
        window.layoutIfNeeded()
        XCTAssertEqual(bar.frame.height, height + 66)
        XCTAssertEqual(bar.attachmentStackView.arrangedSubviews.prefix(2).map { $0.frame.minX }, [0, 68])
        XCTAssertTrue(bar.sendButton.isEnabled)

        recorder.mayRemove = false
        bar.removeAttachment(at: 0)
        XCTAssertEqual(bar.attachments.count, 2)
        bar.send()
        window.layoutIfNeeded()
        XCTAssertEqual(recorder.sent, [""])
        XCTAssertTrue(bar.attachmentStackView.isHidden)
        XCTAssertEqual(bar.frame.height, height)
    }
}
