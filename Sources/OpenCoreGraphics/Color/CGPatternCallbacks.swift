/// Draws one cell of a pattern into a context in pattern space. It receives the `info` of the
/// pattern.
///
/// Fidelity: a function of C on Apple's systems, which has no values of its surroundings; here it
/// may have some, as far as these can be used on any thread [decided].
public typealias CGPatternDrawPatternCallback =
  @Sendable (UnsafeMutableRawPointer?, CGContext) -> Void

/// A function that is called when a pattern does not exist any more. It receives the `info` of the
/// pattern.
public typealias CGPatternReleaseInfoCallback = @Sendable (UnsafeMutableRawPointer?) -> Void

/// The functions of a program that draw the cells of a pattern, and that are called when the
/// pattern does not exist any more.
public struct CGPatternCallbacks: Sendable {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Draws one cell; nil for none.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Is called when the pattern does not exist any more, on any thread; nil for nothing.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Callbacks that do nothing, with which no pattern can be made.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  /// Callbacks of a version, which has to be 0.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// How the cells of a pattern become pixels where their distance is no whole number of pixels.
///
/// Fidelity: all of them give the same here. Cells have constant distances, and are drawn a little
/// wider or narrower, so that one has a whole number of pixels [decided].
public enum CGPatternTiling: Int32, Sendable {
  /// Cells keep their look; their distances may differ by a pixel.
  case noDistortion = 0
  /// Cells keep their distances; each may be a pixel wider or narrower.
  case constantSpacingMinimalDistortion = 1
  /// Cells keep their distances, and may look different to be drawn faster.
  case constantSpacing = 2
}
