/// The panel in which a person arranges the items of a tab bar: all items that the bar can have,
/// above the places of the bar.
///
/// An item is dragged to a place, by a finger or a pointer. A tap, or a key, picks an item too, and
/// the next one says the place. It covers the superview of the bar, and what is behind it has
/// neither touches nor the focus.
final class TabCustomizingView: UIView {
  var arrangement: TabArrangement<UITabBarItem>
  /// Whether the delegate is being informed that the panel leaves.
  var isEnding = false
  @ZeroingLink private var bar: UITabBar? = nil
  @ZeroingLink private var formerResponder: UIResponder? = nil
  private let header = UINavigationBar(frame: .zero)
  private let hint = UILabel(frame: .zero)
  private let grid = UIScrollView(frame: .zero)
  private let row = UIView(frame: .zero)
  private let line = UIView(frame: .zero)
  private var cells: [TabButtonView] = []
  private var places: [TabButtonView] = []
  private var picked: UITabBarItem?
  private var drag: (item: UITabBarItem, view: TabButtonView, home: CGPoint)?
  private lazy var pan = UIPanGestureRecognizer { [zeroingLink] recognizer in
    if let pan = recognizer as? UIPanGestureRecognizer { zeroingLink.target?.follow(pan) }
  }

  private static let slideDuration: TimeInterval = 0.35
  private static let returnDuration: TimeInterval = 0.2
  private static let cellSize = CGSize(width: 80, height: 56)
  private static let margin: CGFloat = 20
  private static let headerHeight: CGFloat = 44

