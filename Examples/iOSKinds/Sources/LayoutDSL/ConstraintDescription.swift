import UIKit

/// Which attributes of an item are meant.
public struct ConstraintAttributes: OptionSet, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let left = ConstraintAttributes(rawValue: 1 << 0)
    public static let top = ConstraintAttributes(rawValue: 1 << 1)
    public static let right = ConstraintAttributes(rawValue: 1 << 2)
    public static let bottom = ConstraintAttributes(rawValue: 1 << 3)
    public static let leading = ConstraintAttributes(rawValue: 1 << 4)
    public static let trailing = ConstraintAttributes(rawValue: 1 << 5)
    public static let width = ConstraintAttributes(rawValue: 1 << 6)
    public static let height = ConstraintAttributes(rawValue: 1 << 7)
    public static let centerX = ConstraintAttributes(rawValue: 1 << 8)
    public static let centerY = ConstraintAttributes(rawValue: 1 << 9)

    public static let edges: ConstraintAttributes = [.left, .top, .right, .bottom]
    public static let size: ConstraintAttributes = [.width, .height]
    public static let center: ConstraintAttributes = [.centerX, .centerY]

    internal var layoutAttributes: [NSLayoutConstraint.Attribute] {
        let all: [(ConstraintAttributes, NSLayoutConstraint.Attribute)] = [
            (.left, .left), (.top, .top), (.right, .right), (.bottom, .bottom), (.leading, .leading),
            (.trailing, .trailing), (.width, .width), (.height, .height), (.centerX, .centerX),
            (.centerY, .centerY),
        ]
        return all.filter { contains($0.0) }.map { $0.1 }
    }
}

/// A value that can be the right-hand side of a constraint.
public protocol ConstraintRelatableTarget {}
extension Int: ConstraintRelatableTarget {}
extension CGFloat: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}

public final class ConstraintItem {
    internal weak var target: AnyObject?
    internal let attributes: ConstraintAttributes

    internal init(target: AnyObject?, attributes: ConstraintAttributes) {
        self.target = target
        self.attributes = attributes
    }
}

public final class ConstraintDescription {
    internal let item: UIView
    internal var attributes: ConstraintAttributes
    internal var relation: NSLayoutConstraint.Relation = .equal
    internal var related: ConstraintRelatableTarget?
    internal var multiplier: CGFloat = 1
    internal var insets: UIEdgeInsets = .zero
    internal var offset: CGFloat = 0
    internal var priority: UILayoutPriority = .required
    internal var label: String?
    internal let source: (file: String, line: UInt)
    internal private(set) var constraints: [LayoutConstraint] = []

    internal init(item: UIView, attributes: ConstraintAttributes, source: (file: String, line: UInt) = ("", 0)) {
        self.item = item
        self.attributes = attributes
        self.source = source
    }

    // MARK: Chaining

    public var left: ConstraintDescription { return adding(.left) }
    public var top: ConstraintDescription { return adding(.top) }
    public var right: ConstraintDescription { return adding(.right) }
    public var bottom: ConstraintDescription { return adding(.bottom) }
    public var width: ConstraintDescription { return adding(.width) }
    public var height: ConstraintDescription { return adding(.height) }

    private func adding(_ attributes: ConstraintAttributes) -> ConstraintDescription {
        self.attributes.insert(attributes)
        return self
    }

    @discardableResult
    public func equalTo(_ other: ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line) -> Self {
        return relate(.equal, other, file, line)
    }

    @discardableResult
    public func equalToSuperview(_ file: String = #file, _ line: UInt = #line) -> Self {
        guard let superview = item.superview else {
            fatalError("Expected superview but found nil when attempting make constraint `equalToSuperview`.")
        }
        return relate(.equal, superview, file, line)
    }

    @discardableResult
    public func greaterThanOrEqualTo(_ other: ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line) -> Self {
        return relate(.greaterThanOrEqual, other, file, line)
    }

    @discardableResult
    public func lessThanOrEqualTo(_ other: ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line) -> Self {
        return relate(.lessThanOrEqual, other, file, line)
    }

    private func relate(_ relation: NSLayoutConstraint.Relation, _ other: ConstraintRelatableTarget, _ file: String, _ line: UInt) -> Self {
        self.relation = relation
        self.related = other
        if label == nil { label = "\((file as NSString).lastPathComponent)#\(line)" }
        return self
    }

    @discardableResult public func offset(_ amount: CGFloat) -> Self { offset = amount; return self }
    @discardableResult public func inset(_ amount: CGFloat) -> Self {
        insets = UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount)
        return self
    }
    @discardableResult public func multipliedBy(_ amount: CGFloat) -> Self { multiplier = amount; return self }
    @discardableResult public func priority(_ amount: UILayoutPriority) -> Self { priority = amount; return self }
    @discardableResult public func priority(_ amount: Float) -> Self { priority = UILayoutPriority(amount); return self }
    @discardableResult public func labeled(_ label: String) -> Self { self.label = label; return self }

    // MARK: Making

    internal func makeConstraints() -> [LayoutConstraint] {
        let own = attributes.layoutAttributes
        var target: AnyObject?
        var others = own
        var constants: [NSLayoutConstraint.Attribute: CGFloat] = [:]
        switch related {
        case let item as ConstraintItem:
            target = item.target
            let attributes = item.attributes.layoutAttributes
            if !attributes.isEmpty {
                others = attributes.count == own.count ? attributes : Array(repeating: attributes[0], count: own.count)
            }
        case let view as UIView: target = view
        case let guide as UILayoutGuide: target = guide
        case let size as CGSize: constants = [.width: size.width, .height: size.height]
        case let number as CGFloat: own.forEach { constants[$0] = number }
        case let number as Double: own.forEach { constants[$0] = CGFloat(number) }
        case let number as Int: own.forEach { constants[$0] = CGFloat(number) }
        default: break
        }
        constraints = zip(own, others).map { attribute, other in
            let usesSuperview = target == nil && attribute != .width && attribute != .height
            let second: AnyObject? = usesSuperview ? item.superview : target
            let constraint = LayoutConstraint(
                item: item, attribute: attribute, relatedBy: relation, toItem: second,
                attribute: second == nil ? .notAnAttribute : other, multiplier: multiplier,
                constant: (constants[attribute] ?? 0) + offset + insets.value(for: attribute))
            constraint.priority = priority
            constraint.label = label
            constraint.description_ = self
            return constraint
        }
        return constraints
    }
}

private extension UIEdgeInsets {
    func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leading: return left
        case .top: return top
        case .right, .trailing: return -right
        case .bottom: return -bottom
        case .width: return -(left + right)
        case .height: return -(top + bottom)
        default: return 0
        }
    }
}
