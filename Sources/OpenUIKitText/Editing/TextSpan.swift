/// A range in a field or a text view.
final class TextSpan: UITextRange {
  /// In UTF-16.
  let range: NSRange
  private let isUpstream: Bool

  init(_ range: NSRange, isUpstream: Bool = false) {
    self.range = range
    self.isUpstream = isUpstream
    super.init()
  }

  deinit {}

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition {
    TextPlace(range.location, isUpstream: isUpstream && isEmpty)
  }
  override var end: UITextPosition {
    TextPlace(range.upperBound, isUpstream: isUpstream && isEmpty)
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan)?.range == range
  }

  nonisolated override var hash: Int { range.hashValue }
}
