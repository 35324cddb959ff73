import XCTest
@testable import Coordinators

private final class NavigationSpy: UINavigationController {
    private(set) var pushed: [UIViewController] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushed.append(viewController)
    }
}

private final class Screen: UIViewController {
    var navigation: UINavigationController?
    override var navigationController: UINavigationController? { return navigation ?? super.navigationController }
}

private class TabScreen<Model>: UIViewController {
    let tabs = UITabBarController()
    override var tabBarController: UITabBarController? { return tabs }
    override var navigationController: UINavigationController? { return nil }
}

private final class Settings: ModelViewController<Int> {
    override var screenPath: String { return "settings " + super.screenPath }
}

private final class Legal: UIViewController {
    override var screenPath: String { return "legal" }
    override class func screenKind() -> String { return super.screenKind() + " legal" }
}

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

    func testAScreenSaysWhichContainersAreAroundIt() throws {
        let (router, screen, spy) = (Router(), Screen(), NavigationSpy())
        screen.navigation = spy
        guard case .stack = router.show(UIViewController(), from: screen) else { return XCTFail("no stack") }
        XCTAssertEqual(spy.pushed.count, 1)
        screen.navigation = nil
        XCTAssertNil((screen as UIViewController).navigationController)
        let navigation = UINavigationController(rootViewController: screen)
        XCTAssertTrue((screen as UIViewController).navigationController === navigation)

        let tabScreen = TabScreen<String>()
        tabScreen.tabs.viewControllers = [UIViewController()]
        guard case .tab(0) = router.show(UIViewController(), from: tabScreen) else { return XCTFail("no tab") }
        XCTAssertEqual(tabScreen.tabs.viewControllers?.count, 2)
    }

    func testScreensOverrideWhatAnExtensionOfTheLibraryHas() {
        let (settings, legal) = (Settings(model: 3), Legal())
        settings.title = "Settings"
        let navigation = UINavigationController()
        navigation.viewControllers = [UIViewController(), settings, legal]
        XCTAssertEqual((navigation as UIViewController).screenPath, "screen/settings Settings(3)/legal")
        let kinds = [UIViewController.self, Settings.self, Legal.self].map { $0.screenKind() }
        XCTAssertEqual(kinds, ["plain", "model", "plain legal"])
    }
}
