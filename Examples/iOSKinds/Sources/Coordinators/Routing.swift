import UIKit

/// Shows screens where a controller is: in its navigation controller, its tab, or the other column.
public final class Router {
    public enum Place { case stack, tab(Int), column, nowhere }

    public init() {}

    @discardableResult
    public func show(_ screen: UIViewController, from controller: UIViewController) -> Place {
        if let split = controller.splitViewController, !split.isCollapsed {
            split.showDetailViewController(screen, sender: nil)
            return .column
        }
        if let navigation = controller.navigationController {
            navigation.pushViewController(screen, animated: true)
            return .stack
        }
        if let tabs = controller.tabBarController {
            tabs.viewControllers?.append(screen)
            return .tab(tabs.selectedIndex)
        }
        return .nowhere
    }
}

extension UIViewController {
    /// The path of a screen for what is logged; screens override it.
    @objc open var screenPath: String { return title ?? "screen" }

    @objc open class func screenKind() -> String { return "plain" }
}

extension UINavigationController {
    @objc open override var screenPath: String {
        return viewControllers.map { $0.screenPath }.joined(separator: "/")
    }
}

/// A screen with a model.
open class ModelViewController<Model>: UIViewController {
    public var model: Model

    public init(model: Model) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    open override var screenPath: String { return super.screenPath + "(\(model))" }

    open override class func screenKind() -> String { return "model" }
}