  init(of bar: UITabBar, _ arrangement: TabArrangement<UITabBarItem>, in superview: UIView) {
    self.arrangement = arrangement
    super.init(frame: superview.bounds)
    self.bar = bar
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .systemBackground
    accessibilityViewIsModal = true
    clipsToBounds = true
    prepareHeader()
    hint.text = "Drag the icons to organize tabs."
    hint.font = .preferredFont(forTextStyle: .footnote)
    hint.textColor = .secondaryLabel
    hint.textAlignment = .center
    hint.numberOfLines = 0
    row.backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    for view in [hint, grid, row, line, header] as [UIView] { addSubview(view) }
    cells = arrangement.movable.map { item in
      let cell = TabButtonView(item: item)
      cell.action = { [zeroingLink, unowned item] in zeroingLink.target?.pick(item) }
      grid.addSubview(cell)
      return cell
    }
    addGestureRecognizer(pan)
    pan.maximumNumberOfTouches = 1
    grid.panGestureRecognizer.require(toFail: pan)
    showItems()
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  private func prepareHeader() {
    let item = UINavigationItem(title: "Configure")
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [zeroingLink] _ in
        _ = zeroingLink.target?.bar?.endCustomizing(animated: UIView.areAnimationsEnabled)
      })
    header.items = [item]
  }

  // MARK: Appearing

  /// Slides in over the superview of the bar.
  func appear(_ completion: @escaping () -> Void) {
    guard let superview = bar?.superview else { return }
    formerResponder = window?.firstResponder ?? superview.window?.firstResponder
    superview.addSubview(self)
    becomeFirstResponder()
    UIFocusSystem(for: self)?.requestFocusUpdate(to: self)
    layoutIfNeeded()
    guard window != nil, UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled
    else { return completion() }
    UIView.performWithoutAnimation { transform = outside }
    UIView.animate(withDuration: Self.slideDuration) {
      self.transform = .identity
    } completion: { _ in
      completion()
    }
  }

  /// Slides out.
  func leave(animated: Bool, _ completion: @escaping () -> Void) {
    isUserInteractionEnabled = false
    if isFirstResponder {
      resignFirstResponder()
      if let formerResponder, window?.firstResponder == nil {
        formerResponder.becomeFirstResponder()
      }
    }
    let isAnimated = animated && window != nil && !UIAccessibility.isReduceMotionEnabled
    guard isAnimated, UIView.areAnimationsEnabled else {
      removeFromSuperview()
      return completion()
    }
    UIView.animate(withDuration: Self.slideDuration) {
      self.transform = self.outside
    } completion: { _ in
      self.removeFromSuperview()
      completion()
    }
  }

  private var outside: CGAffineTransform {
    CGAffineTransform(translationX: 0, y: bounds.height)
  }

  // MARK: Items

  private func showItems() {
    for place in places { place.removeFromSuperview() }
    places = arrangement.shown.enumerated().map { index, item in
      let place = TabButtonView(item: item)
      place.action = { [zeroingLink] in zeroingLink.target?.choose(place: index) }
      place.accessibilityHint = arrangement.isMovable(item) ? nil : "Fixed"
      row.addSubview(place)
      return place
    }
    updateLooks()
    setNeedsLayout()
  }

  private func updateLooks() {
    guard let bar else { return }
    for cell in cells {
      cell.update(bar.stackedLook)
      cell.isSelected = cell.item === picked
      cell.alpha = arrangement.isShown(cell.item) ? 0.35 : 1
    }
    for place in places {
      place.update(bar.buttonLook)
      place.isSelected = place.item === picked
      place.alpha = arrangement.isMovable(place.item) ? 1 : 0.35
    }
  }

  /// Picks an item, or lays it back.
  private func pick(_ item: UITabBarItem) {
    picked = picked === item ? nil : item
    updateLooks()
  }

  /// Puts what was picked into a place of the bar, or picks what is there.
  private func choose(place index: Int) {
    guard arrangement.shown.indices.contains(index) else { return }
    if let item = picked, item !== arrangement.shown[index] {
      picked = nil
      put(item, at: index)
    } else if arrangement.isMovable(arrangement.shown[index]) {
      pick(arrangement.shown[index])
    }
  }

  private func put(_ item: UITabBarItem, at index: Int) {
    let hadFocus = places.firstIndex { $0.isFocused }
    guard arrangement.place(item, at: index) else { return updateLooks() }
    showItems()
    layoutIfNeeded()
    if let hadFocus { UIFocusSystem(for: self)?.requestFocusUpdate(to: places[hadFocus]) }
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let bar, let superview else { return }
    let insets = superview.safeAreaInsets
    header.frame = CGRect(x: 0, y: insets.top, width: bounds.width, height: Self.headerHeight)
    let frame = bar.convert(bar.bounds, to: superview)
    row.frame = frame.offsetBy(dx: 0, dy: min(0, bounds.maxY - frame.maxY))
    line.frame = CGRect(
      x: row.frame.minX, y: row.frame.minY - 0.5, width: row.frame.width, height: 0.5)
    for (index, place) in places.enumerated() {
      let frames = bar.itemFrames
      place.isHidden = !frames.indices.contains(index)
      if frames.indices.contains(index) { place.frame = frames[index] }
    }
    let width = max(0, bounds.width - insets.left - insets.right - 2 * Self.margin)
    let size = hint.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    hint.frame = CGRect(
      x: insets.left + Self.margin, y: header.frame.maxY + Self.margin, width: width,
      height: size.height)
    let top = hint.frame.maxY + Self.margin
    grid.frame = CGRect(
      x: insets.left, y: top, width: bounds.width - insets.left - insets.right,
      height: max(0, row.frame.minY - top))
    placeCells(in: grid.bounds.width)
  }

  private func placeCells(in width: CGFloat) {
    let columns = max(1, Int(min(max(0, width - 2 * Self.margin) / Self.cellSize.width, 1000)))
    let used = CGFloat(min(columns, max(cells.count, 1))) * Self.cellSize.width
    let start = (width - used) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, cell) in cells.enumerated() {
      let x = start + CGFloat(index % columns) * Self.cellSize.width
      cell.frame = CGRect(
        x: isMirrored ? width - x - Self.cellSize.width : x,
        y: CGFloat(index / columns) * (Self.cellSize.height + Self.margin),
        width: Self.cellSize.width, height: Self.cellSize.height)
    }
    let height = (cells.map(\.frame.maxY).max() ?? 0) + Self.margin
    grid.contentSize = CGSize(width: width, height: height)
  }

  // MARK: Dragging

  /// The item under a point, and the view that shows it.
  private func item(at point: CGPoint) -> TabButtonView? {
    (cells + places).first { view in
      !view.isHidden && arrangement.isMovable(view.item)
        && view.bounds.contains(view.convert(point, from: self))
        && (view.superview !== grid || grid.frame.contains(point))
    }
  }

  private func place(at point: CGPoint) -> Int? {
    places.firstIndex { !$0.isHidden && $0.bounds.contains($0.convert(point, from: self)) }
  }

  /// Where the finger of the drag came down.
  private func start(of pan: UIPanGestureRecognizer) -> CGPoint {
    let (point, moved) = (pan.location(in: self), pan.translation(in: self))
    return CGPoint(x: point.x - moved.x, y: point.y - moved.y)
  }

  /// A drag begins at an item.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== pan || item(at: start(of: pan)) != nil
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: self)
    switch pan.state {
    case .began:
      if let view = item(at: start(of: pan)) { lift(view) }
      move(to: point)
    case .changed: move(to: point)
    case .ended:
      if let drag, let index = place(at: point), arrangement.canPlace(drag.item, at: index) {
        removeDragged()
        put(drag.item, at: index)
      } else {
        endDrag()
      }
    default: endDrag()
    }
  }

  private func lift(_ source: TabButtonView) {
    guard let bar else { return }
    picked = nil
    updateLooks()
    let view = TabButtonView(item: source.item)
    view.isUserInteractionEnabled = false
    view.update(source.superview === grid ? bar.stackedLook : bar.buttonLook)
    view.frame = source.convert(source.bounds, to: self)
    view.isSelected = true
    drag = (source.item, view, view.center)
    addSubview(view)
    UIView.animate(withDuration: Self.returnDuration, delay: 0, options: .allowUserInteraction) {
      view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    }
  }

  private func move(to point: CGPoint) {
    guard let drag else { return }
    drag.view.center = point
    highlight(place(at: point).flatMap { arrangement.canPlace(drag.item, at: $0) ? $0 : nil })
  }

  private func highlight(_ target: Int?) {
    for (index, place) in places.enumerated() {
      place.backgroundColor = index == target ? .tertiarySystemFill : nil
    }
  }

  private func removeDragged() {
    drag?.view.removeFromSuperview()
    drag = nil
    highlight(nil)
  }

  /// The dragged item returns to where it was.
  func endDrag() {
    guard let drag else { return }
    self.drag = nil
    highlight(nil)
    UIView.animate(withDuration: Self.returnDuration) {
      drag.view.center = drag.home
      drag.view.transform = .identity
    } completion: { _ in
      drag.view.removeFromSuperview()
    }
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    let escape = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) {
      [zeroingLink] _ in zeroingLink.target?.escape()
    }
    escape.wantsPriorityOverSystemBehavior = true
    return [escape]
  }

  /// Lays back what was picked or is dragged; without that the bar keeps its items.
  private func escape() {
    if drag != nil {
      pan.isEnabled = false
      pan.isEnabled = true
      endDrag()
    } else if picked != nil {
      picked = nil
      updateLooks()
    } else {
      bar?.cancelCustomizing()
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    bar?.cancelCustomizing()
    return true
  }
}
