import UIKit

public protocol Coordinator: AnyObject {
    var childCoordinators: [Coordinator] { get set }
    func start()
}

public protocol CoordinatorDelegate: AnyObject {
    func coordinatorDidFinish(_ coordinator: Coordinator)
}

extension Coordinator where Self: CoordinatorDelegate {
    public func add(_ child: Coordinator) {
        guard !childCoordinators.contains(where: { $0 === child }) else { return }
        childCoordinators.append(child)
        child.start()
    }

    public func coordinatorDidFinish(_ coordinator: Coordinator) {
        childCoordinators.removeAll { $0 === coordinator }
    }
}

/// Decides which screen is shown.
open class AppCoordinator: NSObject, Coordinator, CoordinatorDelegate {
    public var childCoordinators: [Coordinator] = []
    public let window: UIWindow
    public let session: Session

    public init(window: UIWindow, session: Session = .shared) {
        self.window = window
        self.session = session
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(sessionDidChange(notification:)), name: Session.didChangeNotification, object: session)
    }

    open func start() {
        window.rootViewController = RootViewController()
        window.makeKeyAndVisible()
        showCurrentScreen()
    }

    @objc open func sessionDidChange(notification: Notification) { showCurrentScreen() }

    private func showCurrentScreen() {
        guard let root = window.rootViewController as? RootViewController else { return }
        if session.isLoggedIn {
            let home = HomeViewController()
            home.onLogOut = { [unowned self] in self.session.logOut() }
            root.show(home)
        } else {
            let child = LoginCoordinator(root: root, session: session)
            child.delegate = self
            add(child)
        }
    }
}

public final class LoginCoordinator: Coordinator {
    public var childCoordinators: [Coordinator] = []
    public weak var delegate: CoordinatorDelegate?
    private let root: RootViewController
    private let session: Session

    init(root: RootViewController, session: Session) {
        self.root = root
        self.session = session
    }

    public func start() {
        let controller = LoginViewController()
        controller.delegate = self
        root.show(controller)
    }
}

extension LoginCoordinator: LoginViewControllerDelegate {
    func loginViewController(_ controller: LoginViewController, didEnter name: String) {
        session.logIn(as: name)
        delegate?.coordinatorDidFinish(self)
    }
}

public final class Session: NSObject {
    @objc public static let shared = Session()
    public static let didChangeNotification = NSNotification.Name(rawValue: "SessionDidChange")
    public private(set) var name: String?
    public var isLoggedIn: Bool { return name != nil }

    public func logIn(as name: String) {
        self.name = name
        NotificationCenter.default.post(name: Session.didChangeNotification, object: self)
    }

    @objc public func logOut() {
        name = nil
        NotificationCenter.default.post(Notification(name: Session.didChangeNotification, object: self))
    }
}
