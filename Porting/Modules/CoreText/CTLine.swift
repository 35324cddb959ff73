import UIKit

/// A text on one line, to be measured.
public final class CTLine {
  fileprivate let text: NSAttributedString

  fileprivate init(_ text: NSAttributedString) { self.text = text }

  deinit {}
}

/// A text on one line.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// The width of a line in points.
///
/// - Parameters:
///   - line: The line.
///   - ascent: Where the largest height above the baseline is stored, in points.
///   - descent: Where the largest depth below the baseline is stored, in points; not negative.
///   - leading: Where the largest room to the next line is stored, in points.
@MainActor @preconcurrency
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let fonts = line.text.fonts
  ascent?.pointee = fonts.map(\.ascender).max() ?? 0
  descent?.pointee = fonts.map { -$0.descender }.max() ?? 0
  leading?.pointee = fonts.map(\.leading).max() ?? 0
  return Double(line.text.size().width)
}

/// A text that is broken into lines, to be measured.
public final class CTFramesetter {
  fileprivate let text: NSAttributedString

  fileprivate init(_ text: NSAttributedString) { self.text = text }

  deinit {}
}

/// A text that is broken into lines.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// The size that some of a text needs, in points.
///
/// - Parameters:
///   - framesetter: The text.
///   - stringRange: The characters; all from the first one on where the length is zero.
///   - frameAttributes: Not used.
///   - constraints: The largest size, in points.
///   - fitRange: Where the characters are stored that are measured.
@MainActor @preconcurrency
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let text = framesetter.text
  let length =
    stringRange.length == 0 ? text.length - stringRange.location : stringRange.length
  fitRange?.pointee = CFRange(location: stringRange.location, length: length)
  let range = NSRange(location: stringRange.location, length: length)
  return text.attributedSubstring(from: range).boundingRect(
    with: constraints, options: .usesLineFragmentOrigin, context: nil
  ).size
}

extension NSAttributedString {
  /// The fonts of the characters; that of 12 points for those that have none.
  fileprivate var fonts: [UIFont] {
    var found: [UIFont] = []
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, _, _ in
      found.append(value as? UIFont ?? .systemFont(ofSize: 12))
    }
    return found
  }
}
