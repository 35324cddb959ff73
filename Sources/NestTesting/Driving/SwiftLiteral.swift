/// A value as it is written in Swift where its type is known: `.add(3, to: nil)`.
///
/// Made by reflection, so that operations need no description. Enums, structs with the
/// initializer of their members, collections, optionals, numbers, texts and Booleans are written in
/// full.
nonisolated struct SwiftLiteral: CustomStringConvertible {
  let text: String

  init<Value>(_ value: Value) {
    let mirror = Mirror(reflecting: value)
    text =
      switch mirror.displayStyle {
      case .enum: Self.enumCase(named: "\(value)", mirror)
      case .optional: mirror.children.first.map { SwiftLiteral($0.value).text } ?? "nil"
      case .collection, .set: "[\(Self.elements(of: mirror).joined(separator: ", "))]"
      case .tuple: "(\(Self.elements(of: mirror).joined(separator: ", ")))"
      case .struct where !mirror.children.isEmpty && !(value is any LosslessStringConvertible):
        ".init(\(Self.elements(of: mirror).joined(separator: ", ")))"
      default: value is String ? String(reflecting: value) : "\(value)"
      }
  }

  var description: String { text }

  private static func enumCase(named name: String, _ mirror: Mirror) -> String {
    guard let payload = mirror.children.first, let label = payload.label else { return ".\(name)" }
    let values = Mirror(reflecting: payload.value)
    let isList = values.displayStyle == .tuple
    let arguments =
      isList ? elements(of: values).joined(separator: ", ") : SwiftLiteral(payload.value).text
    return ".\(label)(\(arguments))"
  }

  /// The elements with their labels; those of a tuple without labels are called `.0`, `.1`.
  private static func elements(of mirror: Mirror) -> [String] {
    mirror.children.map { child in
      let value = SwiftLiteral(child.value).text
      guard let label = child.label, !label.hasPrefix(".") else { return value }
      return "\(label): \(value)"
    }
  }
}
