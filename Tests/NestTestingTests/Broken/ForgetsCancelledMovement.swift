import NestTesting

/// Reports no end of what has moved where that was cancelled.
final class ForgetsCancelledMovement: HandMadeContainer {
  override func reportEnd(isCancelled: Bool) {
    if !isCancelled { super.reportEnd(isCancelled: false) }
  }
}
