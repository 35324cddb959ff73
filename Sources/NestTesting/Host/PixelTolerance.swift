#if os(Linux)
  /// The permitted difference of a picture from its reference.
  public nonisolated struct PixelTolerance: Hashable, Sendable {
    /// The largest difference of one colour component, from 0 to 255, that still counts as equal.
    public var component: Int
    /// The share of the pixels, from 0 to 1, that may differ by more than that.
    public var share: Double

    /// Makes a tolerance. Default: no difference.
    public init(component: Int = 0, share: Double = 0) {
      self.component = component
      self.share = share
    }

    /// Every pixel must be the same.
    public static let exact = PixelTolerance()
  }
#endif
