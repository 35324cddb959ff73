import UIKit
import ObjectiveC

private var proxiesKey = 0
private var bagKey = 0

/// The target of a control that passes its events on.
final class ControlTarget: NSObject {
    let signal = Signal<UIControl>()

    init(control: UIControl, events: UIControl.Event) {
        super.init()
        control.addTarget(self, action: #selector(eventHandler(_:)), for: events)
    }

    @objc private func eventHandler(_ sender: UIControl!) { signal.send(sender) }
}

public struct Reactive<Base> {
    public let base: Base
}

public protocol ReactiveCompatible {}
extension ReactiveCompatible {
    public var rx: Reactive<Self> { return Reactive(base: self) }
}
extension NSObject: ReactiveCompatible {}

extension Reactive where Base: UIControl {
    public func controlEvent(_ events: UIControl.Event) -> Observable<UIControl> {
        let target = ControlTarget(control: base, events: events)
        var targets = objc_getAssociatedObject(base, &proxiesKey) as? [ControlTarget] ?? []
        targets.append(target)
        objc_setAssociatedObject(base, &proxiesKey, targets, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return target.signal
    }

    public var isEnabled: Binder<Base, Bool> { return Binder(base) { $0.isEnabled = $1 } }
}

extension Reactive where Base: UIButton {
    public var tap: Observable<Void> { return controlEvent(.touchUpInside).map { _ in } }
}

extension Reactive where Base: UILabel {
    public var text: Binder<Base, String?> { return Binder(base) { $0.text = $1 } }
}

extension Reactive where Base: UIView {
    public var isHidden: Binder<Base, Bool> { return Binder(base) { $0.isHidden = $1 } }
    public var alpha: Binder<Base, CGFloat> { return Binder(base) { $0.alpha = $1 } }
}

extension Reactive where Base: UIScrollView {
    public var contentOffset: Observable<CGPoint> {
        let variable = Variable(wrappedValue: base.contentOffset)
        let observation = base.observe(\.contentOffset, options: [.new]) { [weak variable] _, change in
            change.newValue.map { variable?.value = $0 }
        }
        base.bag.insert(BlockDisposable { observation.invalidate() })
        objc_setAssociatedObject(base, &proxiesKey, [variable], .OBJC_ASSOCIATION_RETAIN)
        return variable
    }
}

extension NSObject {
    public var bag: DisposeBag {
        objc_sync_enter(self); defer { objc_sync_exit(self) }
        if let bag = objc_getAssociatedObject(self, &bagKey) as? DisposeBag { return bag }
        let bag = DisposeBag()
        objc_setAssociatedObject(self, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return bag
    }
}

public struct Binder<Target: AnyObject, Value> {
    weak var target: Target?
    let set: (Target, Value) -> Void

    init(_ target: Target, _ set: @escaping (Target, Value) -> Void) {
        self.target = target
        self.set = set
    }
}

extension Observable {
    public func bind<Target>(to binder: Binder<Target, Value>) -> Disposable {
        return subscribe { value in
            if Thread.isMainThread {
                binder.target.map { binder.set($0, value) }
            } else {
                DispatchQueue.main.async { binder.target.map { binder.set($0, value) } }
            }
        }
    }

    public func bind<Target>(to binder: Binder<Target, Value?>) -> Disposable {
        return subscribe { value in binder.target.map { binder.set($0, value) } }
    }
}

infix operator <->
@discardableResult
public func <-> <Value: Equatable>(left: Variable<Value>, right: Variable<Value>) -> Disposable {
    let first = left.subscribe { if right.value != $0 { right.value = $0 } }
    let second = right.subscribe { if left.value != $0 { left.value = $0 } }
    return BlockDisposable { first.dispose(); second.dispose() }
}
