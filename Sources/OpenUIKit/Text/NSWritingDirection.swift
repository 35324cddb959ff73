/// To which side text runs.
nonisolated public enum NSWritingDirection: Int, Sendable {
  /// The first letter decides.
  case natural = -1
  /// To the right.
  case leftToRight = 0
  /// To the left.
  case rightToLeft = 1
}

/// How the direction of a part of a text is meant.
nonisolated public enum NSWritingDirectionFormatType: Int, Sendable {
  /// Numbers and letters of the other direction keep theirs.
  case embedding = 0
  /// All characters run to the side.
  case override = 2
}
