extension UIScrollView {
  /// Places the indicators where the content is now, if they are shown.
  final func placeIndicators() {
    guard let indicators, indicators.isShown || hasIndicatorLayers else { return }
    indicators.place(indicatorFrames, in: layer, color: indicatorColor)
  }

  private var hasIndicatorLayers: Bool {
    ScrollAxis.allCases.contains { indicators?.layer($0) != nil }
  }

  /// Shows the indicators while the user scrolls.
  final func showIndicators() {
    guard window != nil, showsVerticalScrollIndicator || showsHorizontalScrollIndicator else {
      return
    }
    let indicators = indicators ?? ScrollIndicators()
    self.indicators = indicators
    indicators.show()
    placeIndicators()
  }

  /// Fades them out, once nothing scrolls any more.
  final func hideIndicators(after time: TimeInterval = ScrollIndicators.rest) {
    indicators?.hide(after: time)
  }

  private var indicatorFrames: [ScrollAxis: CGRect] {
    let wanted = ScrollAxis.allCases.filter {
      ($0 == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator)
        && geometry.overflows($0)
    }
    var frames: [ScrollAxis: CGRect] = [:]
    for axis in wanted {
      let place = ScrollIndicatorGeometry(geometry: geometry, insets: indicatorInsets(axis)).frame(
        axis, offset: contentOffset, hasOther: wanted.count > 1,
        isAtLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
      if let place {
        frames[axis] = place.offsetBy(dx: contentOffset.x, dy: contentOffset.y)
      }
    }
    return frames
  }

  private func indicatorInsets(_ axis: ScrollAxis) -> UIEdgeInsets {
    let own = axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    return automaticallyAdjustsScrollIndicatorInsets ? own + scrolling.adjustment : own
  }

  private var indicatorColor: CGColor {
    let color: UIColor =
      switch indicatorStyle {
      case .black: UIColor(white: 0, alpha: 0.35)
      case .white: UIColor(white: 1, alpha: 0.5)
      case .default:
        traitCollection.userInterfaceStyle == .dark
          ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
      }
    return color.cgColor
  }
}
