/// Corners of a layer, in its own coordinates: y grows downwards.
nonisolated public struct CACornerMask: OptionSet, Sendable {
  /// A bit for each corner.
  public let rawValue: UInt

  /// Corners by their bits. Other bits than those of the four corners mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  /// The four corners.
  package static let all: CACornerMask = [top, bottom]
  static let top: CACornerMask = [layerMinXMinYCorner, layerMaxXMinYCorner]
  static let bottom: CACornerMask = [layerMinXMaxYCorner, layerMaxXMaxYCorner]
}
