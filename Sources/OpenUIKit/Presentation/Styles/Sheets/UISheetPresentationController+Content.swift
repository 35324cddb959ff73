// Content that scrolls inside the sheet and the sheet follow one drag.

extension UISheetPresentationController: ContentDragOwner {
  /// Takes what the sheet moves by: down once the content is at its top; up until the sheet is at
  /// its largest detent, or where the drag found it.
  // Fidelity: a sheet grows with a drag that begins where the content is at its top. [documented]
  final func consumeDrag(by movement: CGFloat, contentDistance distance: CGFloat) -> CGFloat {
    guard let drag, drag.state != .leaving, !isBelowAnother else { return movement }
    let isAtTop = distance <= 0.5
    if movement > 0 {
      let forContent = isDraggedByContent ? 0 : min(movement, max(0, distance))
      guard movement > forContent else { return movement }
      beginContentDrag()
      dragged(to: draggedHeight - (movement - forContent))
      return forContent
    }
    guard isDraggedByContent || isAtTop && prefersScrollingExpandsWhenScrolledToEdge else {
      return movement
    }
    let height = isDraggedByContent ? draggedHeight : shownHeight
    let room = max(0, contentDragLimit - height)
    guard room > 0 else { return movement }
    beginContentDrag()
    let displacement = min(room, -movement)
    dragged(to: draggedHeight + displacement)
    return movement + displacement
  }

  final func endDrag(velocity: CGFloat?) -> Bool {
    guard isDraggedByContent else { return false }
    let isFull = draggedHeight >= contentDragLimit && (velocity ?? 0) <= 0
    isDraggedByContent = false
    if let velocity {
      releaseVelocity = velocity
      finishDrag(velocity: velocity)
    } else {
      send(.touchCancelled)
    }
    return !isFull
  }

  /// The height up to which the drag of the content makes the sheet larger.
  private var contentDragLimit: CGFloat {
    if prefersScrollingExpandsWhenScrolledToEdge { return heights.highest }
    return drag?.detent.map { heights.heights[$0].height } ?? heights.highest
  }

  private func beginContentDrag() {
    guard !isDraggedByContent else { return }
    isDraggedByContent = true
    send(.dragBegan)
  }
}
