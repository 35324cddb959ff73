/// Where pages stand in a scroll view. A pure value.
///
/// Pages stand in slots of equal length. The *leading offset* is how far the content has been
/// scrolled from the slot 0 towards the following ones, in points, whatever the direction in which
/// they follow each other.
package nonisolated struct PageLayout: Equatable, Sendable {
  /// The size of the region in which the pages are shown.
  var size = CGSize.zero
  var isVertical = false
  /// Whether a page that follows is on the left.
  var isMirrored = false
  /// Whether the content rests at pages only.
  var isPaging = true
  var spacing: CGFloat = 0
  /// The length of a page along the axis, or `nil` for that of the region.
  var preferredLength: CGFloat?
  /// Whether the content is three slots long, of which the slot 0 is the one in the middle.
  var isCentered = false

  /// The largest distance between two pages, in points.
  static let maximumSpacing: CGFloat = 1_000_000
  /// The distance below which two offsets are the same, in points.
  static let tolerance: CGFloat = 0.5

  private var regionLength: CGFloat { isVertical ? size.height : size.width }
  private var pageLength: CGFloat { min(preferredLength ?? regionLength, regionLength) }
  /// How many slots the content has at most in each direction, so that its frames are exact and can
  /// be drawn: layers that are farther away than 2^24 points are not.
  var reach: Int { max(Int(4_000_000 / stride), 8) }
  /// The distance from one page to the next.
  var stride: CGFloat { max(pageLength + spacing, 1) }

  /// Whether nothing but the size of the region is another one.
  func differsInSizeOnly(from other: PageLayout) -> Bool {
    var copy = other
    copy.size = size
    return copy == self
  }

  /// A layout.
  ///
  /// - Parameters:
  ///   - size: The size of the region in which the pages are shown.
  ///   - isVertical: Whether a page that follows is below.
  ///   - isMirrored: Whether a page that follows is on the left.
  ///   - isPaging: Whether the content rests at pages only.
  ///   - spacing: The distance between two pages, in points.
  ///   - preferredLength: The length of a page along the axis; `nil` for that of the region.
  ///   - isCentered: Whether the content is three slots long, of which the slot 0 is the one in the
  ///     middle.
  package init(
    size: CGSize = .zero, isVertical: Bool = false, isMirrored: Bool = false,
    isPaging: Bool = true, spacing: CGFloat = 0, preferredLength: CGFloat? = nil,
    isCentered: Bool = false
  ) {
    (self.size, self.isVertical, self.isMirrored) = (size, isVertical, isMirrored)
    (self.isPaging, self.spacing, self.preferredLength) = (isPaging, spacing, preferredLength)
    self.isCentered = isCentered
  }

  // MARK: The scroll view

  /// The scroll view is as long as a slot when it rests at pages, so that it needs to know nothing
  /// of spacing and of pages that are shorter than the region; else it fills the region.
  private var scrollLength: CGFloat { isPaging ? stride : regionLength }
  /// The distance of a page from the beginning of its slot.
  private var inset: CGFloat { isPaging ? spacing / 2 : 0 }
  private var scrollOrigin: CGFloat {
    isPaging ? ((regionLength - pageLength) / 2).rounded() - inset : 0
  }
  /// The part of the region before the scroll view, in the direction of the pages.
  private var leadingMargin: CGFloat {
    isMirrored ? regionLength - scrollOrigin - scrollLength : scrollOrigin
  }

  /// The frame of the scroll view in the region.
  var scrollFrame: CGRect { rect(from: scrollOrigin, length: scrollLength) }

  /// The distance from the beginning of the content to the slot 0.
  private var origin: CGFloat { isCentered ? stride : 0 }

  /// The size of a page.
  package var pageSize: CGSize { rect(from: 0, length: pageLength).size }

  /// The frame of the page in a slot, in the content of the scroll view.
  func frame(ofSlot slot: Int) -> CGRect {
    let leadingOffset = CGFloat(slot) * stride + inset
    return rect(
      from: origin + (isMirrored ? scrollLength - leadingOffset - pageLength : leadingOffset),
      length: pageLength)
  }

  private func rect(from start: CGFloat, length: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: 0, y: start, width: size.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: size.height)
  }

  // MARK: Leading offsets

  /// The offset of the scroll view for a leading offset.
  func offset(atLeadingOffset leadingOffset: CGFloat) -> CGPoint {
    let value = origin + (isMirrored ? -leadingOffset : leadingOffset)
    return isVertical ? CGPoint(x: 0, y: value) : CGPoint(x: value, y: 0)
  }

  /// The leading offset for an offset of the scroll view.
  func leadingOffset(atOffset offset: CGPoint) -> CGFloat {
    let value = (isVertical ? offset.y : offset.x) - origin
    return isMirrored ? -value : value
  }

  /// The leading offsets at which the content rests, when there are pages in some slots.
  func range(of slots: ClosedRange<Int>) -> ClosedRange<CGFloat> {
    let first = CGFloat(slots.lowerBound) * stride
    let last = CGFloat(slots.upperBound) * stride
    return first...max(first, isPaging ? last : last + pageLength - regionLength)
  }

  /// The leading offset at which the page in a slot is shown, when the content rests.
  func leadingOffset(ofSlot slot: Int, in range: ClosedRange<CGFloat>) -> CGFloat {
    min(max(CGFloat(slot) * stride, range.lowerBound), range.upperBound)
  }

  /// The size of the content and its insets that let the scroll view rest at these offsets.
  func content(for range: ClosedRange<CGFloat>) -> (size: CGSize, insets: UIEdgeInsets) {
    let first = origin + (isMirrored ? -range.upperBound : range.lowerBound)
    let last = origin + (isMirrored ? -range.lowerBound : range.upperBound) + scrollLength
    let length = isCentered ? 3 * scrollLength : max(last, 0)
    let insets =
      isVertical
      ? UIEdgeInsets(top: -first, left: 0, bottom: last - length, right: 0)
      : UIEdgeInsets(top: 0, left: -first, bottom: 0, right: last - length)
    return (rect(from: 0, length: length).size, insets)
  }

  // MARK: Visible slots

  /// The slots that are in sight at a leading offset, at least one.
  func visibleSlots(atLeadingOffset leadingOffset: CGFloat) -> ClosedRange<Int> {
    let start = leadingOffset - leadingMargin - inset
    let first = Int(((start + Self.leastVisibleLength - pageLength) / stride).rounded(.down)) + 1
    let last = Int(((start + regionLength - Self.leastVisibleLength) / stride).rounded(.up)) - 1
    guard first <= last else {
      let nearest = Int((leadingOffset / stride).rounded())
      return nearest...nearest
    }
    return first...last
  }

  /// A page of which less is in sight does not count, in points.
  private static let leastVisibleLength: CGFloat = 0.01

  /// How much of the page in a slot is in sight at a leading offset, in points.
  func visibleLength(ofSlot slot: Int, atLeadingOffset leadingOffset: CGFloat) -> CGFloat {
    let start = CGFloat(slot) * stride + inset
    let region = leadingOffset - leadingMargin
    return max(min(start + pageLength, region + regionLength) - max(start, region), 0)
  }

  /// Whether a number of pages can follow each other in a circle without one that is needed in two
  /// slots at the same time.
  func permitsWrapping(of count: Int) -> Bool {
    count >= 2 && CGFloat(count) * stride - pageLength >= regionLength
  }
}
