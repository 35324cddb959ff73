import NestTesting

/// Does not give back the frame and the mask of a removed view.
final class KeepsGeometry: HandMadeContainer {
  override func restore(
    _ child: UIViewController, _ frame: CGRect, _ mask: UIView.AutoresizingMask
  ) {}
}
