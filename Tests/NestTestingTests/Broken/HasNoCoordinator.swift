import NestTesting

/// Animates without a transition coordinator.
final class HasNoCoordinator: HandMadeContainer {
  override func makeCoordinator() -> HandMadeCoordinator? { nil }
}
