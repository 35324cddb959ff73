// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

// Code as it is written for iOS by those who have not adopted concurrency: nothing says that it
// runs on the main actor.

public protocol Presentable {
  var presentable: UIViewController { get }
}

extension UIViewController: Presentable {
  public var presentable: UIViewController { self }
}

public protocol Titled {
  func titleText() -> String
}

extension UINamedViewController: Titled {
  public func titleText() -> String { title ?? "none" }
}

public class UINamedViewController: UIViewController {}

public protocol Highlighting {}

extension Highlighting where Self: UIView {
  public func highlight() { backgroundColor = .systemYellow }
}

public class HighlightedView: UIView, Highlighting {}

public protocol Card: UIView {}

extension Card {
  public func roundCorners() { layer.cornerRadius = 8 }
}

public class CardView: UIView, Card {}

public class AppCoordinator {
  public let window: UIWindow
  public private(set) var children: [AppCoordinator] = []

  public init(window: UIWindow) { self.window = window }

  public func start() {
    let root = UINamedViewController()
    root.title = "Root"
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  public func show(_ presentable: Presentable, animated: Bool = true) {
    window.rootViewController?.present(presentable.presentable, animated: animated)
  }

  lazy var banner: UILabel = {
    let label = UILabel()
    label.text = "Banner"
    return label
  }()

  public func showBanner() {
    window.addSubview(banner)
    banner.sizeToFit()
  }
}

public struct Screen {
  public let view = UIView()
  public init() {}
}

public enum Shared {
  public static let label = UILabel()
  public static let curve = CAMediaTimingFunction(name: .easeOut)
}

public let fade: (UIView) -> Void = { $0.alpha = 0.5 }

public func embed(_ child: UIView = UIView(), in parent: UIView) -> UIView {
  parent.addSubview(child)
  return child
}

public func addBorder(to layer: CALayer) {
  layer.borderWidth = 1
  layer.borderColor = UIColor.red.cgColor
}

extension UIImage {
  public func resized(to size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  public static func dot(_ color: UIColor, size: CGFloat) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: size, height: size)
    return UIGraphicsImageRenderer(bounds: bounds).image { _ in
      color.setFill()
      UIBezierPath(ovalIn: bounds).fill()
    }
  }
}
