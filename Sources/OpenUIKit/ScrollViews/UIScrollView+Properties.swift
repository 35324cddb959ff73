extension UIScrollView {
  /// The content, and how it moves.
  struct Properties: PropertyList {
    typealias Owner = UIScrollView

    let delegate = Property(\UIScrollView.delegate, [])
    let contentSize = Property(\UIScrollView.contentSize, []).archived()
    let contentInset = Property(\UIScrollView.contentInset, []).archived()
    let adjustedContentInset = ReadableProperty(\UIScrollView.adjustedContentInset)
    let contentInsetAdjustmentBehavior = Property(
      \UIScrollView.contentInsetAdjustmentBehavior, []
    ) { $0.updateAdjustment() }.archived(unless: .automatic)

    let minimumZoomScale = Property(\UIScrollView.minimumZoomScale).archived(unless: 1)
    let maximumZoomScale = Property(\UIScrollView.maximumZoomScale).archived(unless: 1)
    let isScrollEnabled = Property(\UIScrollView.isScrollEnabled, []) {
      $0.pan.isEnabled = $0.isScrollEnabled
    }.archived(unless: true)
    let isPagingEnabled = Property(\UIScrollView.isPagingEnabled).archived(unless: false)
    let bouncesHorizontally = Property(\UIScrollView.bouncesHorizontally).archived(unless: true)
    let bouncesVertically = Property(\UIScrollView.bouncesVertically).archived(unless: true)
    let alwaysBounceVertical = Property(\UIScrollView.alwaysBounceVertical, []) {
      $0.updateAdjustment()
    }.archived(unless: false)
    let alwaysBounceHorizontal = Property(\UIScrollView.alwaysBounceHorizontal, []) {
      $0.updateAdjustment()
    }.archived(unless: false)
    let delaysContentTouches = Property(\UIScrollView.delaysContentTouches, []) {
      $0.contentTouchDelay.delaysTouchesBegan = $0.delaysContentTouches
    }.archived(unless: true)

    let showsVerticalScrollIndicator = Property(\UIScrollView.showsVerticalScrollIndicator, []) {
      $0.placeIndicators()
    }.archived(unless: true)
    let showsHorizontalScrollIndicator = Property(
      \UIScrollView.showsHorizontalScrollIndicator, []
    ) { $0.placeIndicators() }.archived(unless: true)
    let indicatorStyle = Property(\UIScrollView.indicatorStyle, []) { $0.placeIndicators() }
      .archived(unless: .default)
    let automaticallyAdjustsScrollIndicatorInsets = Property(
      \UIScrollView.automaticallyAdjustsScrollIndicatorInsets, []
    ) { $0.placeIndicators() }.archived(unless: true)

    /// After all that limits it.
    let contentOffset = Property(\UIScrollView.contentOffset, []).archived()

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
