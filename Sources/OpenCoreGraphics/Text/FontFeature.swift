/// A feature of a font, and whether it is on or which of its choices is.
package struct FontFeature: Hashable, Codable, Sendable {
  /// Four letters or digits, as OpenType has them.
  package let tag: String
  /// 0 is off.
  package let value: Int

  /// Makes a feature; nil for a tag that is none.
  package init?(_ tag: String, _ value: Int) {
    guard tag.utf8.count == 4, tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
      (0...65535).contains(value)
    else { return nil }
    self.init(known: tag, value)
  }

  private init(known tag: String, _ value: Int) {
    self.tag = tag
    self.value = value
  }

  /// All digits are equally wide.
  package static let monospacedDigits = FontFeature(known: "tnum", 1)

  /// The feature as Pango reads it.
  var text: String { "\(tag)=\(value)" }
}
