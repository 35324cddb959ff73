/// A text in a container, laid out paragraph by paragraph: each when its lines are asked for. The
/// height of the others is estimated.
///
/// A change of the text costs its paragraphs, and an addition for each of the others: where they
/// begin and how far down they are, are sums.
@MainActor
final class LaidOutText {
  /// A paragraph whose lines are known.
  struct Paragraph {
    let text: AttributedText
    let layout: TextLayout
    /// Its lines, with what ends the paragraph in the last; relative to it.
    let lines: [TextLineFragment]
  }

  /// The measures of a paragraph, as far as they are known.
  struct Entry {
    /// How many units of UTF-16 it has, with what ends it.
    var length: Int
    /// How many units end it.
    var end: Int
    /// The space that is above it where it is not the first.
    var above: CGFloat = 0
    var height: CGFloat
    /// The space that is below it where it is not the last.
    var below: CGFloat = 0
    var width: CGFloat = 0
    /// Whether height and width are those of the lines.
    var isKnown = false
    var paragraph: Paragraph?
  }

  /// How many paragraphs have lines in memory.
  private static let mostInMemory = 512

  let setting: TextSetting
  private(set) var entries: [Entry] = []
  /// Where each paragraph begins, and the end of the text; right up to `settled`.
  private var starts: [Int] = [0]
  /// How far down each paragraph is, with the space above it, and the end; right up to `settled`.
  private var tops: [CGFloat] = [0]
  private var settled = 0
  /// How many paragraphs have estimated heights.
  private(set) var unknown = 0
  private var inMemory = 0
  /// The number of changes of the text.
  private var changes = 0
  private let estimatedLine: CGFloat
  /// How many units a line has, about; nil for any number.
  private let unitsOfLine: CGFloat?
  private unowned let storage: NSTextStorage

  init(_ storage: NSTextStorage, _ setting: TextSetting) {
    self.storage = storage
    self.setting = setting
    let text = storage.string
    let first = text.isEmpty ? nil : storage.attribute(.font, at: 0, effectiveRange: nil)
    let font = first as? UIFont ?? setting.font
    estimatedLine = font.lineHeight
    // Letters are about half as wide as they are high.
    unitsOfLine = setting.width.map { max($0 / max(font.pointSize * 0.5, 0.1), 1) }
    if setting.isWhole || text.isEmpty {
      entries = [Entry(length: text.utf16.count, end: 0, height: 0)]
    } else {
      entries = Substring(text).paragraphLengths.map(estimated)
    }
    unknown = entries.count
  }

  deinit {}

  private func estimated(_ paragraph: TextParagraphLength) -> Entry {
    let lines = unitsOfLine.map { (CGFloat(paragraph.whole) / $0).rounded(.up) } ?? 1
    return Entry(
      length: paragraph.whole, end: paragraph.end, height: max(lines, 1) * estimatedLine)
  }

  // MARK: Sums

  private func settle() {
    let count = entries.count
    guard settled < count || starts.count != count + 1 else { return }
    starts.removeSubrange((settled + 1)...)
    tops.removeSubrange((settled + 1)...)
    starts.reserveCapacity(count + 1)
    tops.reserveCapacity(count + 1)
    var (start, top) = (starts[settled], tops[settled])
    for index in settled..<count {
      let entry = entries[index]
      start += entry.length
      top += (index > 0 ? entry.above : 0) + entry.height
      if index < count - 1 { top += entry.below }
      starts.append(start)
      tops.append(top)
    }
    settled = count
  }

  /// How many units of UTF-16 there are.
  var length: Int {
    settle()
    return starts[entries.count]
  }

  /// The height of all paragraphs, and the width of the widest line that is known.
  var size: CGSize {
    settle()
    return CGSize(
      width: entries.reduce(0) { max($0, $1.width) }, height: tops[entries.count])
  }

  /// Where a paragraph begins.
  func start(of index: Int) -> Int {
    settle()
    return starts[index]
  }

  /// How far down the lines of a paragraph are.
  func top(of index: Int) -> CGFloat {
    settle()
    return tops[index] + (index > 0 ? entries[index].above : 0)
  }

  /// How far down a paragraph ends, with the space below it.
  func bottom(of index: Int) -> CGFloat {
    settle()
    return tops[index + 1]
  }

  /// The paragraph of a place; the last one at the end.
  func index(at place: Int) -> Int {
    settle()
    return lastIndex { starts[$0] <= place }
  }

  /// The paragraph at a height, whose lines are not needed for that; the space between two
  /// paragraphs belongs to the upper one.
  func index(atY y: CGFloat) -> Int {
    settle()
    let index = lastIndex { tops[$0] <= y }
    return index > 0 && y < tops[index] + entries[index].above ? index - 1 : index
  }

