/// The view of one item in a navigation bar: back button, buttons, title, prompt and large title.
///
/// The item retains it; it does not retain the item. An update costs nothing as long as the shown
/// values are the same.
final class NavigationContentView: BarGroupView {
  /// How an item is shown.
  struct Settings {
    var appearance: UINavigationBarAppearance
    /// The attributes of the title and of the large title that the bar adds.
    var ofBar: [NSAttributedString.Key: Any]
    var ofBarLarge: [NSAttributedString.Key: Any]
    /// How far the bar moves the title down, in points.
    var titleOffset: CGFloat = 0
    /// The image of the bar that says that a button leads back.
    var indicator: UIImage?
    var textRevision: Int
    var isCompact = false
    var hasLargeTitle = false
    var palette: ShownPalette
    var rowHeight: CGFloat = UINavigationBar.rowHeight
    var onBack: () -> Void
  }

  /// The values that the last update has shown.
  struct Shown: Equatable {
    /// The revisions of the items and of the appearance.
    var revisions: [Int]
    var isCompact: Bool
    var hasLargeTitle: Bool
    var traits: UITraitCollection
    var tint: UIColor?
  }

  unowned let item: UINavigationItem
  private var shown: Shown?
  /// The item below, which the bar retains. Its view may show this item as the one below, where
  /// their order has changed.
  private(set) weak var backItem: UINavigationItem?
  private(set) var settings: Settings

  let leadingRow = BarItemRow(frame: .zero)
  let trailingRow = BarItemRow(frame: .zero)
  /// Around the title, so that what transitions change is not what the large title changes.
  let titleGroup = BarGroupView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private(set) var backButton: BackButtonView?
  /// The back button where the program has none.
  private lazy var plainBackItem = UIBarButtonItem()
  /// Made for the first prompt.
  private(set) var promptLabel: UILabel?
  /// Made for the first large title.
  private(set) var largeTitle: LargeTitleViews?
  /// Around the palette, made for the first one.
  var paletteGroup: BarGroupView?

  init(item: UINavigationItem, settings: Settings) {
    self.item = item
    self.settings = settings
    super.init(frame: .zero)
    for view in [leadingRow, trailingRow, titleGroup] as [UIView] { addSubview(view) }
    titleGroup.addSubview(titleLabel)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  // MARK: Content

  /// Shows the item as it is now.
  ///
  /// - Parameters:
  ///   - backItem: The item below.
  ///   - settings: How it is shown.
  ///   - sources: The objects that are shown; a change of one gives it another revision.
  func update(
    backItem: UINavigationItem?, settings: Settings, sources: [any BarChangeSource]
  ) {
    (self.backItem, self.settings) = (backItem, settings)
    let new = Shown(
      revisions: sources.map(\.barChangeObservers.revision)
        + [settings.appearance.barChangeObservers.revision, settings.textRevision],
      isCompact: settings.isCompact, hasLargeTitle: settings.hasLargeTitle,
      traits: traitCollection, tint: tintColor)
    guard new != shown || !hasAllViews else { return }
    shown = new
    let look = settings.appearance
    for (row, items) in [
      (leadingRow, item.shownLeadingItems), (trailingRow, item.shownTrailingItems),
    ] {
      row.show(items, isCompact: settings.isCompact) { look.appearance(for: $0) }
    }
    updateBackButton()
    titleLabel.show(
      item.title, font: .systemFont(ofSize: 17, weight: .semibold), color: .label,
      attributes: settings.ofBar.merging(look.titleTextAttributes) { $1 })
    updateLargeTitle(look)
    updatePrompt()
    updateTitleView()
    updatePalette()
    setNeedsLayout()
  }

  /// The texts and the view that are shown as the title, for comparisons.
  var shownTitle: [AnyHashable?] {
    [titleLabel.text, promptLabel?.text, titleGroup.subviews.last.map { ObjectIdentifier($0) }]
  }

  /// The views that show the title.
  var titleGroups: [UIView] {
    [titleGroup, largeTitle?.group, promptLabel].compactMap { $0 }
  }

  private func updateLargeTitle(_ look: UINavigationBarAppearance) {
    if largeTitle == nil, settings.hasLargeTitle {
      let views = LargeTitleViews()
      insertSubview(views.clip, at: 0)
      largeTitle = views
    }
    largeTitle?.label.show(
      item.title, font: .systemFont(ofSize: 34, weight: .bold), color: .label,
      attributes: settings.ofBarLarge.merging(look.largeTitleTextAttributes) { $1 })
    largeTitle?.clip.isHidden = !settings.hasLargeTitle
  }

  private func updatePrompt() {
    if promptLabel == nil, item.prompt != nil {
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 14)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      insertSubview(label, belowSubview: leadingRow)
      promptLabel = label
    }
    promptLabel?.text = item.prompt
  }

