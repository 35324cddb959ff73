// Images and adjustments of items for heights of bars. Those of the appearances of bars count where
// there is none.

/// The values that are set for an item, or for an item that is a back button, by heights of bars.
struct BarButtonMetricValues {
  var images = BarMetricValues<UIImage>()
  var titleOffsets = BarMetricValues<UIOffset>()
  var backgroundOffsets = BarMetricValues<CGFloat>()
}

/// The values that count for an item in a bar of one height.
struct BarButtonMetrics {
  var image: UIImage?
  var titleOffset: UIOffset?
  var backgroundOffset: CGFloat?

  @MainActor init(
    _ values: BarButtonMetricValues?, _ metrics: UIBarMetrics, state: UIControl.State = [],
    style: UIBarButtonItem.Style? = nil
  ) {
    image = values?.images.shown(
      for: .init(metrics: metrics, state: state.rawValue, style: style))
    titleOffset = values?.titleOffsets.shown(for: .init(metrics: metrics))
    backgroundOffset = values?.backgroundOffsets.shown(for: .init(metrics: metrics))
  }
}

extension UIBarButtonItem {
  private final func change(
    _ values: WritableKeyPath<MetricValues, BarButtonMetricValues>,
    _ change: (inout BarButtonMetricValues) -> Void
  ) {
    var all = metricValues ?? MetricValues()
    change(&all[keyPath: values])
    metricValues = all
    reportBarChange(.content)
  }

  // MARK: Items

  final func storeBackgroundImage(
    _ image: UIImage?, _ state: UIControl.State, _ style: Style?, _ metrics: UIBarMetrics
  ) {
    change(\.ofItem) {
      $0.images[.init(metrics: metrics, state: state.rawValue, style: style)] = image
    }
  }

  final func storedBackgroundImage(
    _ state: UIControl.State, _ style: Style?, _ metrics: UIBarMetrics
  ) -> UIImage? {
    metricValues?.ofItem.images[.init(metrics: metrics, state: state.rawValue, style: style)]
  }

  final func storeBackgroundOffset(_ offset: CGFloat, _ metrics: UIBarMetrics) {
    change(\.ofItem) { $0.backgroundOffsets[.init(metrics: metrics)] = offset }
  }

  final func storeTitleOffset(_ offset: UIOffset, _ metrics: UIBarMetrics) {
    change(\.ofItem) { $0.titleOffsets[.init(metrics: metrics)] = offset }
  }

  // MARK: Back buttons

  final func storeBackButtonImage(
    _ image: UIImage?, _ state: UIControl.State, _ metrics: UIBarMetrics
  ) {
    change(\.ofBackButton) {
      $0.images[.init(metrics: metrics, state: state.rawValue)] = image
    }
  }

  final func storeBackButtonOffset(_ offset: CGFloat, _ metrics: UIBarMetrics) {
    change(\.ofBackButton) { $0.backgroundOffsets[.init(metrics: metrics)] = offset }
  }

  final func storeBackButtonTitleOffset(_ offset: UIOffset, _ metrics: UIBarMetrics) {
    change(\.ofBackButton) { $0.titleOffsets[.init(metrics: metrics)] = offset }
  }
}
