import UIKit

/// A view that says of which kind it is.
public protocol KindOfView: UIView {
    static var kind: String { get }
}

/// A thing that makes its view, whose class it chooses.
public protocol ViewMaking {
    associatedtype View: UIView
    var viewClass: UIView.Type { get }
}

extension ViewMaking {
    public var viewClass: UIView.Type { return View.self }

    public func makeView() -> UIView { return viewClass.init(frame: CGRect(x: 0, y: 0, width: 10, height: 20)) }

    public func makeOwnView() -> View { return View() }
}

extension KindOfView {
    public static func make(width: CGFloat) -> Self {
        return Self(frame: CGRect(x: 0, y: 0, width: width, height: 1))
    }
}

extension UIView {
    public static func sized(_ size: CGSize) -> Self {
        return self.init(frame: CGRect(origin: .zero, size: size))
    }

    /// An empty view of the same class.
    public func emptyTwin() -> UIView { return type(of: self).init(frame: bounds) }

    public convenience init(square side: CGFloat) {
        self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    }
}

/// Keeps classes by names, and makes objects of them.
public final class Registry<Screen: UIViewController> {
    private var viewClasses: [String: UIView.Type] = [:]
    private let controllerClass: UIViewController.Type
    public var navigationClass: UINavigationController.Type = UINavigationController.self

    public init(controllerClass: UIViewController.Type) { self.controllerClass = controllerClass }

    public func register<View: UIView>(_ type: View.Type, name: String) { viewClasses[name] = type }

    public func makeView(_ name: String) -> UIView? {
        guard let viewClass = viewClasses[name] else { return nil }
        return viewClass.init(frame: .zero)
    }

    public func make<View>(_ type: View.Type) -> View where View: UIView & KindOfView {
        return type.init(frame: .zero)
    }

    public func makeController() -> UIViewController { return controllerClass.init() }

    public func makeScreen() -> Screen { return Screen(nibName: nil, bundle: nil) }

    public func makeNavigation(_ root: UIViewController) -> UINavigationController {
        return navigationClass.init(rootViewController: root)
    }

    public func makeController(named name: String) -> UIViewController? {
        guard let type = NSClassFromString(name) as? UIViewController.Type else { return nil }
        return type.init()
    }

    public func recognizer<Recognizer: UIGestureRecognizer>(
        _ type: Recognizer.Type = Recognizer.self, target: Any?, action: Selector
    ) -> Recognizer {
        return Recognizer(target: target, action: action)
    }

    public func presentation(
        _ type: UIPresentationController.Type, of controller: UIViewController
    ) -> UIPresentationController {
        return type.init(presentedViewController: controller, presenting: nil)
    }
}
