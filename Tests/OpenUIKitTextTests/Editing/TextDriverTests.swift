import OpenUIKit
import Testing

@testable import OpenUIKitText

/// Random operations on a text view, beside a plain string with a caret.
@Suite struct TextDriverTests {
  /// Text of many scripts, and what characters are made of.
  private static let pieces = [
    "a", "b", " ", ".", "\n", "\r\n", "é", "e\u{301}", "\u{301}", "ß", "日本", "שלום", "مرحبا",
    "ไทย", "क्षि", "한글", "\u{1100}\u{1161}", "👍🏽", "👩‍👩‍👧‍👦", "🇨🇭", "🇨", "\u{200D}", "𝒳", "\0", "can't 3.14",
    "\u{2029}", "\t", "ﷺ", "\u{1F3FD}",
  ]

  /// The same, done by hand: a string, a selection in UTF-16.
  private struct Model {
    var text = ""
    var start = 0
    var end = 0

    func index(_ place: Int) -> String.Index {
      text.utf16.index(text.startIndex, offsetBy: place)
    }

    mutating func put(_ new: String, _ from: Int, _ to: Int) {
      text =
        String(decoding: Array(text.utf16.prefix(from)), as: UTF16.self) + new
        + String(decoding: Array(text.utf16.dropFirst(to)), as: UTF16.self)
      start = from + new.utf16.count
      while String.Index(index(start), within: text) == nil { start += 1 }
      end = start
    }

    /// The character beside the caret, by the characters of Swift.
    func neighbour(isForward: Bool) -> (Int, Int)? {
      if start != end { return (start, end) }
      let place = index(start)
      if isForward {
        guard let next = text[place...].first else { return nil }
        return (start, start + next.utf16.count)
      }
      guard let last = text[..<place].last else { return nil }
      return (start - last.utf16.count, start)
    }

    var places: [Int] {
      var result = [0]
      for character in text { result.append(result[result.count - 1] + character.utf16.count) }
      return result
    }
  }

  @Test(
    "R23.10 Random edits leave what a plain string with a caret has, and can be taken back",
    arguments: 0..<8)
  func random(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var model = Model()
    for step in 0..<1500 {
      operate(on: view, &model, &random)
      #expect(view.text == model.text, "step \(step)")
      let range = view.selectedRange
      #expect(range.location == model.start && range.upperBound == model.end, "step \(step)")
      guard view.text == model.text, range.location == model.start else { return }
      if model.text.utf16.count > 400 {
        view.selectAll(nil)
        (model.start, model.end) = (0, model.text.utf16.count)
      }
    }
    let last = view.text
    let manager = view.undoManager
    while manager?.canUndo == true { manager?.undo() }
    #expect(view.text == "")
    while manager?.canRedo == true { manager?.redo() }
    #expect(view.text == last)
  }

  private func operate(
    on view: UITextView, _ model: inout Model, _ random: inout SeededNumbers
  ) {
    switch random.next(below: 9) {
    case 0...3:
      let piece = Self.pieces[random.next(below: Self.pieces.count)]
      view.insertText(piece)
      model.put(piece, model.start, model.end)
    case 4:
      if let (from, to) = model.neighbour(isForward: false) { model.put("", from, to) }
      view.deleteBackward()
    case 5:
      if let (from, to) = model.neighbour(isForward: true) { model.put("", from, to) }
      view.perform(TextKey(code: .keyboardDeleteForward))
    case 6:
      let places = model.places
      let (one, two) = (
        places[random.next(below: places.count)], places[random.next(below: places.count)]
      )
      view.selectedRange = NSRange(location: min(one, two), length: abs(two - one))
      (model.start, model.end) = (min(one, two), max(one, two))
    case 7:
      let (before, after) = (view.text, view.selectedRange)
      guard view.undoManager?.canUndo == true else { return }
      view.undoManager?.undo()
      view.undoManager?.redo()
      #expect(view.text == before)
      view.selectedRange = after
    default:
      let isForward = random.next(below: 2) == 0
      if model.start != model.end {
        let side = isForward ? model.end : model.start
        (model.start, model.end) = (side, side)
      } else if let (from, to) = model.neighbour(isForward: isForward) {
        let side = isForward ? to : from
        (model.start, model.end) = (side, side)
      }
      view.session.move(.move(.character, isForward: isForward, extends: false))
    }
  }
}

/// Numbers that are the same for the same seed.
struct SeededNumbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
