import UIKit

/// Makes views of classes that are values, and keeps those that are not used.
public final class ViewPool {
    private var unused: [String: [UIView]] = [:]
    private var types: [String: UIView.Type] = [:]

    public init() {}

    public func register(_ type: UIView.Type) {
        types[type.description()] = type
    }

    /// A view that was returned, or a new one; nil for a class that is not registered.
    public func view<View: UIView>(_ type: View.Type = View.self, frame: CGRect = .zero) -> View? {
        let name = type.description()
        if let view = unused[name]?.popLast() as? View {
            view.frame = frame
            return view
        }
        return types[name]?.init(frame: frame) as? View
    }

    public func giveBack(_ view: UIView) {
        for (name, type) in types where view.isMember(of: type) {
            unused[name, default: []].append(view)
        }
    }
}

extension UIView {
    /// A new view in this one.
    public func makeSubview<View: UIView>(_ type: View.Type = View.self, configure: (View) -> Void = { _ in }) -> View {
        let view = View(frame: bounds)
        configure(view)
        addSubview(view)
        return view
    }

    /// Moves as if it lay above what is behind, when the device is tilted.
    public func addParallax(_ distance: CGFloat) {
        let axes: [(String, UIInterpolatingMotionEffect.EffectType)] = [
            ("center.x", .tiltAlongHorizontalAxis), ("center.y", .tiltAlongVerticalAxis),
        ]
        let group = UIMotionEffectGroup()
        group.motionEffects = axes.map { keyPath, type in
            let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
            effect.minimumRelativeValue = -distance
            effect.maximumRelativeValue = distance
            return effect
        }
        addMotionEffect(group)
    }
}

extension UINavigationController {
    /// A controller with a bar of a class, and its first child.
    public convenience init(barClass: UINavigationBar.Type, root: UIViewController) {
        self.init(navigationBarClass: barClass, toolbarClass: nil)
        setViewControllers([root], animated: false)
    }
}
