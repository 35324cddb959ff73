extension UIPageControl {
  /// How the user is changing the page at the moment.
  nonisolated public enum InteractionState: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By one page, with a tap, a click or a key.
    case discrete = 1
    /// By a finger that is dragged along the indicators.
    case continuous = 2
  }

  /// When there is a background behind the indicators.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// While the page is changed continuously.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// The order of the indicators.
  nonisolated public enum Direction: Int, Sendable {
    /// As the layout direction of the view.
    case natural = 0
    /// The first page is at the left.
    case leftToRight = 1
    /// The first page is at the right.
    case rightToLeft = 2
    /// The first page is at the top.
    case topToBottom = 3
    /// The first page is at the bottom.
    case bottomToTop = 4
  }
}

extension UIPageControl.Direction {
  nonisolated var isVertical: Bool { self == .topToBottom || self == .bottomToTop }

  /// Whether the first page is at the right or at the bottom.
  nonisolated func isReversed(in layout: UIUserInterfaceLayoutDirection) -> Bool {
    switch self {
    case .natural: layout == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// Where a key leads from a page; nil for a key that leads nowhere.
  nonisolated func page(
    after page: Int, of count: Int, by key: UIKeyboardHIDUsage,
    in layout: UIUserInterfaceLayoutDirection
  ) -> Int? {
    let forward: UIKeyboardHIDUsage = isVertical ? .keyboardDownArrow : .keyboardRightArrow
    let backward: UIKeyboardHIDUsage = isVertical ? .keyboardUpArrow : .keyboardLeftArrow
    let isReversed = isReversed(in: layout)
    switch key {
    case isReversed ? backward : forward: return min(page + 1, count - 1)
    case isReversed ? forward : backward: return max(page - 1, 0)
    case .keyboardHome: return 0
    case .keyboardEnd: return count - 1
    default: return nil
    }
  }
}