  /// The last paragraph that begins before something, or there; the first one where none does.
  private func lastIndex(where begins: (Int) -> Bool) -> Int {
    var low = 0
    var high = entries.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if begins(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether a paragraph ends before a place.
  func endsParagraph(before place: Int) -> Bool {
    guard place > 0 else { return false }
    guard setting.isWhole else { return place == start(of: index(at: place)) }
    let utf16 = storage.string.utf16
    guard place <= utf16.count else { return false }
    let unit = utf16[utf16.index(utf16.startIndex, offsetBy: place - 1)]
    return unit == 0x0A || unit == 0x0D || unit == 0x2029
  }

  /// The paragraphs that have characters of a range.
  func indexes(of range: NSRange) -> ClosedRange<Int> {
    let first = index(at: range.location)
    return first...max(first, index(at: max(range.upperBound - 1, range.location)))
  }

  // MARK: Lines

  /// A paragraph with its lines.
  @discardableResult
  func paragraph(_ index: Int) -> Paragraph {
    if let known = entries[index].paragraph { return known }
    if inMemory >= Self.mostInMemory { forget() }
    let before = changes
    let (text, layout) = makeLayout(index)
    var lines = layout.lineFragments
    if !lines.isEmpty { lines[lines.count - 1].range.length += entries[index].end }
    let paragraph = Paragraph(text: text, layout: layout, lines: lines)
    // An attachment of the program may have changed the text while it was asked for its size.
    guard changes == before else { return paragraph }
    let old = entries[index]
    let size = layout.size
    entries[index].paragraph = paragraph
    entries[index].height = size.height
    entries[index].width = size.width
    (entries[index].above, entries[index].below) = layout.spaceAround
    entries[index].isKnown = true
    inMemory += 1
    if !old.isKnown { unknown -= 1 }
    if old.height != size.height || old.above != entries[index].above
      || old.below != entries[index].below
    {
      settled = min(settled, index)
    }
    return paragraph
  }

  private func makeLayout(_ index: Int) -> (AttributedText, TextLayout) {
    let entry = entries[index]
    let start = start(of: index)
    var range = NSRange(location: start, length: entry.length)
    // An empty paragraph at the end continues the one before.
    if range.length == 0, start > 0 { range = NSRange(location: start - 1, length: 1) }
    let all = storage.string
    let utf16 = all.utf16
    let first = utf16.index(all.startIndex, offsetBy: range.location)
    let last = utf16.index(first, offsetBy: range.length)
    let characters = String(all[first..<last])
    let text = AttributedText(storage, in: range, text: characters, defaults: setting.defaults)
    var content = text.content(width: setting.width)
    if entry.length == 0 || entry.end > 0 {
      let end = utf16.index(last, offsetBy: entry.length == 0 ? -range.length : -entry.end)
      content = content.paragraph(ofBytes: all.utf8.distance(from: first, to: end))
    }
    return (text, setting.layout(of: content))
  }

  /// Removes lines from memory: heights stay.
  private func forget() {
    for index in entries.indices { entries[index].paragraph = nil }
    inMemory = 0
  }

  /// Lays out the paragraphs whose heights are estimated.
  func layOutAll() {
    guard unknown > 0 else { return }
    for index in entries.indices where !entries[index].isKnown { paragraph(index) }
  }

  /// Lays out what is between two heights.
  func layOut(from top: CGFloat, to bottom: CGFloat) {
    var index = index(atY: top)
    repeat {
      if !entries[index].isKnown { paragraph(index) }
      index += 1
    } while index < entries.count && self.top(of: index) < bottom
  }

  // MARK: Changes

  /// The text has changed.
  ///
  /// - Parameters:
  ///   - range: where, in the text as it is now.
  ///   - delta: how much longer it is.
  /// - Returns: whether the paragraphs are those of the text now; no for a change that cannot be.
  func update(_ range: NSRange, changeInLength delta: Int) -> Bool {
    let (old, text) = (length, storage.string)
    let oldEnd = range.upperBound - delta
    guard !setting.isWhole, old > 0, range.location >= 0, oldEnd >= range.location, oldEnd <= old,
      text.utf16.count == old + delta, old + delta > 0
    else { return false }
    // One unit further on both sides, for ends of two units.
    let first = index(at: max(range.location - 1, 0))
    let last = index(at: min(oldEnd + 1, old))
    let start = starts[first]
    let utf16 = text.utf16
    let begin = utf16.index(text.startIndex, offsetBy: start)
    let end = utf16.index(text.startIndex, offsetBy: starts[last + 1] + delta)
    var new = text[begin..<end].paragraphLengths
    if last < entries.count - 1 {
      // What follows the end of a paragraph is another one, which is known.
      guard new.removeLast().whole == 0 else { return false }
    }
    changes += 1
    for entry in entries[first...last] {
      if !entry.isKnown { unknown -= 1 }
      if entry.paragraph != nil { inMemory -= 1 }
    }
    unknown += new.count
    entries.replaceSubrange(first...last, with: new.map(estimated))
    settled = min(settled, max(first - 1, 0))
    return length == old + delta
  }
}
