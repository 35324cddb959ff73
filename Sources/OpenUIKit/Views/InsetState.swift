/// The reasons why a change of a view's geometry may change the insets of views or the results of
/// constraints. Empty for nearly all views: then nothing is tracked.
nonisolated struct InsetFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// Something covers the superview, or the screen in case of a window.
  static let follows = InsetFlags(rawValue: 1)
  /// Something covers this view.
  static let hasInsets = InsetFlags(rawValue: 2)
  /// The superview's margins apply to this view too.
  static let preservesMargins = InsetFlags(rawValue: 4)
  /// This view's margins apply to a subview too.
  static let propagatesMargins = InsetFlags(rawValue: 8)
  /// A layout pass has visited the view while its insets were undefined, because it is in no shown
  /// window.
  static let deferred = InsetFlags(rawValue: 16)
  /// In a window: one of its views was visited so.
  static let containsDeferred = InsetFlags(rawValue: 32)
  /// Constraints mention the view.
  static let inEngine = InsetFlags(rawValue: 64)

  /// The reasons that make the geometry of a view matter.
  static let tracked: InsetFlags = [.follows, .hasInsets, .preservesMargins, .propagatesMargins]
}

/// The values that only some views need: insets that were sent, margins that were set, guides.
final class InsetState {
  /// The safe area that `safeAreaInsetsDidChange()` was last sent for.
  var sentSafeArea = UIEdgeInsets.zero
  /// The margins that `layoutMarginsDidChange()` was last sent for; nil before the first time.
  var sentMargins: UIEdgeInsets?
  /// The part of the insets by which the view moves its content itself.
  var insetByContent = UIEdgeInsets.zero
  /// The bounds in which the subviews last received this view's insets.
  var sentBounds = CGRect.null

  /// The margins that the program has set.
  var ownMargins: OwnMargins?
  var insetsMarginsFromSafeArea = true

  /// The guides that the program has added.
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: ViewLayoutGuide?
  var marginsGuide: ViewLayoutGuide?
  var readableGuide: ViewLayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?

  deinit {}

  /// The guides that the program has added, and those that every view has as far as they were read.
  var allGuides: [UILayoutGuide] {
    let own: [UILayoutGuide?] = [safeAreaGuide, marginsGuide, readableGuide, keyboardGuide]
    return guides + own.compactMap { $0 }
  }
}

/// Margins in the form in which they were set.
nonisolated enum OwnMargins: Sendable, Equatable {
  case physical(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  func physical(isRightToLeft: Bool) -> UIEdgeInsets {
    switch self {
    case .physical(let insets): insets
    case .directional(let insets): UIEdgeInsets(insets, isRightToLeft: isRightToLeft)
    }
  }

  func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    switch self {
    case .physical(let insets): NSDirectionalEdgeInsets(insets, isRightToLeft: isRightToLeft)
    case .directional(let insets): insets
    }
  }
}

nonisolated extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }
}

nonisolated extension NSDirectionalEdgeInsets {
  init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
  }

  /// The larger distance at each edge.
  func union(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: max(top, other.top), leading: max(leading, other.leading),
      bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
  }
}
