/// An object around content that is dragged, which may be moved by the same drag: a sheet.
protocol ContentDragOwner: AnyObject {
  /// Follows its part of a movement of the finger.
  ///
  /// - Parameters:
  ///   - movement: How far the finger has moved down, in points.
  ///   - distance: How far the content is from its top, in points.
  /// - Returns: The part of the movement that is left for the content.
  func consumeDrag(by movement: CGFloat, contentDistance distance: CGFloat) -> CGFloat

  /// The finger is lifted.
  ///
  /// - Parameter velocity: Downwards, in points per second; nil if the drag was cancelled.
  /// - Returns: Whether the release moves the owner, and the content stays.
  func endDrag(velocity: CGFloat?) -> Bool
}
