import OpenQuartzCore

/// Titles of places in a list, one below the other. A touch on one, and a drag over them, leads to
/// their places.
///
/// A control, so that the list does not scroll by drags that begin on it.
final class ListIndexView: UIControl {
  var titles: [String] = [] { didSet { if titles != oldValue { makeLabels() } } }
  /// Called with a title and its number when it is touched.
  var onTitle: ((String, Int) -> Void)?
  private var labels: [UILabel] = []
  private var normalBackground: UIColor?
  private var touchedBackground: UIColor?
  /// The title that was touched last.
  private var current: Int?

  /// The title in whose place there is a magnifier.
  nonisolated static let searchTitle = "{search}"
  private static let lineHeight: CGFloat = 14

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Section index"
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// The width of the widest title with space beside it, in points.
  private(set) var width: CGFloat = 15

  /// The colours of titles and of what is behind them; nil for none behind.
  struct Look {
    var title: UIColor
    var background: UIColor?
    /// While it is touched; nil for the same.
    var touchedBackground: UIColor?
  }

  func show(_ look: Look) {
    for label in labels { label.textColor = look.title }
    normalBackground = look.background
    touchedBackground = look.touchedBackground
    updateBackground()
  }

  private func updateBackground() {
    backgroundColor = isTracking ? touchedBackground ?? normalBackground : normalBackground
  }

  private func makeLabels() {
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.text = title == Self.searchTitle ? "\u{2315}" : title
      addSubview(label)
      return label
    }
    let widest = labels.map { $0.intrinsicContentSize.width }.max() ?? 0
    width = max(15, widest.rounded(.up) + 6)
    setNeedsLayout()
  }

  // MARK: Layout

  /// How many titles stand for one that is shown: more than 1 where there is too little space.
  private var step: Int {
    let most = max(1, Int(bounds.height / Self.lineHeight))
    return max(1, (titles.count + most - 1) / most)
  }

  /// The height of a title, in points.
  private var titleHeight: CGFloat {
    guard !titles.isEmpty else { return 0 }
    return min(
      Self.lineHeight * CGFloat(step), bounds.height / CGFloat(titles.count) * CGFloat(step))
  }

  /// Where the first title begins: all are in the middle of the height.
  private var start: CGFloat {
    let lines = CGFloat((titles.count + step - 1) / step)
    return (bounds.height - lines * min(Self.lineHeight, titleHeight)) / 2
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(Self.lineHeight, titleHeight)
    for (index, label) in labels.enumerated() {
      label.isHidden = index % step != 0
      label.frame = CGRect(
        x: 0, y: start + CGFloat(index / step) * height, width: bounds.width, height: height)
    }
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    current = nil
    backgroundColor = touchedBackground ?? normalBackground
    show(at: touch.location(in: self).y)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    show(at: touch.location(in: self).y)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    backgroundColor = normalBackground
  }

  override func cancelTracking(with event: UIEvent?) { backgroundColor = normalBackground }

  private func show(at y: CGFloat) {
    let lines = (titles.count + step - 1) / step
    let height = min(Self.lineHeight, titleHeight)
    guard lines > 0, height > 0 else { return }
    let place = (y - start) / (height * CGFloat(lines)) * CGFloat(titles.count)
    show(max(0, min(titles.count - 1, Int(place.rounded(.down)))))
  }

  private func show(_ index: Int) {
    guard index != current, titles.indices.contains(index) else { return }
    current = index
    accessibilityValue = titles[index]
    onTitle?(titles[index], index)
  }

  // MARK: Accessibility

  override func accessibilityIncrement() { show(min(titles.count - 1, (current ?? -1) + 1)) }

  override func accessibilityDecrement() { show(max(0, (current ?? 1) - 1)) }
}
