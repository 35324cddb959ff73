import NestTesting

/// Lets touches go on in a child that it covers.
final class LeavesTouches: HandMadeContainer {
  override func cancelTouches() {}
}
