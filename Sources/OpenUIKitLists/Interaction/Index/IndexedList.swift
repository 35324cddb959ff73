import OpenQuartzCore

/// A list with titles at its trailing edge that lead to places in it.
protocol IndexedList: UIScrollView {
  /// The titles that are shown; nil without any.
  var indexView: ListIndexView? { get set }

  var indexLook: ListIndexView.Look { get }

  /// Scrolls to the place of a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - index: Its number.
  func showPlace(of title: String, _ index: Int)
}

extension IndexedList {
  /// Shows titles; none, or nil, removes the index.
  func showIndex(_ titles: [String]?) {
    guard let titles, !titles.isEmpty else { return removeIndex() }
    let view = indexView ?? ListIndexView(frame: .zero)
    if indexView == nil {
      indexView = view
      view.onTitle = { [unowned self] in showPlace(of: $0, $1) }
      addSubview(view)
    }
    view.titles = titles
    view.show(indexLook)
    setNeedsLayout()
  }

  func removeIndex() {
    guard let view = indexView else { return }
    view.removeFromSuperview()
    indexView = nil
    setNeedsLayout()
  }

  /// Keeps the index at the trailing edge of what is visible, in front.
  func placeIndex() {
    guard let view = indexView else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      isRightToLeft
      ? bounds.minX + safeAreaInsets.left
      : bounds.maxX - view.width - safeAreaInsets.right
    let frame = CGRect(x: x, y: visible.minY, width: view.width, height: max(0, visible.height))
    if view.frame != frame { view.frame = frame }
    let front = CGFloat(Int32.max)
    if view.layer.zPosition < front { view.layer.zPosition = front }
    if subviews.last !== view { bringSubviewToFront(view) }
  }
}
