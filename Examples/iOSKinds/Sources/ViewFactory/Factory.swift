import UIKit

/// Makes views, and keeps those that are not used.
public final class ViewPool {
    private var unused: [String: [UIView]] = [:]
    private var types: [String: (type: UIView.Type, make: (CGRect) -> UIView)] = [:]

    public init() {}

    public func register<View: UIView>(_ type: View.Type, make: @escaping (CGRect) -> View) {
        types[type.description()] = (type, make)
    }

    /// A view that was returned, or a new one; nil for a class that is not registered.
    public func view<View: UIView>(_ type: View.Type = View.self, frame: CGRect = .zero) -> View? {
        let name = type.description()
        if let view = unused[name]?.popLast() as? View {
            view.frame = frame
            return view
        }
        return types[name]?.make(frame) as? View
    }

    public func giveBack(_ view: UIView) {
        for (name, entry) in types where view.isMember(of: entry.type) {
            unused[name, default: []].append(view)
        }
    }
}

extension UIView {
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

    /// How far its motion effects move the view for a tilt.
    public func parallax(for tilt: UIOffset) -> CGVector {
        let values = motionEffects.compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: tilt) }
        func sum(_ keyPath: String) -> CGFloat {
            return values.compactMap { $0[keyPath] as? CGFloat }.reduce(0, +)
        }
        return CGVector(dx: sum("center.x"), dy: sum("center.y"))
    }
}

extension UINavigationController {
    /// A controller with a bar of a class, and its first child.
    public convenience init(barClass: UINavigationBar.Type, root: UIViewController) {
        self.init(navigationBarClass: barClass, toolbarClass: nil)
        setViewControllers([root], animated: false)
    }
}
