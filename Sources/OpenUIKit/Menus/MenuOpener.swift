/// Opens the menu of a view, for a finger that stays down and for a click with the secondary
/// button.
final class MenuOpener: NSObject {
  /// The source of the menu that a touch at a point of the window opens; nil for none.
  private let source: (CGPoint) -> MenuSource?
  private let press = UILongPressGestureRecognizer()
  private let click = UITapGestureRecognizer()
  /// Whether a touch at a point of the window may open a menu; nil if the source says it. Then the
  /// source is made when a gesture is recognized.
  private let receives: ((CGPoint) -> Bool)?
  /// The source of the gesture that was recognized.
  private var found: MenuSource?
  /// The menu that was opened by the finger that is still down.
  @ZeroingLink private var overlay: MenuOverlayView? = nil

  /// After how long a touch opens a menu that is the primary action, in seconds; a shorter one may
  /// scroll or tap.
  private static let primaryDelay: TimeInterval = 0.1
  private static let delay: TimeInterval = 0.5

  /// - Parameters:
  ///   - view: Receives the touches; not retained.
  ///   - source: The source of the menu at a point of the window; nil for none.
  convenience init(on view: UIView, source: @escaping (CGPoint) -> MenuSource?) {
    self.init(on: view, receives: nil, source: source)
  }

  /// An opener of menus that are made only when a finger has stayed down or the secondary button
  /// was clicked.
  ///
  /// - Parameters:
  ///   - view: Receives the touches; not retained.
  ///   - receives: Whether a touch at a point of the window may open a menu.
  ///   - source: The source of the menu at a point of the window; nil for none, so that the touch
  ///     does what it does without a menu.
  init(
    on view: UIView, receives: ((CGPoint) -> Bool)?, source: @escaping (CGPoint) -> MenuSource?
  ) {
    self.source = source
    self.receives = receives
    super.init()
    click.buttonMaskRequired = .secondary
    press.addHandler { [weak self] in self?.pressDidChange($0) }
    click.addHandler { [weak self] in self?.open(at: $0.location(in: nil)) }
    for recognizer in [press, click] as [UIGestureRecognizer] {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  deinit {}

  /// Makes or ends the opener of a view that has a menu now, or not any more.
  static func update(
    _ opener: inout MenuOpener?, on view: UIView, hasMenu: Bool, isPrimaryAction: Bool,
    source: @escaping (CGPoint) -> MenuSource?
  ) {
    guard hasMenu else {
      opener?.end()
      opener = nil
      return
    }
    let current = opener ?? MenuOpener(on: view, source: source)
    current.isPrimaryAction = isPrimaryAction
    opener = current
  }

  /// The menu is not opened any more.
  func end() {
    for recognizer in [press, click] as [UIGestureRecognizer] {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }

  /// Whether a touch does nothing else than to open the menu.
  var isPrimaryAction = false {
    didSet { press.minimumPressDuration = isPrimaryAction ? Self.primaryDelay : Self.delay }
  }

  /// Opens the menu of what is at a point.
  @discardableResult
  func open(at point: CGPoint) -> MenuOverlayView? {
    defer { found = nil }
    return (found ?? source(point))?.open(at: point)
  }

  private func pressDidChange(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: nil)
    switch recognizer.state {
    case .began:
      RunningDrag.current?.menuDidOpen()
      overlay = open(at: point)
    case .changed: overlay?.follow(point)
    case .ended: overlay?.release(point)
    default: break
    }
  }
}

extension MenuOpener: UIGestureRecognizerDelegate {
  /// Touches on what has no menu are left to others, and a finger that stays down to the large
  /// content viewer.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // A finger has no secondary button: its taps are no clicks.
    if gestureRecognizer === click, touch.type != .indirectPointer { return false }
    if let receives { return receives(touch.location(in: nil)) }
    guard let source = source(touch.location(in: nil)) else { return false }
    return gestureRecognizer !== press || !source.view.isShownInLargeContentViewer
  }

  /// Where the menu is made now, it is asked for: without one the gesture does not begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard receives != nil else { return true }
    found = source(gestureRecognizer.location(in: nil))
    return found != nil
  }
}
