/// Text that is markup already.
struct HTML: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
  private(set) var description: String

  /// The builder of interpolations: it escapes inserted text, and does not escape inserted markup.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ text: String) { self.text += HTML.escape(text) }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
    mutating func appendInterpolation(_ markup: HTML) { text += markup.description }
    mutating func appendInterpolation(_ markup: [HTML]) {
      for part in markup { text += part.description }
    }
  }

  init(stringLiteral value: String) { description = value }
  init(stringInterpolation: StringInterpolation) { description = stringInterpolation.text }
  init(text: String) { description = Self.escape(text) }

  static func += (markup: inout HTML, other: HTML) { markup.description += other.description }

  var isEmpty: Bool { description.isEmpty }

  private static func escape(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
