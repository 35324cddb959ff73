/// The view that the container adds to its region: it clips the pages, and contains the scroll
/// view.
final class PagesHostView: ContainerHostView {
  let scrollView = PagesScrollView()
  /// Called when the region may have got another size.
  var onLayout: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(scrollView)
  }

  deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// Scrolls pages. It is as long as one slot, so that its neighbours are outside it, and takes the
/// touches of all of the region.
final class PagesScrollView: UIScrollView {
  /// Whether the user may scroll now.
  var onShouldScroll: (() -> Bool)?
  /// Takes a key that scrolls to an end; returns whether it has.
  var onKey: ((UIKey) -> Bool)?
  #if os(tvOS)
    /// Whether keys go to an end; the scroll view itself has no keys.
    var areKeysEnabled = true
  #else
    /// Whether keys scroll, and go to an end.
    var areKeysEnabled: Bool {
      get { allowsKeyboardScrolling }
      set { allowsKeyboardScrolling = newValue }
    }
  #endif

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    #if !os(tvOS)
      // A tap on the status bar concerns what is inside a page.
      scrollsToTop = false
    #endif
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let superview else { return super.point(inside: point, with: event) }
    return superview.bounds.contains(convert(point, to: superview))
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    return gestureRecognizer !== panGestureRecognizer || onShouldScroll?() ?? true
  }

  /// The content has no ends of its own to which keys could go.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in press.key.map { onKey?($0) != true } ?? true }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Whether the recognizer of drags is active: what has moved the content before has been stopped
  /// by it.
  var isPanActive: Bool {
    panGestureRecognizer.state == .began || panGestureRecognizer.state == .changed
  }

  /// Whether anything moves the content.
  var isMoving: Bool {
    if isDragging || isDecelerating || isPanActive { return true }
    if #available(iOS 17.4, macCatalyst 17.4, tvOS 17.4, *) { return isScrollAnimating }
    return false
  }

  /// Ends a drag; the finger does nothing more.
  func endDrag() {
    guard isDragging || isTracking || isPanActive, panGestureRecognizer.isEnabled else { return }
    panGestureRecognizer.isEnabled = false
    panGestureRecognizer.isEnabled = true
  }
}
