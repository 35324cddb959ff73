/// Opens menus of a view, as its delegate makes them: for a finger that stays down, and for a click
/// with the secondary button.
///
/// While a menu is open what it is about is lifted, or the controller of its configuration is shown
/// beside it. A tap on either closes the menu after the delegate was called.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  // Apple's name is not capitalized.
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// How a menu looks.
  nonisolated public enum appearance: Int, Sendable {
    /// No menu is open.
    case unknown = 0
    /// With something beside it.
    case rich = 1
    /// The menu alone.
    case compact = 2
  }

  /// Makes the menus; not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  @ZeroingLink private var attachedView: UIView? = nil
  private var opener: MenuOpener?
  /// Whether a touch at a point of the window may open a menu; nil for all in the view.
  package final var receives: ((CGPoint) -> Bool)?
  /// The menu that is about to open, or is open.
  final var run: ContextMenuRun?
  /// Where the last menu was requested, in coordinates of the window.
  private var point = CGPoint.zero

  /// An interaction on no view.
  ///
  /// - Parameter delegate: Makes the menus; not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  deinit {}

  /// The view whose menus it opens.
  public var view: UIView? { attachedView }

  /// Closes a menu of the former view, and takes the recognizers from it.
  public func willMove(to view: UIView?) {
    opener?.end()
    opener = nil
    dismissMenu()
  }

  /// Gives the recognizers to the new view.
  public func didMove(to view: UIView?) {
    attachedView = view
    guard let view else { return }
    opener = MenuOpener(
      on: view, receives: { [weak self] in self?.mayReceive($0) ?? false },
      source: { [weak self] in self?.makeSource(at: $0) })
  }

  /// How the menu looks that is open.
  open var menuAppearance: appearance {
    guard let run, run.isOpen else { return .unknown }
    return run.hasPreview ? .rich : .compact
  }

  /// Where the menu was requested.
  ///
  /// - Parameter view: The view whose coordinates are wanted; nil for those of the window.
  open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

  /// Changes the menu that is open; nothing without one.
  ///
  /// - Parameter block: Gets the menu that is shown, which may be one inside of another, and
  ///   returns the one that is shown in its place.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { run?.overlay?.replaceMenu(block) }

  /// Closes the menu that is open.
  open func dismissMenu() { run?.overlay?.close() }

  private func mayReceive(_ point: CGPoint) -> Bool {
    delegate != nil && (receives?(point) ?? true)
  }

  private func makeSource(at point: CGPoint) -> MenuSource? {
    guard let delegate, let view = attachedView, let window = view.window else { return nil }
    self.point = point
    let configuration = delegate.contextMenuInteraction(
      self, configurationForMenuAtLocation: view.convert(point, from: nil))
    guard let configuration, attachedView === view, view.window === window else { return nil }
    let run = ContextMenuRun(self, configuration, view, at: point)
    // The question about the preview may take the view away.
    guard attachedView === view, view.window === window else { return nil }
    let anchor = run.anchor ?? view
    return MenuSource(
      view: anchor, sender: anchor,
      menu: { [weak self] in
        self?.run = run
        run.makePreview()
        return configuration.makeMenu()
      },
      companion: run)
  }
}
