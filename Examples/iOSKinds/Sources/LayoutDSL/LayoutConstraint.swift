#if os(iOS) || os(tvOS)
import UIKit
#else
import AppKit
#endif

/// A constraint that knows where it was made.
public final class LayoutConstraint: NSLayoutConstraint {
    public var label: String? {
        get { return identifier }
        set { identifier = newValue }
    }

    internal weak var description_: ConstraintDescription?
}

extension LayoutConstraint {
    public override var description: String {
        var text = "<LayoutConstraint"
        if let label = label { text += ":\(label)" }
        if let first = firstItem { text += " \(type(of: first)).\(firstAttribute.name)" }
        text += " \(relation.symbol) "
        if let second = secondItem { text += "\(type(of: second)).\(secondAttribute.name)" }
        if multiplier != 1 { text += " * \(multiplier)" }
        if constant != 0 || secondItem == nil { text += " + \(constant)" }
        if priority != .required { text += " ^\(Int(priority.rawValue))" }
        return text + ">"
    }
}

internal extension NSLayoutConstraint.Relation {
    var symbol: String {
        switch self {
        case .equal: return "=="
        case .greaterThanOrEqual: return ">="
        case .lessThanOrEqual: return "<="
        @unknown default: return "??"
        }
    }
}

internal extension NSLayoutConstraint.Attribute {
    var name: String {
        switch self {
        case .left, .leftMargin: return "left"
        case .right, .rightMargin: return "right"
        case .top, .topMargin: return "top"
        case .bottom, .bottomMargin: return "bottom"
        case .leading, .leadingMargin: return "leading"
        case .trailing, .trailingMargin: return "trailing"
        case .width: return "width"
        case .height: return "height"
        case .centerX, .centerXWithinMargins: return "centerX"
        case .centerY, .centerYWithinMargins: return "centerY"
        case .lastBaseline: return "lastBaseline"
        case .firstBaseline: return "firstBaseline"
        case .notAnAttribute: return "notAnAttribute"
        @unknown default: return "unknown"
        }
    }
}
