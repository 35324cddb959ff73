import MisuseReports

/// Shows how many pages there are, and which of them is the current one, by a row of dots.
///
/// A tap on either side of the current dot, a finger that is dragged along the dots, and arrow
/// keys, Home and End change the page; then the actions for `.valueChanged` are performed, where
/// `interactionState` says how it was changed. A change by the program performs none.
///
/// Keys reach the control while it has the focus, or is above the first responder in the responder
/// chain. An arrow that finds another item moves the focus instead.
///
/// Where not all dots fit, a part of them is shown, and the outer ones are smaller. A control of
/// many pages costs as much as one whose dots just fit.
open class UIPageControl: UIControl {
  private var pageCount = 0
  private var page = 0
  final var images = PageIndicatorImages()
  final var indicators: [Int: PageIndicatorView] = [:]
  final var shownPages = PageIndicatorWindow()
  final var tracking: PageControlTracking?
  final let backdrop = UIView()
  final let content = UIView()

  /// A control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives a
  /// control without pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    guard Properties.table.decode(self, from: coder), ArchivedPageImages.decode(self, from: coder)
    else { return nil }
  }

  deinit {}

  /// Adds the number of pages and the current one, styles, colours and images. The `progress` is
  /// not written.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Properties.table.encode(self, with: coder)
    ArchivedPageImages.encode(self, with: coder)
  }

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  override var preventsOuterTaps: Bool { true }

  override func archives(_ subview: UIView) -> Bool { subview !== backdrop && subview !== content }

  private func prepare() {
    layer.drawsContent = false
    backdrop.backgroundColor = .tertiarySystemFill
    for view in [backdrop, content] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    showBackdrop()
  }

  // MARK: Pages

  /// The number of pages, 0 by default. The current page and the images of pages that do not exist
  /// any more are forgotten. A negative number is refused and reported.
  open var numberOfPages: Int {
    get { pageCount }
    set {
      guard newValue >= 0 else { return Misuse.report(.negativePageCount(newValue)) }
      guard newValue != pageCount else { return }
      pageCount = newValue
      images.removePages(from: newValue)
      setPage(page)
      lookDidChange()
    }
  }

  /// The current page, 0 by default. A number beyond the first or the last page is replaced by
  /// theirs.
  open var currentPage: Int {
    get { page }
    set { setPage(newValue) }
  }

  private func setPage(_ newPage: Int) {
    let pinned = min(max(newPage, 0), max(pageCount - 1, 0))
    guard pinned != page else { return }
    page = pinned
    progress?.pageDidChange(to: pinned)
    moveIndicators()
  }

  /// Whether nothing is shown for one page, or none; false by default.
  open var hidesForSinglePage = false {
    didSet { changed(Properties.all.hidesForSinglePage, from: oldValue, to: hidesForSinglePage) }
  }

  /// A progress that the indicator of the current page shows; nil, none, by default. It belongs to
  /// one control at a time.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.detach(from: self)
      progress?.attach(to: self)
      lookDidChange()
    }
  }

  // MARK: Look

  /// The colour of the indicators; nil, the default, is white of little strength.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      changed(Properties.all.pageIndicatorTintColor, from: oldValue, to: pageIndicatorTintColor)
    }
  }

  /// The colour of the indicator of the current page; nil, the default, is white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      changed(
        Properties.all.currentPageIndicatorTintColor, from: oldValue,
        to: currentPageIndicatorTintColor)
    }
  }

  /// When there is a background; `.automatic` by default.
  open var backgroundStyle = UIPageControl.BackgroundStyle.automatic {
    didSet { changed(Properties.all.backgroundStyle, from: oldValue, to: backgroundStyle) }
  }

  /// The order of the indicators; `.natural` by default.
  open var direction = UIPageControl.Direction.natural {
    didSet { changed(Properties.all.direction, from: oldValue, to: direction) }
  }

  /// An image for all indicators instead of the dot, nil by default. It is shown in the colours of
  /// the indicators: of the image only alpha counts.
  open var preferredIndicatorImage: UIImage? {
    get { images.preferred }
    set {
      let old = images.preferred
      images.preferred = newValue
      changed(Properties.all.preferredIndicatorImage, from: old, to: newValue)
    }
  }

  /// An image for the indicator of the current page; nil, the default, is that of the page.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    get { images.preferredCurrent }
    set {
      let old = images.preferredCurrent
      images.preferredCurrent = newValue
      changed(Properties.all.preferredCurrentPageIndicatorImage, from: old, to: newValue)
    }
  }

  /// The image that was set for a page; nil for none. A page that does not exist is reported.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    isPage(page) ? images.ofPages[page] : nil
  }

  /// Sets an image for the indicator of a page; nil restores that of all. For a page that does not
  /// exist the call is refused and reported.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    if isPage(page) { setImage(image, at: \.ofPages[page]) }
  }

  /// The image that was set for a page while it is the current one; nil for none. A page that does
  /// not exist is reported.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    isPage(page) ? images.ofCurrentPages[page] : nil
  }

  /// Sets an image for the indicator of a page while it is the current one; nil restores that of
  /// all. For a page that does not exist the call is refused and reported.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    if isPage(page) { setImage(image, at: \.ofCurrentPages[page]) }
  }

  private func setImage(
    _ image: UIImage?, at keyPath: WritableKeyPath<PageIndicatorImages, UIImage?>
  ) {
    guard images[keyPath: keyPath] !== image else { return }
    images[keyPath: keyPath] = image
    lookDidChange()
  }

  private func isPage(_ page: Int) -> Bool {
    if (0..<pageCount).contains(page) { return true }
    Misuse.report(.noSuchPage(page, of: pageCount))
    return false
  }

  // MARK: Interaction

  /// How the user is changing the page now; of use in the actions for `.valueChanged`.
  open internal(set) var interactionState = UIPageControl.InteractionState.none {
    didSet { if interactionState != oldValue { interactionDidChange(from: oldValue) } }
  }

  /// Whether a finger that is dragged changes the page continuously; true by default.
  open var allowsContinuousInteraction = true

  /// Selects the page to which the touch leads when it is lifted.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginTracking(touch)
    return true
  }

  /// Changes the page while the touch is dragged.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    continueTracking(touch)
    return true
  }

  /// Changes the page to which the touch leads.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    endTracking(at: touch)
  }

  /// Leaves the page as it is.
  open override func cancelTracking(with event: UIEvent?) { endTracking(at: nil) }

  /// Changes the page by the arrow keys, Home and End; forwards other keys.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !changePage(by: $0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.value = "page \(currentPage + 1) of \(numberOfPages)"
    defaults.traits.formUnion([.adjustable, .updatesFrequently])
    return defaults
  }

  /// Shows the next page, as a tap does.
  open override func accessibilityIncrement() { changeDiscretely(to: currentPage + 1) }

  /// Shows the previous page, as a tap does.
  open override func accessibilityDecrement() { changeDiscretely(to: currentPage - 1) }

  // MARK: Layout

  /// The size that the indicators of a number of pages need.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    oriented(makeLayout().size(forPages: pageCount))
  }

  /// The size for the number of pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: pageCount)
  }

  /// The size for the number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pageCount) }

  /// Places the indicators.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeIndicators()
    removeHiddenIndicators()
    showBackdrop()
  }

  /// Lets a progress that depends on time go on in a window, and pause in none.
  override func didChange(_ change: ViewChange) {
    super.didChange(change)
    if case .window = change { progress?.conditionsDidChange() }
  }
}
