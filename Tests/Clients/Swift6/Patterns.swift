// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

// Code in Swift 6 mode without default isolation: isolation is defined by the classes and
// protocols.

public final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let shade = UIView()

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    cover(transitionContext.containerView)
    transitionContext.completeTransition(true)
  }

  // No witness: isolated because the protocol is.
  private func cover(_ container: UIView) {
    shade.frame = container.bounds
    container.addSubview(shade)
  }
}

extension UIView {
  public func pinToBounds(of other: UIView) { frame = other.bounds }
}

extension UIGestureRecognizerDelegate {
  public func isRelevant(_ view: UIView) -> Bool { view.alpha > 0 }
}

@MainActor
public final class Router {
  private weak var root: UIViewController?

  public init(root: UIViewController) { self.root = root }

  public func show(_ controller: UIViewController, completion: (() -> Void)? = nil) {
    root?.present(controller, animated: false, completion: completion)
  }
}

public enum Metrics {
  public static var curve: CAMediaTimingFunction { CAMediaTimingFunction(name: .easeOut) }
  public static let accent = UIColor(dynamicProvider: { traits in
    traits.userInterfaceStyle == .dark ? .white : .black
  })
}

extension UIImage {
  /// Works on any thread.
  public static func square(_ color: UIColor, side: CGFloat) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      _ = UIGraphicsGetCurrentContext() === context.cgContext
    }
  }
}

public func measuredTime() -> CFTimeInterval { CACurrentMediaTime() }

/// A class that is neither isolated nor `Sendable`.
#if canImport(ObjectiveC)
  @objcMembers
#endif
public final class Log: NSObject {
  public private(set) var entries: [String] = []

  public override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: .add, name: Notification.Name("log"), object: nil)
  }

  func add(_ notification: Notification) { entries.append(notification.name.rawValue) }
}

@MainActor
#if canImport(ObjectiveC)
  @objcMembers
#endif
public final class Form: UIViewController {
  public let field = UIControl()
  public private(set) var changes = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    field.addTarget(self, action: .changed, for: .valueChanged)
    view.addSubview(field)
  }

  func changed() { changes += 1 }
}

extension Selector {
  #if canImport(ObjectiveC)
    fileprivate static let add = #selector(Log.add(_:))
    fileprivate static let changed = #selector(Form.changed)
  #else
    fileprivate static let add = Selector("add(_:)", Log.add(_:))
    fileprivate static let changed = Selector("changed", Form.changed)
  #endif
}
