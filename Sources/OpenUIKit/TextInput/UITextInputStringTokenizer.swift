/// Finds the units of any document by its text: words as Unicode's rules have them.
///
/// The offsets of the document have to count UTF-16, as those of fields and text views do.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  @ZeroingLink private var responder: UIResponder? = nil

  private var input: (any UITextInput)? { responder as? any UITextInput }

  /// A tokenizer of a document, which is not retained.
  public init(textInput: any UIResponder & UITextInput) {
    super.init()
    responder = textInput
  }

  deinit {}

  /// The unit around a position; see ``UITextInputTokenizer``.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let found = range(at: position, granularity, direction) else { return nil }
    let start = input.beginningOfDocument
    guard let first = input.position(from: start, offset: found.location),
      let last = input.position(from: start, offset: found.upperBound)
    else { return nil }
    return input.textRange(from: first, to: last)
  }

  /// Whether a unit ends at a position; see ``UITextInputTokenizer``.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let input else { return false }
    let place = input.offset(from: input.beginningOfDocument, to: position)
    let isForward = isForward(direction, at: position)
    // The unit that ends at the position is before it.
    guard let found = range(at: position, granularity, isForward: !isForward) else { return false }
    return place == (isForward ? found.upperBound : found.location)
  }

  /// The next boundary; see ``UITextInputTokenizer``.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let text else { return nil }
    let place = input.offset(from: input.beginningOfDocument, to: position)
    let isForward = isForward(direction, at: position)
    let end: Int?
    if granularity == .line, let lines = input as? any TextLineSource {
      let line = lines.lineRange(at: place)
      let edge = isForward ? line.upperBound : line.location
      end = edge == place ? nil : edge
    } else {
      end = TextUnits(text).boundary(of: granularity, from: place, isForward: isForward)
    }
    return end.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// Whether a position is in a unit; see ``UITextInputTokenizer``.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    range(at: position, granularity, direction) != nil
  }

  private var text: String? {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return nil }
    return input.text(in: all)
  }

  private func range(
    at position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> NSRange? {
    range(at: position, granularity, isForward: isForward(direction, at: position))
  }

  private func range(
    at position: UITextPosition, _ granularity: UITextGranularity, isForward: Bool
  ) -> NSRange? {
    guard let input, let text else { return nil }
    let place = input.offset(from: input.beginningOfDocument, to: position)
    guard granularity == .line, let lines = input as? any TextLineSource else {
      return TextUnits(text).range(of: granularity, at: place, isForward: isForward)
    }
    let line = lines.lineRange(at: place)
    let isInside = isForward ? place < line.upperBound : place > line.location
    return isInside ? line : nil
  }

  /// Whether a direction leads to the end. Left and right depend on the text at a position.
  private func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
    guard let layout = UITextLayoutDirection(rawValue: direction.rawValue) else {
      return direction != .storage(.backward)
    }
    switch layout {
    case .down: return true
    case .up: return false
    case .left, .right:
      let runsLeft = input?.baseWritingDirection(for: position, in: .forward) == .rightToLeft
      return (layout == .right) != runsLeft
    }
  }
}
