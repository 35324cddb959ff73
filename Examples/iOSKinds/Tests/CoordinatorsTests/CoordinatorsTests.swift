import XCTest
@testable import Coordinators

@MainActor
final class CoordinatorsTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let session = Session()
    private var coordinator: AppCoordinator!
    private var root: RootViewController? { window.rootViewController as? RootViewController }

    override func setUp() async throws {
        coordinator = AppCoordinator(window: window, session: session)
        coordinator.start()
    }

    func testTheLoginIsShownFirst() throws {
        let login = try XCTUnwrap(root?.current as? LoginViewController)
        login.view.layoutIfNeeded()
        XCTAssertEqual(coordinator.childCoordinators.count, 1)
        XCTAssertEqual(login.title, "Log in")
        XCTAssertEqual(login.button.actions(forTarget: login, forControlEvent: .touchUpInside), ["didTapLogin"])
        XCTAssertEqual(login.cancel.actions(forTarget: login, forControlEvent: .touchUpInside), ["cancelLogin:"])
        login.cancel.sendActions(for: .touchUpInside)
        XCTAssertTrue(root?.current === login)
    }

    func testALoginShowsTheHomeScreen() throws {
        let login = try XCTUnwrap(root?.current as? LoginViewController)
        login.loadViewIfNeeded()
        login.button.sendActions(for: .touchUpInside)

        XCTAssertTrue(root?.current is HomeViewController)
        XCTAssertEqual(session.name, "Ann")
        XCTAssertTrue(coordinator.childCoordinators.isEmpty)
    }

    func testLoggingOutShowsTheLogin() throws {
        session.logIn(as: "Bob")
        let home = try XCTUnwrap(root?.current as? HomeViewController)
        home.loadViewIfNeeded()
        home.logOut()
        XCTAssertTrue(root?.current is LoginViewController)
    }
}
