/// The kind of components that a colour space has.
public enum CGColorSpaceModel: Int32, Sendable {
  /// One component, from black to white.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// None: an image that is repeated.
  case pattern = 6
}
