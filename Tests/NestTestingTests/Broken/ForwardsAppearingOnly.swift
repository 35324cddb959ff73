import NestTesting

/// Forwards its own appearance once, and not that it disappears.
final class ForwardsAppearingOnly: HandMadeContainer {
  private var hasForwardedBegin = false
  private var hasForwardedEnd = false

  override func forwardBegin(appearing: Bool, _ animated: Bool) {
    guard appearing, !hasForwardedBegin else { return }
    hasForwardedBegin = true
    super.forwardBegin(appearing: appearing, animated)
  }

  override func forwardEnd(appearing: Bool) {
    guard appearing, !hasForwardedEnd else { return }
    hasForwardedEnd = true
    super.forwardEnd(appearing: appearing)
  }
}
