#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension SwitchViewController {
  /// Whether a bar with a tab for each child is shown at the lower edge. Default: no.
  ///
  /// A tab has the title of its child; see ``updateTabBar()``.
  public var showsTabBar: Bool {
    get { bar != nil }
    set {
      guard newValue != showsTabBar else { return }
      if newValue { addBar() } else { removeBar() }
    }
  }

  /// Reads the titles of the children again, after they have changed.
  public func updateTabBar() { bar?.update(from: self) }

  private func addBar() {
    let bar = SwitchTabBar()
    let link = stack.link
    bar.onSelect = { _ = (link.container as? SwitchViewController)?.selectByUser($0) }
    self.bar = bar
    sendsEvents = true
    bar.update(from: self)
    viewIfLoaded?.addSubview(bar)
    viewIfLoaded?.setNeedsLayout()
  }

  private func removeBar() {
    bar?.removeFromSuperview()
    bar = nil
    sendsEvents = delegate != nil
    viewIfLoaded?.setNeedsLayout()
  }

  /// The bar stands at the lower edge, and the default region fills the rest.
  func layOutBar() {
    let bounds = view.bounds
    let height =
      bar == nil ? 0 : min(SwitchTabBar.height + view.safeAreaInsets.bottom, bounds.height)
    let parts = bounds.divided(atDistance: height, from: .maxYEdge)
    if let bar, bar.frame != parts.slice { bar.frame = parts.slice }
    if contentView.frame != parts.remainder { contentView.frame = parts.remainder }
  }
}
