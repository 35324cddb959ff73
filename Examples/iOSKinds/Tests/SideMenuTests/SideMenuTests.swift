@testable import SideMenu
import XCTest

final class SideMenuTests: XCTestCase, SideMenuControllerDelegate {
    private var window: UIWindow!
    private var events: [String] = []

    func sideMenuWillOpen(_ menu: SideMenuController) { events.append("will open") }
    func sideMenuDidClose(_ menu: SideMenuController) { events.append("did close") }

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
    }

    private func open(_ position: SideMenuPosition) -> SideMenuController {
        let menu = SideMenuController(content: UIViewController())
        menu.position = position
        menu.delegate = self
        let end = expectation(description: "open")
        window.rootViewController?.present(menu, animated: true) { end.fulfill() }
        wait(for: [end], timeout: 10)
        return menu
    }

    func testTheMenuIsAtItsEdge() {
        let menu = open(.right)
        XCTAssertEqual(menu.view.frame, CGRect(x: 80, y: 0, width: 240, height: 480))
        XCTAssertEqual((menu.presentationController as? SideMenuPresentationController)?.dimming.alpha, 1)
        XCTAssertEqual(menu.content.view.frame.width, 240)
        XCTAssertEqual(events, ["will open"])
    }

    func testClosing() {
        let menu = open(.left)
        let end = expectation(description: "closed")
        menu.dismiss(animated: true) { end.fulfill() }
        wait(for: [end], timeout: 10)
        XCTAssertNil(window.rootViewController?.presentedViewController)
        XCTAssertEqual(events, ["will open", "did close"])
    }
}
