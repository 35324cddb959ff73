extension TabsViewController {
  /// Whether a bar with a tab for each child is shown at the lower edge. Default: no.
  ///
  /// A tab shows the `tabBarItem` of its child: the image, or the selected image, the title, which
  /// is that of the child where the item has none, and the badge. It follows changes of the item.
  /// The titles have the size of text of the user, and the bar is as high as they need, but at most
  /// a third of the container: words that do not fit are smaller. Beside images titles are small,
  /// and in a low container images stand before them.
  public var showsTabBar: Bool {
    get { bar != nil }
    set {
      guard newValue != showsTabBar else { return }
      if newValue { addBar() } else { removeBar() }
    }
  }

  /// Reads the items of the children again, where one of them has no means to report a change.
  public func updateTabBar() { bar?.update(from: self) }

  private func addBar() {
    let bar = TabBar()
    let link = stack.link
    bar.onSelect = { _ = (link.container as? TabsViewController)?.selectByUser($0) }
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

  /// The bar stands at the lower edge, and the default region fills the rest. Where only the bar
  /// has another height, children receive their new size first, as in any change of the size.
  func layOutBar() {
    let bounds = view.bounds
    let parts = bounds.divided(atDistance: barHeight(in: bounds.size), from: .maxYEdge)
    if let bar, bar.frame != parts.slice { bar.frame = parts.slice }
    let isOwnChange = isShown && sizeOfLayout == bounds.size
    sizeOfLayout = bounds.size
    guard contentView.frame != parts.remainder else { return }
    let change = { self.contentView.frame = parts.remainder }
    if isOwnChange { changeSizes(in: bounds.size, change) } else { change() }
  }

  /// The height of the bar in a size of the container; 0 without a bar.
  private func barHeight(in size: CGSize) -> CGFloat {
    guard let bar else { return 0 }
    return min(bar.height(in: size) + view.safeAreaInsets.bottom, size.height)
  }

  /// Returns the size that the bar leaves of a size of the container.
  func contentSize(in size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.height - barHeight(in: size))
  }
}
