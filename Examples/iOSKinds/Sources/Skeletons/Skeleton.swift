import UIKit

private enum AssociatedKeys {
    static var layer = "skeletonLayer"
    static var state = "skeletonState"
    static var isSkeletonable: UInt8 = 0
}

public enum GradientDirection {
    case leftRight, rightLeft, topBottom

    var points: (start: CGPoint, end: CGPoint) {
        switch self {
        case .leftRight: return (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        case .rightLeft: return (CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 0.5))
        case .topBottom: return (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
        }
    }
}

public struct SkeletonAppearance {
    public static var `default` = SkeletonAppearance()
    public var tint = UIColor(red: 0.9, green: 0.9, blue: 0.92, alpha: 1)
    public var lineHeight: CGFloat = 12
    public var spacing: CGFloat = 6
    public var cornerRadius: Float = 4
}

struct ViewState {
    var isUserInteractionEnabled: Bool
    var text: String?
    var clipsToBounds: Bool
}

extension UIView {
    @IBInspectable
    public var isSkeletonable: Bool {
        get { return objc_getAssociatedObject(self, &AssociatedKeys.isSkeletonable) as? Bool ?? false }
        set { objc_setAssociatedObject(self, &AssociatedKeys.isSkeletonable, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    public var isSkeletonActive: Bool { return skeletonLayer != nil || subviews.contains { $0.isSkeletonActive } }

    internal private(set) var skeletonLayer: CALayer? {
        get { return objc_getAssociatedObject(self, &AssociatedKeys.layer) as? CALayer }
        set { objc_setAssociatedObject(self, &AssociatedKeys.layer, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    private var savedState: ViewState? {
        get { return objc_getAssociatedObject(self, &AssociatedKeys.state) as? ViewState }
        set { objc_setAssociatedObject(self, &AssociatedKeys.state, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    public func showSkeleton(animated: Bool = false, direction: GradientDirection = .leftRight) {
        layoutIfNeeded()
        skeletonables { view in
            guard view.skeletonLayer == nil else { return }
            view.savedState = ViewState(
                isUserInteractionEnabled: view.isUserInteractionEnabled, text: (view as? UILabel)?.text,
                clipsToBounds: view.clipsToBounds)
            view.isUserInteractionEnabled = false
            view.clipsToBounds = true
            let layer = view.makeSkeletonLayer(direction)
            view.layer.addSublayer(layer)
            view.skeletonLayer = layer
            if animated { layer.startSliding() }
        }
    }

    public func hideSkeleton(transition: TimeInterval = 0) {
        skeletonables { view in
            guard let layer = view.skeletonLayer else { return }
            let end = {
                layer.removeFromSuperlayer()
                view.skeletonLayer = nil
                if let state = view.savedState {
                    view.isUserInteractionEnabled = state.isUserInteractionEnabled
                    view.clipsToBounds = state.clipsToBounds
                }
                view.savedState = nil
            }
            guard transition > 0 else { return end() }
            CATransaction.begin()
            CATransaction.setAnimationDuration(transition)
            CATransaction.setCompletionBlock(end)
            layer.opacity = 0
            CATransaction.commit()
        }
    }

    private func skeletonables(_ body: (UIView) -> Void) {
        if isSkeletonable, subviews.filter({ $0.isSkeletonable }).isEmpty {
            body(self)
        } else {
            subviews.forEach { $0.skeletonables(body) }
        }
    }

    @objc func makeSkeletonLayer(_ direction: Any) -> CALayer {
        let layer = CAGradientLayer()
        let points = (direction as? GradientDirection ?? .leftRight).points
        layer.startPoint = points.start
        layer.endPoint = points.end
        let tint = SkeletonAppearance.default.tint
        layer.colors = [tint.cgColor, tint.withAlphaComponent(0.5).cgColor, tint.cgColor]
        layer.frame = bounds
        layer.anchorPoint = .zero
        layer.position = .zero
        layer.name = "skeleton"
        if let label = self as? UILabel { layer.mask = label.makeLineMask() }
        return layer
    }
}

extension UILabel {
    fileprivate func makeLineMask() -> CALayer {
        let appearance = SkeletonAppearance.default
        let mask = CALayer()
        mask.frame = bounds
        let count = numberOfLines == 0 ? Int((bounds.height + appearance.spacing) / (appearance.lineHeight + appearance.spacing)) : numberOfLines
        for index in 0..<max(1, count) {
            let line = CALayer()
            let isLast = index == count - 1 && count > 1
            line.frame = CGRect(
                x: 0, y: CGFloat(index) * (appearance.lineHeight + appearance.spacing),
                width: bounds.width * (isLast ? 0.7 : 1), height: appearance.lineHeight)
            line.backgroundColor = UIColor.black.cgColor
            line.cornerRadius = CGFloat(appearance.cornerRadius)
            mask.addSublayer(line)
        }
        return mask
    }
}

private extension CALayer {
    func startSliding() {
        let start = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.startPoint))
        start.fromValue = NSValue(cgPoint: CGPoint(x: -1, y: 0.5))
        start.toValue = NSValue(cgPoint: CGPoint(x: 1, y: 0.5))
        let end = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.endPoint))
        end.fromValue = NSValue(cgPoint: CGPoint(x: 0, y: 0.5))
        end.toValue = NSValue(cgPoint: CGPoint(x: 2, y: 0.5))
        let group = CAAnimationGroup()
        group.animations = [start, end]
        group.duration = 1.5
        group.repeatCount = .infinity
        group.isRemovedOnCompletion = false
        add(group, forKey: "sliding")
    }
}
