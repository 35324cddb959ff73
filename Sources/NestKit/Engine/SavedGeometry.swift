#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The place and the autoresizing mask that a view had before a container resized it.
///
/// Kept as bounds and centre, which mean the same under every transform of the view.
struct SavedGeometry {
  private(set) weak var view: UIView?
  private let size: CGSize
  private let center: CGPoint
  private let autoresizingMask: UIView.AutoresizingMask

  init(of view: UIView) {
    self.view = view
    size = view.bounds.size
    center = view.center
    autoresizingMask = view.autoresizingMask
  }

  /// Gives the view its former place and mask back; its scroll position stays.
  func restore() {
    guard let view else { return }
    UIView.performWithoutAnimation {
      view.autoresizingMask = autoresizingMask
      view.bounds.size = size
      view.center = center
    }
  }
}
