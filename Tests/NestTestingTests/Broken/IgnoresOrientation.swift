import NestTesting

/// Does not exchange a child for the one of the other orientation.
final class IgnoresOrientation: HandMadeContainer {
  override func clone(for child: UIViewController) -> UIViewController? { nil }
}
