import AppearanceOrders
import NestKit
import OpenUIKit

// The places of pages that roll, and of the page control.

extension UIPageViewController {
  var configuration: ContainerStack.Configuration {
    var configuration = ContainerStack.Configuration(capacity: 1)
    configuration.callbacks.order = .pageCurl
    return configuration
  }

  func addRegions() {
    for (stack, region) in zip(pageStacks, regions) {
      content.addSubview(region)
      region.autoresizingMask = partsOfTwo ?? [.flexibleWidth, .flexibleHeight]
      if stack.region !== region { stack.region = region }
    }
  }

  /// Pages are bound elsewhere: there are as many places for pages as are shown then.
  func bind(at spine: SpineLocation) {
    let stacks = pageStacks
    spineLocation = spine
    while pageStacks.count < pageCount {
      pageStacks.append(core.addStack(configuration: configuration))
      regions.append(UIView())
    }
    while pageStacks.count > pageCount {
      let region = regions.removeLast()
      core.removeStack(pageStacks.removeLast()).whenFinished { _ in region.removeFromSuperview() }
    }
    guard isViewLoaded, stacks.count != pageCount else { return }
    addRegions()
    layOutPages(in: content.frame)
  }

  /// How one of two pages is resized, so that both have half of the room before the layout.
  private var partsOfTwo: UIView.AutoresizingMask? {
    guard pageCount == 2 else { return nil }
    return navigationOrientation == .horizontal
      ? [.flexibleLeftMargin, .flexibleRightMargin, .flexibleWidth, .flexibleHeight]
      : [.flexibleTopMargin, .flexibleBottomMargin, .flexibleHeight, .flexibleWidth]
  }

  /// Lays out the pages, above the page control if there is one.
  func layOutPagesAndControl() {
    let (bar, pages) = view.bounds.divided(atDistance: barHeight, from: .maxYEdge)
    layOutPages(in: pages)
    pageControl.frame = CGRect(
      x: bar.minX, y: bar.minY, width: bar.width, height: min(bar.height, Self.pageControlHeight))
  }

  func layOutPages(in frame: CGRect) {
    let container = engine?.host ?? content
    if container.frame != frame { container.frame = frame }
    if engine != nil { return }
    for (index, region) in regions.enumerated() {
      let part = part(index, of: CGRect(origin: .zero, size: frame.size))
      if region.frame != part { region.frame = part }
    }
  }

  /// The place of a page beside the other one.
  func part(_ index: Int, of bounds: CGRect) -> CGRect {
    guard pageCount == 2 else { return bounds }
    let isHorizontal = navigationOrientation == .horizontal
    let isFirst = (index == 0) != (isHorizontal && traitCollection.layoutDirection == .rightToLeft)
    let half = isHorizontal ? bounds.width / 2 : bounds.height / 2
    let parts = bounds.divided(atDistance: half, from: isHorizontal ? .minXEdge : .minYEdge)
    return isFirst ? parts.slice : parts.remainder
  }

  /// The room of the page control, with the safe area below it.
  var barHeight: CGFloat {
    guard let view = viewIfLoaded, !pageControl.isHidden else { return 0 }
    return Self.pageControlHeight + view.safeAreaInsets.bottom
  }

  static let pageControlHeight: CGFloat = 37

  // MARK: The page control

  // Fidelity: the page control is there where the data source has both of its methods. [documented]
  func updatePageControl() {
    guard isViewLoaded else { return }
    let isWanted = transitionStyle == .scroll && navigationOrientation == .horizontal
    let source = isWanted ? dataSource : nil
    let count = OptionalMethod.result(of: source, "presentationCount(for:)") {
      $0.presentationCount(for: self)
    }
    let index = OptionalMethod.result(
      of: (count ?? 0) > 0 ? source : nil, "presentationIndex(for:)"
    ) {
      $0.presentationIndex(for: self)
    }
    pageControl.numberOfPages = index == nil ? 0 : count ?? 0
    pageControl.isHidden = index == nil
    pageControl.currentPage = index ?? 0
    view.setNeedsLayout()
  }
}
