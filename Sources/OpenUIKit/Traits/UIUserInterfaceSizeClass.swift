/// How much room there is along an axis, as layouts tell it apart.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is said: what surrounds decides.
  case unspecified = 0
  /// Little: a phone held upright is this wide.
  case compact = 1
  /// Much: a tablet is this wide and this high.
  case regular = 2
}
