import ObjectiveC.runtime
import UIKit

private var constraintsKey: UInt8 = 0

public final class ConstraintMaker {
    private let view: UIView
    private var descriptions: [ConstraintDescription] = []

    internal init(view: UIView) {
        self.view = view
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    public var left: ConstraintDescription { return make(.left) }
    public var top: ConstraintDescription { return make(.top) }
    public var right: ConstraintDescription { return make(.right) }
    public var bottom: ConstraintDescription { return make(.bottom) }
    public var leading: ConstraintDescription { return make(.leading) }
    public var trailing: ConstraintDescription { return make(.trailing) }
    public var width: ConstraintDescription { return make(.width) }
    public var height: ConstraintDescription { return make(.height) }
    public var centerX: ConstraintDescription { return make(.centerX) }
    public var centerY: ConstraintDescription { return make(.centerY) }
    public var edges: ConstraintDescription { return make(.edges) }
    public var size: ConstraintDescription { return make(.size) }
    public var center: ConstraintDescription { return make(.center) }

    private func make(_ attributes: ConstraintAttributes) -> ConstraintDescription {
        let description = ConstraintDescription(item: view, attributes: attributes)
        descriptions.append(description)
        return description
    }

    internal static func constraints(of view: UIView, _ closure: (ConstraintMaker) -> Void) -> [LayoutConstraint] {
        let maker = ConstraintMaker(view: view)
        closure(maker)
        return maker.descriptions.flatMap { $0.makeConstraints() }
    }
}

/// The properties and methods that a view offers to the closures.
public struct ConstraintViewDSL {
    internal let view: UIView

    public var left: ConstraintItem { return ConstraintItem(target: view, attributes: .left) }
    public var top: ConstraintItem { return ConstraintItem(target: view, attributes: .top) }
    public var right: ConstraintItem { return ConstraintItem(target: view, attributes: .right) }
    public var bottom: ConstraintItem { return ConstraintItem(target: view, attributes: .bottom) }
    public var width: ConstraintItem { return ConstraintItem(target: view, attributes: .width) }
    public var height: ConstraintItem { return ConstraintItem(target: view, attributes: .height) }
    public var centerX: ConstraintItem { return ConstraintItem(target: view, attributes: .centerX) }

    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        let constraints = ConstraintMaker.constraints(of: view, closure)
        view.ownConstraints += constraints
        NSLayoutConstraint.activate(constraints)
    }

    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
    }

    /// Changes constants of constraints that are there.
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        for new in ConstraintMaker.constraints(of: view, closure) {
            guard let existing = view.ownConstraints.first(where: { $0.isUpdate(of: new) }) else {
                fatalError("Updated constraint could not find existing matching constraint to update: \(new)")
            }
            existing.constant = new.constant
        }
    }

    public func removeConstraints() {
        NSLayoutConstraint.deactivate(view.ownConstraints)
        view.ownConstraints = []
    }

    public var constraints: [LayoutConstraint] { return view.ownConstraints }

    public var contentHuggingVerticalPriority: Float {
        get { return view.contentHuggingPriority(for: .vertical).rawValue }
        nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
    }
}

extension LayoutConstraint {
    internal func isUpdate(of other: LayoutConstraint) -> Bool {
        return firstItem === other.firstItem && secondItem === other.secondItem
            && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
            && relation == other.relation && multiplier == other.multiplier && priority == other.priority
    }
}

extension UIView {
    public var lay: ConstraintViewDSL { return ConstraintViewDSL(view: self) }

    fileprivate var ownConstraints: [LayoutConstraint] {
        get { return objc_getAssociatedObject(self, &constraintsKey) as? [LayoutConstraint] ?? [] }
        set { objc_setAssociatedObject(self, &constraintsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
