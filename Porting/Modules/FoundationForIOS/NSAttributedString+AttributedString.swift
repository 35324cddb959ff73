import Foundation

extension NSAttributedString {
  /// A text without characters. The parameter stands for none: an extension cannot declare
  /// `init()`, which the class does not inherit from `NSObject`.
  public convenience init(_ nothing: Never? = nil) { self.init(string: "") }

  /// The text of a value, with the attributes of Foundation that it has: links, URLs of images,
  /// descriptions of images, and languages. Others are left out.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in ConvertedAttribute.all {
        attributes[attribute.key] = attribute.value(run.attributes)
      }
      let part = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: attributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// The text of an object, with the attributes of Foundation that it has: links, URLs of images,
  /// descriptions of images, and languages. Others are left out.
  public init(_ nsStr: NSAttributedString) {
    var text = AttributedString()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
      var attributes = AttributeContainer()
      for attribute in ConvertedAttribute.all {
        if let value = values[attribute.key] { attribute.set(value, &attributes) }
      }
      let part = (nsStr.string as NSString).substring(with: range)
      text += AttributedString(part, attributes: attributes)
    }
    self = text
  }
}

/// An attribute that values and objects with text have.
private struct ConvertedAttribute {
  let key: NSAttributedString.Key
  let value: (AttributeContainer) -> Any?
  let set: (Any, inout AttributeContainer) -> Void

  private init<Attribute: AttributedStringKey>(_ type: Attribute.Type)
  where Attribute.Value: Sendable {
    key = NSAttributedString.Key(rawValue: type.name)
    value = { $0[type] }
    set = { $1[type] = $0 as? Attribute.Value }
  }

  private typealias Foundation = AttributeScopes.FoundationAttributes

  static var all: [ConvertedAttribute] {
    [
      ConvertedAttribute(Foundation.LinkAttribute.self),
      ConvertedAttribute(Foundation.ImageURLAttribute.self),
      ConvertedAttribute(Foundation.AlternateDescriptionAttribute.self),
      ConvertedAttribute(Foundation.LanguageIdentifierAttribute.self),
    ]
  }
}
