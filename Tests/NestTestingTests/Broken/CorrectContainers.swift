import NestTesting

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

/// A container whose children cover each other as modal views do: a covered child does not
/// disappear.
class SheetContainer: HandMadeContainer {
  override func forwardBegin(appearing: Bool, _ animated: Bool) {
    for child in shown { begin(child, appearing: appearing, animated: animated) }
  }

  override func forwardEnd(appearing: Bool) {
    for child in shown { end(child) }
  }

  /// Those that are shown, the one beneath first.
  private var shown: [UIViewController] {
    children.filter { $0.viewIfLoaded?.superview != nil }
  }

  override func beginChange(
    _ child: UIViewController, _ role: Role, appearing: Bool, animated: Bool
  ) {
    guard role == .pushed || role == .popped else { return }
    super.beginChange(child, role, appearing: appearing, animated: animated)
  }

  override func endChange(_ child: UIViewController, _ role: Role, appearing: Bool) {
    guard role == .pushed || role == .popped else { return }
    super.endChange(child, role, appearing: appearing)
  }

  override func place(_ child: UIViewController) {
    super.place(child)
    child.view.accessibilityViewIsModal = child.view !== region.subviews.first
  }

  override func hide(_ child: UIViewController) {}
}
