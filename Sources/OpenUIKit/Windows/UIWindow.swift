/// The root of a tree of views: it is on the screen and sends events to its views.
///
/// A window is hidden until it is shown with `makeKeyAndVisible()` or `isHidden = false`. Only the
/// program references it, except that a window that becomes the key window lives to the end of that
/// turn.
open class UIWindow: UIView {
  /// The level of a window among the others: a number, with which one calculates as in
  /// `.alert + 1`.
  nonisolated public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// Larger values are in front.
    public let rawValue: CGFloat

    /// A level with the given value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A level with the given value.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// Windows of the program.
    public static let normal = Level(rawValue: 0)
    /// The level of a status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// Posted after a window is shown.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after a window is hidden.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after a window has become the key window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window is no longer the key window.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// The screen that the window is shown on. Setting it moves the window to the scene of the
  /// screen.
  open var screen: UIScreen {
    get { ownScreen }
    set {
      // A window is on the screen of its scene.
      guard let scene = newValue.scene, scene !== windowScene else { return ownScreen = newValue }
      windowScene = scene
    }
  }
  /// Set in few places, so that reading it is cheap.
  final private(set) var ownScreen: UIScreen
  /// The responder of this window that receives the keyboard's events first.
  @ZeroingLink package internal(set) final var firstResponder: UIResponder? = nil {
    didSet {
      if hasFirstResponder != (firstResponder != nil) {
        hasFirstResponder.toggle()
        UIRuntime.program.windowsWithFirstResponder += hasFirstResponder ? 1 : -1
      }
      if isKeyWindow { TextTracker.update() }
      guard oldValue !== firstResponder else { return }
      (oldValue as? any FirstResponderFollower)?.didStopBeingFirst()
      oldValue?.documentInteraction?.documentDidStopBeingFirst()
      let present = firstResponder
      guard present !== oldValue else { return }
      (present as? any FirstResponderFollower)?.didBecomeFirst()
      if present === firstResponder { present?.documentInteraction?.documentDidBecomeFirst() }
    }
  }
  /// The menu of a text that was opened last.
  @ZeroingLink final var textMenu: UIView? = nil
  /// The open menu of a text, which takes the keys while the text stays the first responder.
  final var menuWithKeys: UIView? { textMenu?.window === self ? textMenu : nil }
  /// Whether a window may have a first responder: where none has, no view need be searched.
  static var anyHasFirstResponder: Bool { UIRuntime.program.windowsWithFirstResponder > 0 }
  /// Whether the window had a first responder when that was set last.
  private final var hasFirstResponder = false
  /// Arbitrates between the recognizers of the window.
  final let gestures = GestureArbiter()

  /// Whether a view of the window has, or had, a constraint: then every view is asked once for its
  /// own.
  private(set) final var usesConstraints = false

  /// Requests `updateConstraints()` of all views, and of those that are added later. For the first
  /// constraint in the window.
  final func engageConstraints() {
    guard !usesConstraints else { return }
    usesConstraints = true
    requestFirstUpdateOfConstraints()
  }

  /// The scroll view that follows a key that nobody has handled.
  @ZeroingLink final var keyScrolledView: UIScrollView? = nil

  /// The traits that the window inherited at the last update.
  final var knownRootTraits: UITraitCollection?

  /// A hidden window with the given frame, in points of the screen.
  public override init(frame: CGRect) {
    ownScreen = .main
    super.init(frame: frame)
    becomeRoot()
  }

  /// Reads what `encode(with:)` of a view wrote, except for the frame: a window that is as large as
  /// the screen, hidden and without a root; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    ownScreen = .main
    super.init(coder: coder)
    frame = screen.bounds
    becomeRoot()
  }

  /// A hidden window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A hidden window as large as the screen of the scene.
  public init(windowScene: UIWindowScene) {
    ownScreen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    becomeRoot(of: windowScene)
  }

  private func becomeRoot(of scene: UIWindowScene = .oldest) {
    hostWindow = self
    treeState.insetFlags = .follows
    windowScene = scene
    layer.isHidden = true
    screen.register(self)
    treeState.layoutNeeds.insert(.traits)
  }

  /// The controller whose view fills the window; nil by default.
  ///
  /// Set while the window is shown, the old one disappears and the new one appears.
  open var rootViewController: UIViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }

  /// The level of the window, `.normal` by default; among equals the one shown last is in front.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { screen.reorder(self) } }
  }

  /// Whether the window is not on the screen; true until it is shown.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if AppearanceStore.isUsed, !newValue { applyAppearance() }
      visibilityDidChange()
    }
  }

  /// The scene that the window belongs to; nil removes the window from the screen. A shown window
  /// that gets another scene is shown there.
  open weak var windowScene: UIWindowScene? {
    didSet { windowSceneDidChange() }
  }

  // Not isolated: subclasses may have a deinitialiser of their own only then.
  deinit {
    MainActor.release(rootViewController, of: self) { $0?.links.rootWindow.clear($1) }
  }

  // Fidelity: which scroll view follows keys that nobody handles is not documented. [decided]
  /// Scrolls the frontmost scroll view that can, for keys that nobody has handled; forwards the
  /// others.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = scrollForUnhandled(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Ends scrolling by a key; forwards the others.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { keyScrolledView?.endScrolling(for: $0) != true }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// The scene.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  private final lazy var ownUndoManager = UndoManager()

  /// The undo manager for the responders of this window. It is made when it is first read.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// Position and size on the screen, in points. The size decides about size classes.
  open override var frame: CGRect { didSet { rootTraitsMayHaveChanged() } }

  /// The rectangle in the window's own coordinates. The size decides about size classes.
  open override var bounds: CGRect { didSet { rootTraitsMayHaveChanged() } }

  // MARK: Key window

  /// The window whose first responder is that of the views of this one: itself.
  var windowOfResponders: UIWindow { self }

  // Fidelity: the lists of windows do not have those of the system. [known]
  /// Whether the program has made the window.
  var isOfProgram: Bool { true }

  /// Whether this is the window that receives the keyboard's events.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindowState.window === self }

  /// Whether the window may become the key window; true by default. Where an override returns
  /// false, `makeKey()` does nothing, and `makeKeyAndVisible()` only shows the window.
  open var canBecomeKey: Bool { true }

  /// Makes this the window that receives the keyboard's events.
  open func makeKey() {
    if canBecomeKey { UIApplication.shared.keyWindowState.make(self) }
  }

  /// Shows the window in front of those of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { screen.bringToFront(self) }
    makeKey()
  }

  /// Called after the window has become the key window; does nothing by default.
  open func becomeKey() {}

  /// Called after the window is no longer the key window; does nothing by default.
  open func resignKey() {}

  // MARK: Events

  /// Sends an event to recognizers and views. The application calls it. Overrides call `super`.
  open func sendEvent(_ event: UIEvent) {
    gestures.deliver(event, in: self)
  }

  /// A point of this window in coordinates of another, or of the screen if that is nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer ?? screen.rootLayer)
  }

  /// A point of another window, or of the screen if that is nil, in coordinates of this one.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(point, from: window?.layer ?? screen.rootLayer)
  }

  /// A rectangle of this window in coordinates of another, or of the screen if that is nil.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    layer.convert(rect, to: window?.layer ?? screen.rootLayer)
  }

  /// A rectangle of another window, or of the screen if that is nil, in coordinates of this one.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(rect, from: window?.layer ?? screen.rootLayer)
  }
}