  private func updateTitleView() {
    let shown: UIView = item.titleView ?? titleLabel
    for view in titleGroup.subviews where view !== shown && view !== titleLabel {
      view.removeFromSuperview()
    }
    if shown.superview !== titleGroup { titleGroup.addSubview(shown) }
    titleLabel.isHidden = item.titleView != nil
  }

  /// Whether the views of the program are here: each is where it was put last.
  private var hasAllViews: Bool {
    if let view = item.titleView, view.superview !== titleGroup { return false }
    if item.palette?.paletteView.isInside(self) == false { return false }
    return leadingRow.hasAllViews && trailingRow.hasAllViews
  }

  private var showsBackButton: Bool {
    guard !item.hidesBackButton, backItem != nil || item.backAction != nil else { return false }
    return item.shownLeadingItems.isEmpty || item.leftItemsSupplementBackButton
  }

  private func updateBackButton() {
    guard showsBackButton else {
      backButton?.removeFromSuperview()
      return backButton = nil
    }
    let content = backContent
    let button = backButton ?? BackButtonView(content)
    if button.superview !== self { addSubview(button) }
    backButton = button
    button.action = settings.onBack
    button.update(content, look: settings.appearance.backButtonAppearance)
    UIView.performWithoutAnimation {
      button.isEnabled = backItem?.backBarButtonItem?.isEnabled ?? true
    }
  }

  /// The content of the back button: the item of the program, the title of the program, the title
  /// of the item below, or the word Back.
  private var backContent: BackButtonView.Content {
    let button = backItem?.backBarButtonItem
    let ofAction = backItem == nil ? item.backAction : nil
    let title =
      button?.title ?? backItem?.backButtonTitle ?? backItem?.title
      ?? ofAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    let isGeneric =
      title?.isEmpty ?? true && button?.title == nil && backItem?.backButtonTitle == nil
    let word = "Back"
    let titles: [String?] =
      switch backItem?.backButtonDisplayMode ?? .default {
      case .default: isGeneric ? [word, nil] : [title, word, nil]
      case .generic: [word, nil]
      case .minimal: [nil]
      }
    var seen: [String?] = []
    for title in titles where seen.last != .some(title) { seen.append(title) }
    let name = title.flatMap { $0.isEmpty ? nil : $0 } ?? word
    return BackButtonView.Content(
      titles: seen, image: button?.image ?? ofAction?.image,
      indicator: settings.indicator ?? settings.appearance.indicator,
      item: button ?? plainBackItem, isCompact: settings.isCompact,
      name: button?.accessibilityLabel ?? name)
  }

  // MARK: Layout

  /// The height of the prompt, in points.
  var promptHeight: CGFloat { item.prompt == nil ? 0 : UINavigationBar.promptHeight }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var margins: (leading: CGFloat, trailing: CGFloat) {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    let (left, right) = (side + safeAreaInsets.left, side + safeAreaInsets.right)
    return isMirrored ? (right, left) : (left, right)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rowHeight = min(settings.rowHeight, bounds.height)
    rowIsHidden = settings.palette.hidesRow
    let top = min(promptHeight, max(0, bounds.height - rowHeight))
    promptLabel?.frame = CGRect(
      x: 16, y: 4, width: max(0, bounds.width - 32), height: UINavigationBar.promptHeight - 4)
    promptLabel?.isHidden = top < UINavigationBar.promptHeight / 2
    let below = max(0, bounds.height - top - rowHeight)
    let palette = paletteHeight(in: below)
    let largeHeight = settings.hasLargeTitle ? below - palette : 0
    placePalette(CGRect(x: 0, y: bounds.height - palette, width: bounds.width, height: palette))
    placeRow(CGRect(x: 0, y: top, width: bounds.width, height: rowHeight))
    placeLargeTitle(
      CGRect(x: 0, y: top + rowHeight, width: bounds.width, height: largeHeight))
  }

