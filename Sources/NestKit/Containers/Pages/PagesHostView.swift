/// The view that the container adds to its region: its size is that of the region. It contains the
/// scroll view and clips the pages, unless the scroll view is beside it.
package final class PagesHostView: ContainerHostView {
  /// Scrolls the pages, inside the host or beside it.
  package let scrollView: PagesScrollView
  /// Called when the region may have got another size, before the pages in it are laid out.
  var onLayout: (() -> Void)?

  /// Creates one with a scroll view inside it.
  init(containing scrollView: PagesScrollView) {
    self.scrollView = scrollView
    super.init(frame: .zero)
    addSubview(scrollView)
  }

  /// Creates one for a scroll view that the container adds beside it, to the region.
  package init(beside scrollView: PagesScrollView) {
    self.scrollView = scrollView
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  deinit {}

  package override var frame: CGRect {
    didSet { if frame.size != oldValue.size { sizeDidChange() } }
  }

  package override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { sizeDidChange() } }
  }

  /// A scroll view beside the host may be laid out before the host: its own layout places the pages
  /// then.
  private func sizeDidChange() {
    if !containsScrollView { scrollView.setNeedsLayout() }
  }

  /// Whether the scroll view is inside the host, and not beside it.
  var containsScrollView: Bool { scrollView.superview === self }

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// Scrolls pages. It is as long as one slot, so that its neighbours are outside it, and takes the
/// touches of all of the region.
package final class PagesScrollView: UIScrollView {
  /// Called before the pages are laid out, where the scroll view is beside the host.
  var onLayout: (() -> Void)?
  /// Whether the user may scroll now.
  var onShouldScroll: (() -> Bool)?
  /// Whether there may be a page in the direction of a finger that begins to scroll.
  var onShouldFollow: ((DragDirection) -> Bool)?
  /// Takes a key that scrolls to an end; returns whether it has.
  var onKey: ((UIKey) -> Bool)?
  #if os(tvOS)
    /// Whether keys go to an end; the scroll view itself has no keys.
    package var areKeysEnabled = true
  #else
    /// Whether keys scroll, and go to an end.
    package var areKeysEnabled: Bool {
      get { allowsKeyboardScrolling }
      set { allowsKeyboardScrolling = newValue }
    }
  #endif

  #if !canImport(UIKit)
    /// Where the delegate is the program's to set: forwards to the engine and to it.
    private let shared: SharedScrollDelegate?

    /// Creates one whose delegate may be the program's to set: the first delegate is that of the
    /// engine, and receives everything in any case.
    package init(sharesDelegate: Bool) {
      shared = sharesDelegate ? SharedScrollDelegate() : nil
      super.init(frame: .zero)
      setUp()
    }

    package override init(frame: CGRect) {
      shared = nil
      super.init(frame: frame)
      setUp()
    }

    /// There is none in archives.
    package required init?(coder: NSCoder) { nil }

    package override var delegate: (any UIScrollViewDelegate)? {
      get { super.delegate }
      set {
        if let shared, shared.engine != nil {
          if newValue !== shared { shared.program = newValue }
        } else {
          shared?.engine = newValue
          super.delegate = shared ?? newValue
        }
      }
    }
  #else
    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) { nil }
  #endif

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

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let superview else { return super.point(inside: point, with: event) }
    return superview.bounds.contains(convert(point, to: superview))
  }

  package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    guard gestureRecognizer === panGestureRecognizer else { return true }
    return !leavesFingerToOthers && onShouldScroll?() ?? true
  }

  /// Whether content that is at its end would follow a finger that something around it can follow.
  private var leavesFingerToOthers: Bool {
    let translation = panGestureRecognizer.translation(in: self)
    guard let direction = DragDirection(translation), !isMoving, !follows(direction) else {
      return false
    }
    let location = panGestureRecognizer.location(in: self)
    let start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    return isFollowedAround(direction, from: start)
  }

  /// The content has no ends of its own to which keys could go.
  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
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

extension PagesScrollView: ContainerScrollView {
  package func hasContent(_ direction: DragDirection) -> Bool { onShouldFollow?(direction) ?? true }
}
