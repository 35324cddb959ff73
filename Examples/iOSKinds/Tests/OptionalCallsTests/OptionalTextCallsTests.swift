import UIKit
import XCTest

/// Calls each optional method of the delegates of fields and text views with `?`.
@available(iOS 18, *)
final class OptionalTextCallsTests: XCTestCase {
    private let object = EverythingOfText()
    private let field = UITextField(), text = UITextView(), range = NSRange(location: 0, length: 0)

    // Programs make no items.
    private func compile(_ delegate: UITextViewDelegate, _ item: UITextItem) {
        _ = delegate.textView?(text, primaryActionFor: item, defaultAction: UIAction { _ in })
    }

    /// A method is called once, and its result is there.
    private func expect<Result>(_ method: String, _ call: @autoclosure () -> Result?, line: UInt = #line) {
        object.called = []
        XCTAssertNotNil(call(), line: line)
        XCTAssertEqual(object.called, [method], line: line)
    }

    func testEachMethodIsCalled() {
        call(object as UITextFieldDelegate)
        call(object as UITextViewDelegate)
        call(object as UITextInteractionDelegate)
        call(object as UIFindInteractionDelegate)
    }

    private func call(_ delegate: UIFindInteractionDelegate) {
        let interaction = UIFindInteraction(sessionDelegate: object), session = UIFindSession()
        expect("findInteraction(_:didBegin:)", delegate.findInteraction?(interaction, didBegin: session))
        expect("findInteraction(_:didEnd:)", delegate.findInteraction?(interaction, didEnd: session))
    }

    private func call(_ delegate: UITextInteractionDelegate) {
        let interaction = UITextInteraction(for: .editable)
        expect("interactionShouldBegin(_:at:)", delegate.interactionShouldBegin?(interaction, at: .zero))
        expect("interactionWillBegin(_:)", delegate.interactionWillBegin?(interaction))
        expect("interactionDidEnd(_:)", delegate.interactionDidEnd?(interaction))
    }

    private func call(_ delegate: UITextFieldDelegate) {
        expect("textFieldShouldBeginEditing(_:)", delegate.textFieldShouldBeginEditing?(field))
        expect("textFieldDidBeginEditing(_:)", delegate.textFieldDidBeginEditing?(field))
        expect("textFieldShouldEndEditing(_:)", delegate.textFieldShouldEndEditing?(field))
        expect("textFieldDidEndEditing(_:)", delegate.textFieldDidEndEditing?(field))
        expect("textFieldDidEndEditing(_:reason:)", delegate.textFieldDidEndEditing?(field, reason: .committed))
        expect("textField(_:shouldChangeCharactersIn:replacementString:)", delegate.textField?(field, shouldChangeCharactersIn: range, replacementString: "x"))
        expect("textFieldDidChangeSelection(_:)", delegate.textFieldDidChangeSelection?(field))
        expect("textFieldShouldClear(_:)", delegate.textFieldShouldClear?(field))
        expect("textFieldShouldReturn(_:)", delegate.textFieldShouldReturn?(field))
    }

    private func call(_ delegate: UITextViewDelegate) {
        expect("textViewShouldBeginEditing(_:)", delegate.textViewShouldBeginEditing?(text))
        expect("textViewShouldEndEditing(_:)", delegate.textViewShouldEndEditing?(text))
        expect("textViewDidBeginEditing(_:)", delegate.textViewDidBeginEditing?(text))
        expect("textViewDidEndEditing(_:)", delegate.textViewDidEndEditing?(text))
        expect("textView(_:shouldChangeTextIn:replacementText:)", delegate.textView?(text, shouldChangeTextIn: range, replacementText: "x"))
        expect("textViewDidChange(_:)", delegate.textViewDidChange?(text))
        expect("textViewDidChangeSelection(_:)", delegate.textViewDidChangeSelection?(text))
    }
}

@available(iOS 18, *)
private final class EverythingOfText: NSObject, UITextFieldDelegate, UITextViewDelegate, UITextInteractionDelegate, UIFindInteractionDelegate {
    var called: [String] = []

    private func log<Result>(_ method: String, _ result: Result) -> Result {
        called.append(method)
        return result
    }

    private func log(_ method: String) { called.append(method) }

    func textFieldShouldBeginEditing(_ p0: UITextField) -> Bool { log("textFieldShouldBeginEditing(_:)", true) }
    func textFieldDidBeginEditing(_ p0: UITextField) { log("textFieldDidBeginEditing(_:)") }
    func textFieldShouldEndEditing(_ p0: UITextField) -> Bool { log("textFieldShouldEndEditing(_:)", true) }
    func textFieldDidEndEditing(_ p0: UITextField) { log("textFieldDidEndEditing(_:)") }
    func textFieldDidEndEditing(_ p0: UITextField, reason p1: UITextField.DidEndEditingReason) { log("textFieldDidEndEditing(_:reason:)") }
    func textField(_ p0: UITextField, shouldChangeCharactersIn p1: NSRange, replacementString p2: String) -> Bool { log("textField(_:shouldChangeCharactersIn:replacementString:)", true) }
    func textFieldDidChangeSelection(_ p0: UITextField) { log("textFieldDidChangeSelection(_:)") }
    func textFieldShouldClear(_ p0: UITextField) -> Bool { log("textFieldShouldClear(_:)", true) }
    func textFieldShouldReturn(_ p0: UITextField) -> Bool { log("textFieldShouldReturn(_:)", true) }
    func textViewShouldBeginEditing(_ p0: UITextView) -> Bool { log("textViewShouldBeginEditing(_:)", true) }
    func textViewShouldEndEditing(_ p0: UITextView) -> Bool { log("textViewShouldEndEditing(_:)", true) }
    func textViewDidBeginEditing(_ p0: UITextView) { log("textViewDidBeginEditing(_:)") }
    func textViewDidEndEditing(_ p0: UITextView) { log("textViewDidEndEditing(_:)") }
    func textView(_ p0: UITextView, shouldChangeTextIn p1: NSRange, replacementText p2: String) -> Bool { log("textView(_:shouldChangeTextIn:replacementText:)", true) }
    func textViewDidChange(_ p0: UITextView) { log("textViewDidChange(_:)") }
    func textViewDidChangeSelection(_ p0: UITextView) { log("textViewDidChangeSelection(_:)") }
    func textView(_ p0: UITextView, primaryActionFor p1: UITextItem, defaultAction p2: UIAction) -> UIAction? { log("textView(_:primaryActionFor:defaultAction:)", p2) }
    func interactionShouldBegin(_ p0: UITextInteraction, at p1: CGPoint) -> Bool { log("interactionShouldBegin(_:at:)", true) }
    func interactionWillBegin(_ p0: UITextInteraction) { log("interactionWillBegin(_:)") }
    func interactionDidEnd(_ p0: UITextInteraction) { log("interactionDidEnd(_:)") }
    func findInteraction(_ p0: UIFindInteraction, sessionFor p1: UIView) -> UIFindSession? { nil }
    func findInteraction(_ p0: UIFindInteraction, didBegin p1: UIFindSession) { log("findInteraction(_:didBegin:)") }
    func findInteraction(_ p0: UIFindInteraction, didEnd p1: UIFindSession) { log("findInteraction(_:didEnd:)") }
}
