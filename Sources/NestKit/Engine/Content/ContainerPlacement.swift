#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Where the view of a child stands in its region.
public nonisolated enum ContainerPlacement: Sendable, Hashable, CaseIterable {
  /// It fills the region.
  case fill
  /// It is in the middle of the region, as large as the child prefers, or, if it prefers nothing, as it
  /// was before; never larger than the region.
  case center
}

extension ContainerContent {
  /// Brings the view to its place in its wrapper; for a child that prefers another size now.
  func placeView() {
    guard let group, let view = viewController.viewIfLoaded, view.superview === group.front else {
      return
    }
    fit(view, into: group.front)
  }

  /// The size of the child's view in a region of a size.
  func size(in region: CGSize) -> CGSize {
    guard placement == .center else { return region }
    var size = viewController.preferredContentSize
    if size.width <= 0 || size.height <= 0 { size = savedGeometry?.size ?? region }
    return CGSize(width: min(size.width, region.width), height: min(size.height, region.height))
  }

  /// Resizes a view and puts it in its place; one that is there already causes no work.
  func fit(_ view: UIView, into front: UIView) {
    let region = front.bounds.size
    let size = size(in: region)
    let anchor = view.layer.anchorPoint
    let center = CGPoint(
      x: region.width / 2 + (anchor.x - 0.5) * size.width,
      y: region.height / 2 + (anchor.y - 0.5) * size.height)
    let mask = placement.autoresizingMask
    if view.autoresizingMask != mask { view.autoresizingMask = mask }
    guard view.bounds.size != size || view.center != center else { return }
    UIView.performWithoutAnimation {
      view.bounds.size = size
      view.center = center
    }
  }
}

extension ContainerPlacement {
  fileprivate var autoresizingMask: UIView.AutoresizingMask {
    switch self {
    case .fill: [.flexibleWidth, .flexibleHeight]
    case .center:
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    }
  }
}
