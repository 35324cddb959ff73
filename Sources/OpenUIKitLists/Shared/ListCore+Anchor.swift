import OpenQuartzCore

// What is on the screen stays there while sizes are found out.

extension ListCore {
  /// A cell that was visible, which stays where it is on the screen while sizes before it change;
  /// or the beginning of the content, so that the offset stays.
  struct Anchor {
    /// The cell; nil for the beginning of the content.
    let element: ListElement?
    /// Where its origin was, from the corner of what is visible.
    private(set) var place: CGPoint
    /// Whether the content was between its ends, where it stays.
    let isWithinEdges: Bool
    /// The generation for which the path of the element is true.
    let generation: Int

    /// The program or a person has scrolled.
    mutating func follow(from old: CGPoint, to new: CGPoint) {
      place.x -= new.x - old.x
      place.y -= new.y - old.y
    }

    init(_ element: ListElement?, at origin: CGPoint, in core: ListCore) {
      let offset = core.front.contentOffset
      self.element = element
      place = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
      isWithinEdges =
        !core.front.isTracking && !core.front.isDecelerating && core.withinEdges(offset) == offset
      generation = core.generation
    }
  }

  /// The first cell that is shown and visible, or the one that is scrolled to; none where the
  /// content rests at its beginning, which stays there.
  ///
  /// After a jump there is none either: nothing that is visible was there before.
  func anchor() -> Anchor? {
    if let fixedElement, let attributes = front.listLayout.attributes(of: fixedElement) {
      return Anchor(fixedElement, at: attributes.frame.origin, in: self)
    }
    if let noted = notedAnchor, noted.generation == generation { return noted }
    let visible = CGRect(origin: front.contentOffset, size: front.bounds.size)
    let first = shown.values.filter { $0.element.isCell && $0.attributes.frame.intersects(visible) }
      .min { $0.element.indexPath < $1.element.indexPath }
    guard let first else { return nil }
    let insets = front.adjustedContentInset
    if visible.minY <= -insets.top, visible.minX <= -insets.left { return nil }
    return Anchor(first.element, at: first.attributes.frame.origin, in: self)
  }

  /// Does what may give everything other places; in a layout that wants it, the first visible cell
  /// stays where it is on the screen.
  ///
  /// - Parameter work: Returns whether anything has changed: the size of the content is taken then.
  func keepingVisible(_ work: () -> Bool) {
    let anchor =
      front.listLayout.keepsVisibleElements && fixedElement == nil ? anchor() : nil
    let offset = front.contentOffset
    let hasChanged = work()
    notedAnchor = anchor
    notedAnchor?.follow(from: offset, to: front.contentOffset)
    guard hasChanged else { return }
    takeContentSize()
    if let notedAnchor { hold(notedAnchor) }
  }

  /// Scrolls so that the anchor is where it was on the screen, as far as the content has it there.
  func hold(_ anchor: Anchor) {
    guard anchor.generation == generation, let origin = origin(of: anchor.element) else { return }
    var offset = front.contentOffset
    // Along an axis with nothing to scroll something else moves, which scrolls by itself.
    if front.contentSize.width > front.bounds.width { offset.x = origin.x - anchor.place.x }
    if front.contentSize.height > front.bounds.height { offset.y = origin.y - anchor.place.y }
    if anchor.isWithinEdges { offset = withinEdges(offset) }
    guard offset != front.contentOffset else { return }
    front.contentOffset = offset
    lastBounds = front.bounds
  }

  private func origin(of element: ListElement?) -> CGPoint? {
    guard let element else { return .zero }
    return front.listLayout.attributes(of: element)?.frame.origin
  }

  /// The nearest offset at which the content reaches the edges of the list.
  private func withinEdges(_ offset: CGPoint) -> CGPoint {
    let (size, bounds, insets) = (front.contentSize, front.bounds, front.adjustedContentInset)
    let x = max(-insets.left, size.width + insets.right - bounds.width)
    let y = max(-insets.top, size.height + insets.bottom - bounds.height)
    return CGPoint(x: min(max(offset.x, -insets.left), x), y: min(max(offset.y, -insets.top), y))
  }
}
