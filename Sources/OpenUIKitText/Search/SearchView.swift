/// The view of a search controller: results, over a dimming where that is wanted. Touches beside
/// both reach what is searched.
final class SearchView: UIView {
  let dimming = UIControl(frame: .zero)
  /// The view of the results, while they are shown.
  private(set) var results: UIView?
  /// The search bar, where the program has presented the controller.
  private(set) var bar: UISearchBar?
  /// Called when the view enters a window or leaves it.
  var onWindow: () -> Void = {}
  /// Called for a tap on the dimming.
  var onTap: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    dimming.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    dimming.isHidden = true
    dimming.addAction(
      UIAction { [zeroingLink] _ in zeroingLink.target?.onTap() },
      for: .touchUpInside)
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Shows results, or takes them away.
  func show(_ view: UIView?) {
    guard view !== results || view.map({ $0.superview !== self }) == true else { return }
    let old = results
    results = view
    if let old, old.superview === self { old.removeFromSuperview() }
    guard let view else { return }
    view.frame = area
    insertSubview(view, aboveSubview: dimming)
  }

  /// Shows the search bar at the top, or gives it back.
  func adopt(_ bar: UISearchBar?) {
    if let old = self.bar, old !== bar, old.superview === self { old.removeFromSuperview() }
    self.bar = bar
    if let bar { addSubview(bar) }
    setNeedsLayout()
  }

  /// Where the results are: below the bar.
  private var area: CGRect {
    guard let bar, bar.superview === self else { return bounds }
    let top = safeAreaInsets.top + bar.sizeThatFits(bounds.size).height
    return CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindow()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    if let bar, bar.superview === self {
      bar.frame = CGRect(
        x: 0, y: safeAreaInsets.top, width: bounds.width,
        height: bar.sizeThatFits(bounds.size).height)
    }
    if let results, results.superview === self { results.frame = area }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && bar == nil ? nil : hit
  }
}
