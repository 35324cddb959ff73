// What a text is laid out from that is divided into paragraphs before.

extension TextContent {
  /// The beginning of the text, as a paragraph without what ends it, which is in the run of that.
  ///
  /// - Parameter bytes: how many bytes of UTF-8 it has.
  package func paragraph(ofBytes bytes: Int) -> TextContent {
    let utf8 = text.utf8
    guard bytes < utf8.count else { return self }
    var result = self
    result.text = String(text[..<utf8.index(utf8.startIndex, offsetBy: bytes)])
    var left = bytes
    result.runs = []
    for run in runs where left > 0 || result.runs.isEmpty {
      result.runs.append(TextRun(attributes: run.attributes, count: min(run.count, left)))
      left -= result.runs[result.runs.count - 1].count
    }
    return result
  }
}

extension TextLayout {
  /// The space above the text and below it where it is a paragraph between others, in points.
  package var spaceAround: (above: CGFloat, below: CGFloat) {
    var style = TextParagraphStyle()
    style.lineSpacing = key.lineSpacing
    style = key.content.style(at: 0) ?? style
    return (style.spaceAbove, style.spaceBelowLine + style.spaceBelow)
  }
}

/// A paragraph as a part of a text: how many units of UTF-16 it has with what ends it, and how many
/// units that has.
package struct TextParagraphLength: Equatable, Sendable {
  /// With what ends it.
  package var whole: Int
  /// The units that end it; 0 at the end of the text.
  package var end: Int
}

extension Substring {
  /// The paragraphs, in order. There is one at least; the last has no end.
  package var paragraphLengths: [TextParagraphLength] {
    var result: [TextParagraphLength] = []
    var text = self
    text.withUTF8 { bytes in
      var units = 0
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        let end = byte == 0x0A || byte == 0x0D || byte == 0xE2 ? bytes.paragraphEnd(at: place) : 0
        guard end == 0 else {
          // Three bytes are one unit: only the separator of paragraphs has them.
          let count = end == 3 ? 1 : end
          result.append(TextParagraphLength(whole: units + count, end: count))
          units = 0
          place += end
          continue
        }
        // A scalar of four bytes has two units, any other one.
        if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
        place += 1
      }
      result.append(TextParagraphLength(whole: units, end: 0))
    }
    return result
  }
}
