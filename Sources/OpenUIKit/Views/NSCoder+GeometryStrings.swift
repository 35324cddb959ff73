import Foundation

// Geometry as text, such as {1, 2}, as property lists and settings have it.

nonisolated extension NSCoder {
  // MARK: Writing

  /// A point as text: `{1, 2}`. A number has as many digits as are needed to read it back.
  public class func string(for point: CGPoint) -> String { GeometryText.list([point.x, point.y]) }

  /// A vector as text: `{1, 2}`.
  public class func string(for vector: CGVector) -> String {
    GeometryText.list([vector.dx, vector.dy])
  }

  /// A size as text, the width first: `{1, 2}`.
  public class func string(for size: CGSize) -> String {
    GeometryText.list([size.width, size.height])
  }

  /// A rectangle as text, the origin first: `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// A flat transform as text, from `a` to `ty`: `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    "["
      + GeometryText.numbers([
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]) + "]"
  }

  /// Insets as text, from the top to the right: `{1, 2, 3, 4}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.list([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Insets by layout direction as text, from the top to the trailing edge: `{1, 2, 3, 4}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.list([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// An offset as text: `{1, 2}`.
  public class func string(for offset: UIOffset) -> String {
    GeometryText.list([offset.horizontal, offset.vertical])
  }

  // MARK: Reading

  /// The point of a text such as `{1, 2}`; zero for another text.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.read(string, "{0,0}").map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// The vector of a text such as `{1, 2}`; zero for another text.
  public class func cgVector(for string: String) -> CGVector {
    GeometryText.read(string, "{0,0}").map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// The size of a text such as `{1, 2}`; zero for another text.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.read(string, "{0,0}").map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// The rectangle of a text such as `{{1, 2}, {3, 4}}`; zero for another text.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.read(string, "{{0,0},{0,0}}").map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? .zero
  }

  /// The transform of a text such as `[1, 0, 0, 1, 0, 0]`; the identity for another text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.read(string, "[0,0,0,0,0,0]").map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// The insets of a text such as `{1, 2, 3, 4}`; zero for another text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.read(string, "{0,0,0,0}").map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  /// The insets by layout direction of a text such as `{1, 2, 3, 4}`; zero for another text.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    GeometryText.read(string, "{0,0,0,0}").map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// The offset of a text such as `{1, 2}`; zero for another text.
  public class func uiOffset(for string: String) -> UIOffset {
    GeometryText.read(string, "{0,0}").map {
      UIOffset(horizontal: $0[0], vertical: $0[1])
    } ?? .zero
  }
}

/// Lists of numbers as text.
nonisolated private enum GeometryText {
  static func list(_ values: [CGFloat]) -> String { "{\(numbers(values))}" }

  /// Numbers with commas between them, whole ones without a fraction.
  static func numbers(_ values: [CGFloat]) -> String {
    values.map { value in
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }.joined(separator: ", ")
  }

  /// The numbers of a text that is formed as another one, in which each is 0; nil if it is not, and
  /// where a number is not finite.
  static func read(_ text: String, _ form: String) -> [CGFloat]? {
    var (found, number, values) = ("", "", [CGFloat]())
    for character in text + " " where !character.isWhitespace || !number.isEmpty {
      if "{}[],".contains(character) || character.isWhitespace {
        if !number.isEmpty {
          guard let value = Double(number), value.isFinite else { return nil }
          values.append(CGFloat(value))
          (found, number) = (found + "0", "")
        }
        if !character.isWhitespace { found.append(character) }
      } else {
        number.append(character)
      }
    }
    return found == form ? values : nil
  }
}
