/// The kind of components that a colour space has.
public enum CGColorSpaceModel: Int32, Sendable {
  /// One component, from black to white.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// None, or those of a base: a pattern that is repeated.
  case pattern = 6
}
