import QuartzCore
import UIKit

public protocol Interpolatable {
    static func interpolate(from: Self, to: Self, progress: CGFloat) -> Self
}

extension CGFloat: Interpolatable {
    public static func interpolate(from: CGFloat, to: CGFloat, progress: CGFloat) -> CGFloat { from + (to - from) * progress }
}
extension CGPoint: Interpolatable {
    public static func interpolate(from: CGPoint, to: CGPoint, progress: CGFloat) -> CGPoint {
        CGPoint(x: .interpolate(from: from.x, to: to.x, progress: progress), y: .interpolate(from: from.y, to: to.y, progress: progress))
    }
}
extension UIColor {
    static func interpolate(from: UIColor, to: UIColor, progress: CGFloat) -> UIColor {
        var (r1, g1, b1, a1): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        from.getRed(&r1, green: &g1, blue: &b1, alpha: &a1)
        to.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
        return UIColor(red: r1 + (r2 - r1) * progress, green: g1 + (g2 - g1) * progress, blue: b1 + (b2 - b1) * progress, alpha: a1 + (a2 - a1) * progress)
    }
}

/// Values by time.
public final class KeyFrames<Value: Interpolatable> {
    private var frames: [(time: CGFloat, value: Value)] = []
    public init() {}

    public subscript(time: CGFloat) -> Value {
        get {
            precondition(!frames.isEmpty)
            guard let upper = frames.firstIndex(where: { $0.time >= time }) else { return frames[frames.count - 1].value }
            guard upper > 0, frames[upper].time != time else { return frames[upper].value }
            let (a, b) = (frames[upper - 1], frames[upper])
            return .interpolate(from: a.value, to: b.value, progress: (time - a.time) / (b.time - a.time))
        }
        set {
            frames.removeAll { $0.time == time }
            frames.append((time, newValue))
            frames.sort { $0.time < $1.time }
        }
    }
}

public protocol Animatable: AnyObject { func animate(_ time: CGFloat) }

public final class Animator: NSObject {
    private var animations: [Animatable] = []
    private var link: CADisplayLink?
    private var start: CFTimeInterval = 0
    private var duration: TimeInterval = 0
    private var completion: (() -> Void)?

    public func add(_ animation: Animatable) { animations.append(animation) }

    public func animate(_ time: CGFloat) { animations.forEach { $0.animate(time) } }

    public func play(duration: TimeInterval, completion: @escaping () -> Void) {
        self.duration = duration
        self.completion = completion
        start = CACurrentMediaTime()
        let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func tick(_ link: CADisplayLink) {
        let progress = min(1, CGFloat((link.timestamp - start) / duration))
        animate(max(0, progress))
        guard progress >= 1 else { return }
        link.invalidate()
        self.link = nil
        completion?()
    }
}

public final class ViewAnimation<Value: Interpolatable>: Animatable {
    private weak var view: UIView?
    public let frames = KeyFrames<Value>()
    private let apply: (UIView, Value) -> Void

    public init(view: UIView, _ apply: @escaping (UIView, Value) -> Void) {
        self.view = view
        self.apply = apply
    }

    public func animate(_ time: CGFloat) { view.map { apply($0, frames[time]) } }
}

// MARK: - Shake and pulse

extension UIView {
    public func shake(_ amount: CGFloat = 10, delegate: CAAnimationDelegate? = nil) {
        let animation = CAKeyframeAnimation(keyPath: #keyPath(CALayer.position))
        let center = layer.position
        animation.values = [0, -amount, amount, -amount / 2, amount / 2, 0].map { NSValue(cgPoint: CGPoint(x: center.x + $0, y: center.y)) }
        animation.keyTimes = [0, 0.2, 0.4, 0.6, 0.8, 1]
        animation.duration = 0.4
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.delegate = delegate
        layer.add(animation, forKey: "shake")
    }

    public func pulse(completion: ((Bool) -> Void)? = nil) {
        UIView.animateKeyframes(withDuration: 0.1, delay: 0, options: [.calculationModeCubic], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.transform = .identity }
        }, completion: completion)
    }
}
