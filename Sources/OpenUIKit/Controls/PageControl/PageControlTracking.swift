/// The effect of a touch on a page control, from its beginning to its end.
///
/// A touch that does not move changes the page by one, or selects the indicator at which a pointer
/// clicks. A touch that is dragged changes the page continuously: by one for the distance of two
/// indicators, and beyond the ends of the control fast, so that all pages can be reached.
nonisolated struct PageControlTracking: Hashable, Sendable {
  /// Where the indicators are when the touch begins; positions are in the order of the pages.
  struct Start: Hashable, Sendable {
    var position: CGFloat
    var page: Int
    var count: Int
    /// The middle of the indicator of the current page.
    var currentPosition: CGFloat
    var pitch: CGFloat
    var length: CGFloat
    var allowsContinuous = true
    /// The page at whose indicator the touch is, for a pointer; nil for a finger.
    var target: Int?
  }

  let start: Start
  /// Whether the touch is dragged.
  private(set) var isContinuous = false

  // Fidelity: a finger that moves 8 points along the indicators drags; 40 points beyond an end lead
  // to the last page. [decided]
  private static let threshold: CGFloat = 8
  private static let beyond: CGFloat = 40

  /// A touch went down.
  init(_ start: Start) { self.start = start }

  /// The touch moved: the page that it leads to; nil while it is not dragged.
  mutating func move(to position: CGFloat) -> Int? {
    if start.allowsContinuous, abs(position - start.position) >= Self.threshold {
      isContinuous = true
    }
    return isContinuous ? page(at: position) : nil
  }

  /// The page to which the touch leads where it is lifted.
  func end(at position: CGFloat) -> Int {
    if isContinuous { return page(at: position) }
    if let target = start.target { return target }
    // Fidelity: a tap on either side of the current indicator leads to the next page there.
    // [documented]
    return clamped(start.page + (position < start.currentPosition ? -1 : 1))
  }

  private func page(at position: CGFloat) -> Int {
    let inside = min(max(position, 0), start.length)
    let pages = Int(((inside - start.position) / start.pitch).rounded(.towardZero))
    let page = clamped(start.page + pages)
    let outside = min(abs(position - inside) / Self.beyond, 1)
    guard outside > 0 else { return page }
    let last = position < inside ? 0 : start.count - 1
    return page + Int((CGFloat(last - page) * outside).rounded(.towardZero))
  }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(start.count - 1, 0)) }
}
