import NestTesting
import OpenUIKit

/// Covered views stay in the tree, where nothing reaches them.
class KeepingContainer: HandMadeContainer {
  override func hide(_ child: UIViewController) {
    child.view.isUserInteractionEnabled = false
    hideElements(of: child)
  }

  override func reveal(_ child: UIViewController) {
    child.view.isUserInteractionEnabled = true
    child.view.accessibilityElementsHidden = false
  }

  func hideElements(of child: UIViewController) { child.view.accessibilityElementsHidden = true }
}

/// UIKit forwards the container's own appearance; constraints place the children.
class ConstrainedContainer: HandMadeContainer {
  required init(recorder: LifecycleRecorder) {
    super.init(recorder: recorder)
    forwardsAppearance = true
  }

  required init?(coder: NSCoder) { nil }

  override func forwardBegin(appearing: Bool, _ animated: Bool) {}
  override func forwardEnd(appearing: Bool) {}

  override func fit(_ child: UIViewController) {
    child.view.translatesAutoresizingMaskIntoConstraints = false
    child.view.frame = region.bounds
    if child.view.superview !== region { region.addSubview(child.view) }
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: region.topAnchor),
      child.view.bottomAnchor.constraint(equalTo: region.bottomAnchor),
      child.view.leadingAnchor.constraint(equalTo: region.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: region.trailingAnchor),
    ])
  }

  override func restore(
    _ child: UIViewController, _ frame: CGRect, _ mask: UIView.AutoresizingMask
  ) {
    child.viewIfLoaded?.translatesAutoresizingMaskIntoConstraints = true
    super.restore(child, frame, mask)
  }
}
