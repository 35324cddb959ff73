/// How contents are drawn in another size than theirs.
nonisolated public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the filter.
  public let rawValue: String

  /// A filter by name. A name without a constant here behaves as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Each pixel is the nearest one of the picture.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the nearest pixels. The default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Between the nearest pixels of pictures that were made smaller before: as `linear`, which does
  /// that too.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
