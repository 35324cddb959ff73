import UIKit
import XCTest

/// What older code asks senders and values for, of whose class it knows nothing.
private final class Screen: UIViewController {
    private(set) var log: [String] = []

    @objc func pressed(_ sender: AnyObject) {
        log.append("pressed \(sender.tag ?? -1) \(sender.isEnabled ?? false)")
    }

    @objc func changed(sender: Any) {
        let title = (sender as AnyObject).currentTitle as? String ?? ""
        log.append("changed \((sender as AnyObject).tag!) \(title)")
    }

    func keyboardWillShow(_ notification: Notification) -> CGFloat {
        return (notification.userInfo?["frame"] as AnyObject).cgRectValue.height
    }

    func read(_ value: AnyObject?) -> String {
        return "\(value?.tag ?? 0) \(value?.superview.map { $0 == nil } ?? true)"
    }
}

final class AnyObjectTests: XCTestCase {
    func testSendersAreAsked() {
        let screen = Screen()
        let button = UIButton(type: .system)
        button.tag = 7
        button.setTitle("Go", for: .normal)
        button.addTarget(screen, action: #selector(Screen.pressed(_:)), for: .touchUpInside)
        button.addTarget(screen, action: #selector(Screen.changed(sender:)), for: .valueChanged)

        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        screen.pressed(UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil))

        XCTAssertEqual(screen.log, ["pressed 7 true", "changed 7 Go", "pressed 0 true"])
        XCTAssertEqual(screen.read(button), "7 true")
        XCTAssertEqual(screen.read(nil), "0 true")
    }

    func testValuesAreAsked() {
        let notification = Notification(
            name: Notification.Name("a"), object: nil,
            userInfo: ["frame": NSValue(cgRect: CGRect(x: 0, y: 0, width: 10, height: 250))])
        XCTAssertEqual(Screen().keyboardWillShow(notification), 250)

        let values: [String: Any] = ["n": 12, "s": "3.5", "l": [1, 2, 3], "b": true]
        XCTAssertEqual((values["n"] as AnyObject).intValue, 12)
        XCTAssertEqual((values["s"] as AnyObject).doubleValue, 3.5)
        XCTAssertEqual((values["l"] as AnyObject).count, 3)
        XCTAssertEqual((values["b"] as AnyObject).boolValue, true)
        XCTAssertNil((values["l"] as AnyObject).tag as Int?)
    }

    func testMethodsAreCalled() {
        let view = UIView()
        let inner = UIView()
        view.addSubview(inner)
        let object: Any = inner
        XCTAssertTrue((object as AnyObject).isKind(of: UIView.self))
        XCTAssertTrue((object as AnyObject).isEqual(inner))
        (object as AnyObject).removeFromSuperview()
        XCTAssertNil(inner.superview)

        let screen: Any = Screen()
        XCTAssertTrue((screen as AnyObject).responds(to: #selector(Screen.pressed(_:))))
        (screen as AnyObject).perform(#selector(Screen.pressed(_:)), with: view)
        XCTAssertEqual((screen as? Screen)?.log, ["pressed 0 false"])
    }
}
