/// Says where the words and other units of a document begin and end.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit around a position. At a boundary it counts only if it is on the side of a direction.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - granularity: The kind of the unit.
  ///   - direction: To which side the unit has to be at a boundary.
  /// - Returns: The unit; nil if there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Whether a unit ends at a position, seen in a direction: its end forward, its beginning
  /// backward.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - granularity: The kind of the unit.
  ///   - direction: The direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// The next boundary of a unit in a direction; nil if there is none.
  ///
  /// - Parameters:
  ///   - position: Where to begin.
  ///   - granularity: The kind of the unit.
  ///   - direction: The direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  /// Whether a position is in a unit; at a boundary only if the unit is on the side of a direction.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - granularity: The kind of the unit.
  ///   - direction: To which side the unit has to be at a boundary.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
