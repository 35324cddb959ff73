/// The possible frames of a sheet in its container. A pure value.
nonisolated struct SheetPlacement: Sendable, Equatable {
  /// The arrangement of a sheet in its container.
  enum Form: Sendable, Equatable {
    /// Over the whole container.
    case covering
    /// A card at the bottom edge, as high as its detent.
    case attached
    /// A card in the middle, of one size.
    case floating
  }

  /// The properties of the container and of the presented controller.
  struct Facts: Sendable, Equatable {
    var container = CGSize.zero
    var safeArea = UIEdgeInsets.zero
    var isCompactWidth = true
    var isCompactHeight = false
    var isForm = false
    var preferredSize = CGSize.zero
    var attachesInCompactHeight = false
    var widthFollowsPreferredSize = false
    /// The horizontal centre of the source view, in the container; that of the container if nil.
    var sourceMiddle: CGFloat?
  }

  // Fidelity: the measures of sheets are not documented; these are those of a phone and a tablet
  // of iOS 15 to 17, rounded. [decided]

  /// The size of a form sheet whose controller prefers none.
  static let formSize = CGSize(width: 540, height: 620)
  /// The width of a page sheet in the middle: that of readable text, with margins.
  static let pageWidth: CGFloat = 704
  /// The space around a sheet in the middle.
  static let floatingMargin: CGFloat = 20
  /// The visible height of the presenting card above a sheet of full height.
  static let visiblePresenterHeight: CGFloat = 10
  /// The space at both sides of a presenting card that is transformed.
  static let presenterMargin: CGFloat = 16
  /// The radius of the corners where the sheet prefers none.
  static let cornerRadius: CGFloat = 10

  let form: Form
  /// The size of the container.
  let container: CGSize
  /// The card at its full height.
  let fullFrame: CGRect
  /// The safe area at the bottom, which detents do not count.
  let bottomInset: CGFloat

  init(_ facts: Facts) {
    container = facts.container
    // Fidelity: in compact height a sheet covers everything unless it prefers to be attached to
    // the bottom edge. [documented]
    form =
      if facts.isCompactHeight {
        facts.attachesInCompactHeight ? .attached : .covering
      } else {
        facts.isCompactWidth ? .attached : .floating
      }
    switch form {
    case .covering:
      fullFrame = CGRect(origin: .zero, size: facts.container)
      bottomInset = facts.safeArea.bottom
    case .attached:
      fullFrame = Self.attachedFrame(facts)
      bottomInset = facts.safeArea.bottom
    case .floating:
      fullFrame = Self.floatingFrame(facts)
      bottomInset = 0
    }
  }

  private static func attachedFrame(_ facts: Facts) -> CGRect {
    let top = min(facts.safeArea.top + visiblePresenterHeight, facts.container.height)
    var width = facts.container.width
    if facts.isCompactHeight { width -= facts.safeArea.left + facts.safeArea.right }
    if facts.widthFollowsPreferredSize, facts.preferredSize.width > 0 {
      width = min(width, facts.preferredSize.width)
    }
    width = max(0, width)
    return CGRect(
      x: left(of: width, facts), y: top, width: width, height: facts.container.height - top)
  }

  private static func floatingFrame(_ facts: Facts) -> CGRect {
    let area = CGRect(origin: .zero, size: facts.container).inset(by: facts.safeArea)
    let most = CGSize(
      width: max(0, area.width - 2 * floatingMargin),
      height: max(0, area.height - 2 * floatingMargin))
    // Fidelity: a page sheet has the width of readable text and nearly the height of the
    // window; the preferred size counts for form sheets. [observed]
    var size = facts.isForm ? formSize : CGSize(width: pageWidth, height: most.height)
    if facts.isForm {
      if facts.preferredSize.width > 0 { size.width = facts.preferredSize.width }
      if facts.preferredSize.height > 0 { size.height = facts.preferredSize.height }
    }
    size.width = min(size.width, most.width)
    size.height = min(size.height, most.height)
    return CGRect(
      x: left(of: size.width, facts), y: area.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private static func left(of width: CGFloat, _ facts: Facts) -> CGFloat {
    let middle = facts.sourceMiddle ?? facts.container.width / 2
    return min(max(0, middle - width / 2), max(0, facts.container.width - width))
  }

  // MARK: Detents

  /// The largest value that a detent can have, in points: the full height without the safe area.
  var maximumDetentValue: CGFloat { max(0, fullFrame.height - bottomInset) }

  /// Whether the sheet can rest at several heights.
  // Fidelity: a sheet in the middle, or covers everything, has one height. [decided]
  var followsDetents: Bool { form == .attached }

  // MARK: Frames

  /// The height of the card at its highest position: from the lower edge of the container up.
  var fullHeight: CGFloat { container.height - fullFrame.minY }

  /// The card when its upper edge is `height` points above the lower edge of the container.
  ///
  /// - Parameters:
  ///   - height: how much of the card is shown; 0 is invisible.
  ///   - floor: the height below which a card at the bottom edge moves out of the container instead
  ///     of getting smaller. A card in the middle always moves.
  func frame(height: CGFloat, floor: CGFloat) -> CGRect {
    var frame = fullFrame
    frame.origin.y = container.height - height
    if form == .attached { frame.size.height = max(height, min(floor, fullHeight)) }
    return frame
  }

  // MARK: The presenting card

  /// How the card behind a sheet of full height is transformed.
  struct PresenterTransform: Sendable, Equatable {
    var scale: CGFloat
    /// The distance that its upper edge moves, in points of the container.
    var shift: CGFloat
  }

  /// How the presenting card is transformed when `height` points of the sheet are shown.
  ///
  /// - Parameters:
  ///   - height: the height of the sheet.
  ///   - rest: the largest height at which the presenting card is not set back; 0 if it is set back
  ///     while the sheet is presented.
  ///   - presenterTop: the upper edge of the presenting card, in the container.
  /// - Returns: nil where this sheet does not change the presenting card.
  // Fidelity: only behind a sheet of full height in compact width, and in proportion to the height
  // above the detent below. [observed]
  func presenterTransform(height: CGFloat, rest: CGFloat, presenterTop: CGFloat, width: CGFloat)
    -> PresenterTransform?
  {
    guard form == .attached, width > 2 * Self.presenterMargin, fullFrame.minX == 0 else {
      return nil
    }
    let range = fullHeight - rest
    guard range > 0 else { return nil }
    let share = min(1, max(0, (height - rest) / range))
    let full = (width - 2 * Self.presenterMargin) / width
    let top = fullFrame.minY - Self.visiblePresenterHeight
    return PresenterTransform(scale: 1 - (1 - full) * share, shift: (top - presenterTop) * share)
  }
}
