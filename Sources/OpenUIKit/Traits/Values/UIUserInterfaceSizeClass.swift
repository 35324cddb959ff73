/// A class of the size along an axis.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified: it is inherited.
  case unspecified = 0
  /// Compact, as the width of a phone in portrait.
  case compact = 1
  /// Regular, as both sizes of a tablet.
  case regular = 2
}