  private func placeRow(_ row: CGRect) {
    let margins = margins
    var layout = NavigationBarLayout(
      width: row.width, height: row.height, leadingMargin: margins.leading,
      trailingMargin: margins.trailing + inlinePaletteWidth(in: row.width))
    layout.backWidths = backButton?.widths ?? []
    layout.leading = leadingRow.cells
    layout.trailing = trailingRow.cells
    let titleSize = titleSize(in: row.size)
    layout.titleWidth = titleSize.width
    layout.isTitleLeading = item.style != .navigator
    layout.isMirrored = isMirrored
    let frames = layout.frames()

    for view in [leadingRow, trailingRow] { view.bounds.size = row.size }
    for view in [leadingRow, trailingRow] { view.center = CGPoint(x: row.midX, y: row.midY) }
    leadingRow.place(frames.leading)
    trailingRow.place(frames.trailing)
    if let backButton, let frame = frames.back {
      backButton.choice = frames.backChoice
      backButton.frame = frame.offsetBy(dx: 0, dy: row.minY)
      backButton.layoutIfNeeded()
    }
    placeTitle(frames.title.offsetBy(dx: 0, dy: row.minY), height: titleSize.height)
    placeInlinePalette(in: row, margin: margins.trailing)
  }

  private func titleSize(in row: CGSize) -> CGSize {
    guard let view = item.titleView, view.superview === titleGroup else {
      return titleLabel.sizeThatFits(.zero)
    }
    if !view.translatesAutoresizingMaskIntoConstraints { return view.sizeInBar }
    let fitting = view.sizeThatFits(row)
    return CGSize(width: fitting.width, height: min(fitting.height, row.height))
  }

  private func placeTitle(_ frame: CGRect, height: CGFloat) {
    let offset = settings.appearance.titlePositionAdjustment
    titleGroup.bounds.size = frame.size
    titleGroup.center = CGPoint(
      x: frame.midX + offset.horizontal, y: frame.midY + offset.vertical + settings.titleOffset)
    titleLabel.frame = titleGroup.bounds
    guard let view = item.titleView, view.superview === titleGroup else { return }
    let y = ((frame.height - height) / 2).rounded()
    view.frame = CGRect(x: 0, y: y, width: frame.width, height: height)
  }

  /// The height at which the large title has left so far that the title in the row is shown, and at
  /// which that is not shown yet, in points.
  private static let titleFade: (end: CGFloat, start: CGFloat) = (8, 22)

  private func placeLargeTitle(_ frame: CGRect) {
    let (end, start) = Self.titleFade
    titleLabel.alpha =
      settings.hasLargeTitle ? min(1, max(0, (start - frame.height) / (start - end))) : 1
    guard let largeTitle else { return }
    largeTitle.place(in: frame)
    guard settings.hasLargeTitle else { return }
    let largeLabel = largeTitle.label
    largeLabel.alpha = min(1, max(0, (frame.height - end) / (start - end)))
    let margins = margins
    let height = largeLabel.font.lineHeight.rounded(.up)
    let room = max(0, frame.width - margins.leading - margins.trailing)
    let width = min(largeLabel.sizeThatFits(.zero).width, room)
    // Fidelity: pulled down, the title grows by up to a tenth. [observed]
    let extra = max(0, frame.height - UINavigationBar.largeTitleHeight)
    let scale = min(1 + extra / 600, 1.1, max(1, room / max(width, 1)))
    largeLabel.transform = .identity
    largeLabel.anchorPoint = CGPoint(x: isMirrored ? 1 : 0, y: 1)
    largeLabel.bounds.size = CGSize(width: width, height: height)
    largeLabel.center = CGPoint(
      x: isMirrored ? frame.width - margins.leading : margins.leading,
      y: frame.height - Self.largeTitleInset)
    if scale > 1 { largeLabel.transform = CGAffineTransform(scaleX: scale, y: scale) }
  }

  /// Between the large title and the bottom of the bar, in points.
  private static let largeTitleInset: CGFloat = 8
}
