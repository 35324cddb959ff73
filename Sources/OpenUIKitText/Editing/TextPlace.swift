/// A position in a field or a text view.
final class TextPlace: UITextPosition {
  /// In UTF-16.
  let location: Int
  /// Whether it is at the end of a line where that breaks.
  let isUpstream: Bool

  init(_ location: Int, isUpstream: Bool = false) {
    self.location = location
    self.isUpstream = isUpstream
    super.init()
  }

  deinit {}

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPlace)?.location == location
  }

  nonisolated override var hash: Int { location }
}
