/// The lines of a menu on a card; a menu inside of it takes their place.
final class MenuCardView: UIView {
  private let shadow = UIView(frame: .zero)
  /// The outside of the card: what is behind it shows through, and is not to be in the shadow.
  private let shadowMask = CAShapeLayer()
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scrollView = UIScrollView(frame: .zero)
  private var rows: [[MenuRowView]] = []
  private var lines: [UIView] = []
  private var levels: [UIMenu]
  private var highlightedRow: MenuRowView?

  /// Called when an element was chosen that is no menu.
  var onChoice: (UIMenuElement) -> Void = { _ in }
  /// Called when other lines are shown.
  var onChange: () -> Void = {}

  /// In points.
  static let width: CGFloat = 250
  private static let cornerRadius: CGFloat = 13
  private static let shadowRadius: CGFloat = 24
  /// Between groups, in points.
  private static let gap: CGFloat = 8

  init(_ menu: UIMenu) {
    levels = [menu]
    super.init(frame: .zero)
    // Fidelity: what is above other content has the elevated level. [documented]
    traitOverrides.userInterfaceLevel = .elevated
    shadow.isUserInteractionEnabled = false
    shadow.layer.shadowOpacity = 0.2
    shadow.layer.shadowRadius = Self.shadowRadius
    shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
    shadowMask.fillRule = .evenOdd
    shadow.layer.mask = shadowMask
    addSubview(shadow)
    for view in [background, scrollView] as [UIView] {
      view.layer.cornerRadius = Self.cornerRadius
      view.clipsToBounds = true
      addSubview(view)
    }
    scrollView.delaysContentTouches = false
    scrollView.contentInsetAdjustmentBehavior = .never
    showLevel()
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  // MARK: Content

  /// Whether there is something to choose.
  var isEmpty: Bool { rows.isEmpty }

  private func showLevel() {
    for view in rows.joined() { view.removeFromSuperview() }
    guard let menu = levels.last else { return }
    rows = MenuContent(of: menu, isInside: levels.count > 1).groups.map { $0.map(makeRow) }
    showMarks()
    highlightedRow = nil
    scrollView.contentOffset = .zero
    setNeedsLayout()
  }

  private func makeRow(_ line: MenuContent.Line) -> MenuRowView {
    let row = MenuRowView(line)
    row.onActivation = { [zeroingLink, unowned row] in zeroingLink.target?.choose(row) }
    scrollView.addSubview(row)
    return row
  }

  private func showMarks() {
    let hasMarks = rows.joined().contains(where: \.showsMark)
    for row in rows.joined() { row.hasMarks = hasMarks }
  }

  /// Shows the elements as they are now.
  func update() {
    for row in rows.joined() { row.show() }
    showMarks()
    setNeedsLayout()
  }

  // MARK: Choosing

  /// The line at a point of the card that does something.
  func row(at point: CGPoint) -> MenuRowView? {
    guard bounds.contains(point) else { return nil }
    let point = convert(point, to: scrollView)
    return rows.joined().first { $0.isEnabled && $0.frame.contains(point) }
  }

  /// Highlights one line in place of another.
  func highlight(_ row: MenuRowView?) {
    guard row !== highlightedRow else { return }
    highlightedRow?.isHighlighted = false
    row?.isHighlighted = true
    highlightedRow = row
  }

  /// Does what a tap on a line does.
  func choose(_ row: MenuRowView) {
    guard row.isEnabled else { return }
    switch row.line {
    case .title: break
    case .back: closeLevel()
    case .element(let menu as UIMenu):
      levels.append(menu)
      changeLevel()
    case .element(let element):
      if let menu = levels.first { mark(element, in: menu) }
      onChoice(element)
    }
  }

  /// Marks an element in the outermost menu of single selection in which it is.
  private func mark(_ element: UIMenuElement, in menu: UIMenu) {
    if menu.options.contains(.singleSelection) {
      menu.mark(element)
    } else {
      for case let inner as UIMenu in menu.children { mark(element, in: inner) }
    }
  }

  /// Returns to the menu from which this one was opened.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func closeLevel() -> Bool {
    guard levels.count > 1 else { return false }
    levels.removeLast()
    changeLevel()
    return true
  }

  /// Shows another menu in place of the one that is shown.
  ///
  /// - Parameter block: Makes it from that one.
  func replaceLevel(_ block: (UIMenu) -> UIMenu) {
    guard let present = levels.last else { return }
    let new = block(present)
    // The closure may have opened or closed a menu inside.
    guard levels.last === present else { return }
    levels[levels.count - 1] = new
    changeLevel()
  }

  private func changeLevel() {
    showLevel()
    onChange()
  }

  /// Moves the highlight to the next line, or the one before.
  func moveHighlight(by step: Int) {
    let enabled = rows.joined().filter(\.isEnabled)
    guard !enabled.isEmpty else { return }
    let current = highlightedRow.flatMap { row in enabled.firstIndex { $0 === row } }
    let next = current.map { ($0 + step + enabled.count) % enabled.count }
    let row = enabled[next ?? (step > 0 ? 0 : enabled.count - 1)]
    highlight(row)
    scrollView.scrollRectToVisible(row.frame, animated: false)
  }

  /// Does what a tap on the line that is highlighted does.
  func chooseHighlighted(onlyMenus: Bool = false) {
    guard let row = highlightedRow, !onlyMenus || row.element is UIMenu else { return }
    choose(row)
  }

  // MARK: Layout

  /// The size that shows all lines.
  var fittingSize: CGSize {
    let heights = rows.map { $0.reduce(0) { $0 + $1.height(width: Self.width) } }
    let gaps = CGFloat(max(rows.count - 1, 0)) * Self.gap
    return CGSize(width: Self.width, height: heights.reduce(gaps, +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    scrollView.frame = bounds
    placeShadow()
    var frames: [(frame: CGRect, color: UIColor)] = []
    let pixel = 1 / max(traitCollection.displayScale, 1)
    var y: CGFloat = 0
    for group in rows {
      if y > 0 {
        frames.append(
          (CGRect(x: 0, y: y, width: bounds.width, height: Self.gap), .quaternarySystemFill))
        y += Self.gap
      }
      for (index, row) in group.enumerated() {
        if index > 0 {
          frames.append((CGRect(x: 0, y: y, width: bounds.width, height: pixel), .separator))
        }
        row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height(width: bounds.width))
        y += row.frame.height
      }
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: y)
    scrollView.isScrollEnabled = y > bounds.height
    showLines(frames)
  }

  private func placeShadow() {
    let outline = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius)
    shadow.frame = bounds
    shadow.layer.shadowPath = outline.cgPath
    outline.append(
      UIBezierPath(rect: bounds.insetBy(dx: -4 * Self.shadowRadius, dy: -4 * Self.shadowRadius)))
    shadowMask.frame = bounds
    shadowMask.path = outline.cgPath
  }

  private func showLines(_ frames: [(frame: CGRect, color: UIColor)]) {
    while lines.count > frames.count { lines.removeLast().removeFromSuperview() }
    while lines.count < frames.count {
      let line = UIView(frame: .zero)
      line.isUserInteractionEnabled = false
      scrollView.addSubview(line)
      lines.append(line)
    }
    for (line, (frame, color)) in zip(lines, frames) {
      line.frame = frame
      line.backgroundColor = color
    }
  }
}
