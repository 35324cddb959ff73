/// The kind of device that an interface is made for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified: it is inherited.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A desktop.
  case mac = 5
  /// Glasses.
  case vision = 6
}
