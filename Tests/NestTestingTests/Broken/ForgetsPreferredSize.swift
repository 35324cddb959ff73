import NestTesting

/// Prefers no size, whatever its child prefers.
final class ForgetsPreferredSize: HandMadeContainer {
  override func takePreferredSize() {}
}
