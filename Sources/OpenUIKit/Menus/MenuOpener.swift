/// Opens the menu of a view, for a finger that stays down and for a click with the secondary
/// button.
final class MenuOpener: NSObject {
  /// The source of the menu that a touch at a point of the window opens; nil for none.
  private let source: (CGPoint) -> MenuSource?
  private let press = UILongPressGestureRecognizer()
  private let click = UITapGestureRecognizer()
  /// The menu that was opened by the finger that is still down.
  @ZeroingLink private var overlay: MenuOverlayView? = nil

  /// After how long a touch opens a menu that is the primary action, in seconds; a shorter one may
  /// scroll or tap.
  private static let primaryDelay: TimeInterval = 0.1
  private static let delay: TimeInterval = 0.5

  /// - Parameters:
  ///   - view: Receives the touches; not retained.
  ///   - source: The source of the menu at a point of the window; nil for none.
  init(on view: UIView, source: @escaping (CGPoint) -> MenuSource?) {
    self.source = source
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
    source(point)?.open(at: point)
  }

  private func pressDidChange(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: nil)
    switch recognizer.state {
    case .began: overlay = open(at: point)
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
    guard let source = source(touch.location(in: nil)) else { return false }
    return gestureRecognizer !== press || !source.view.isShownInLargeContentViewer
  }
}
