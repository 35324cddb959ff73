// The focus moves to a view in the content: the content scrolls so that the view is in sight.

extension UIScrollView: ScrollingContainer {
  final var visibleContent: CGRect { bounds.inset(by: adjustedContentInset) }

  final func distance(toReveal rect: CGRect) -> CGPoint {
    focusOffset(revealing: rect) - contentOffset
  }

  final func reveal(_ rect: CGRect) {
    let offset = focusOffset(revealing: rect)
    // What is in sight where the content stops does not change how it moves.
    guard offset != restingOffset else { return }
    scroll(to: offset, animated: true)
  }

  /// Where the content stops if nothing interferes.
  private var restingOffset: CGPoint { scrolling.motion?.target ?? contentOffset }

  // Fidelity: how the focus scrolls pages is not documented. [decided]
  /// Where the content rests so that a rectangle of it is in sight: as near as possible, or at a
  /// page if the content rests at pages only.
  private func focusOffset(revealing rect: CGRect) -> CGPoint {
    guard rect.origin.isFinite, rect.size.width.isFinite, rect.size.height.isFinite else {
      return contentOffset
    }
    let geometry = geometry
    let offset = geometry.offset(revealing: rect, from: restingOffset)
    guard isPagingEnabled, offset != restingOffset else { return offset }
    let paging = ScrollPaging(geometry: geometry)
    return CGPoint { axis in
      offset[axis] == restingOffset[axis]
        ? offset[axis] : paging.target(showing: rect.middle[axis], axis)
    }
  }
}
