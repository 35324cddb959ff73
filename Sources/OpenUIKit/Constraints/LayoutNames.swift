/// How views, guides and constraints are named in reports.
enum LayoutNames {
  /// The class and the address, with the text or the accessibility identifier if there is one.
  static func name(of item: LayoutItem) -> String {
    switch item {
    case .view(let view): name(of: view)
    case .guide(let guide):
      guide.identifier.isEmpty
        ? base(guide) : "\(base(guide))'\(guide.identifier)'"
    }
  }

  /// The class and the address, with the text or the accessibility identifier if there is one.
  static func name(of view: UIView) -> String {
    let label = view.accessibilityIdentifier ?? view.accessibilityLabel
    guard let label, !label.isEmpty else { return base(view) }
    return "\(base(view))'\(label.prefix(32))'"
  }

  /// The class and the address.
  static func base(_ object: AnyObject) -> String {
    "\(type(of: object)):\(address(of: object))"
  }

  /// The address of an object as UIKit writes it.
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// The item and the attribute, such as `UILabel:0x600000.leading`.
  static func name(of operand: LayoutOperand) -> String {
    let end = name(of: operand.place)
    guard let origin = operand.origin else { return end }
    return "(\(end) - \(name(of: origin)))"
  }

  private static func name(of place: LayoutOperand.Place) -> String {
    let item = place.item.item.map { name(of: $0) } ?? "nil"
    return "\(item).\(place.attribute)"
  }

  /// A number without a fraction that is zero.
  static func number(_ value: Double) -> String {
    abs(value) < 1e15 && value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

extension NSLayoutConstraint {
  /// The relation as text, for `description`.
  final var relationText: String {
    var text = "<\(LayoutNames.base(self)) "
    if let identifier { text += "'\(identifier)' " }
    text += "\(LayoutNames.name(of: first)) \(relationSign) \(secondSide)"
    if priority != .required { text += " @\(LayoutNames.number(Double(priority.rawValue)))" }
    return text + "   (\(isActive ? "active" : "inactive"))>"
  }

  private var relationSign: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private var secondSide: String {
    guard let second else { return LayoutNames.number(constant) }
    let factor = multiplier == 1 ? "" : "\(LayoutNames.number(multiplier))*"
    let sum = factor + LayoutNames.name(of: second)
    if constant == 0 { return sum }
    return "\(sum) \(constant < 0 ? "-" : "+") \(LayoutNames.number(abs(constant)))"
  }
}
