import DisplayServer

/// Everything of this module that is not a value and belongs to no object: the one runtime context.
///
/// A program has one, made when it is first needed. Tests make their own, with a manual clock, and
/// install it; views and windows made before belong to no context then.
package final class UIRuntime {
  /// The display server.
  package let backend: any DisplayBackend
  /// Layers, animations and commits.
  package let renderContext: RenderContext
  /// The scenes that exist, the oldest first.
  package private(set) var scenes: [UIWindowScene]
  /// The scene of windows that name none: the oldest one.
  private(set) var scene: UIWindowScene
  /// The screen of that scene.
  package var screen: UIScreen { scene.screen }
  /// The screen whose event is handled.
  var eventScreen: UIScreen?
  /// The application. `UIApplicationMain` may set one of a subclass here.
  package internal(set) var application: UIApplication

  package let device: UIDevice
  /// The number of transitions that keep the interface from rotating. A rotation that was requested
  /// meanwhile happens when the number is 0 again.
  var rotationHolds = 0 {
    didSet {
      guard rotationHolds != oldValue else { return }
      for scene in scenes { scene.rotator.handle(.holds(rotationHolds)) }
    }
  }
  /// The number of transitions between controllers so far: the source of their identities.
  var transitionCount: UInt64 = 0
  let animations = AnimationStack()
  let touches = TouchTracker()
  let pointer = PointerTracker()
  let wheel = WheelTracker()
  let keys = KeyTracker()
  let text = TextTracker()
  let gestureActions = GestureActionQueue()
  let focus = FocusState()
  let traits = TraitBookkeeping()
  let appearances = AppearanceStore()
  var accessibility = AccessibilitySettings()
  /// The pasteboards; made when they are first used.
  private(set) lazy var pasteboards = Pasteboards(backend.clipboard)
  /// The pasteboard of the desktop.
  var pasteboard: UIPasteboard { pasteboards.general }
  /// Whether windows are painted only when their pixels are read. Default: at once, with each
  /// frame.
  package var paintsOnDemand = false
  /// Whether a view has a shape for the pointer.
  var hasPointerCursors = false
  /// The calls of optional methods whose results are wanted, the outer ones first.
  var optionalCalls: [OptionalMethod.Call] = []
  /// The request to show a controller that is being forwarded in the hierarchy.
  var showRequest: ShowRequest?
  var deferred = DeferredWork()
  /// Observes the callbacks of all controllers; nil for nothing.
  package var controllerObserver: (any ControllerObserver)?
  /// Observes hands and the system; nil for nothing.
  package var inputObserver: (any InputObserver)?
  /// The drag that lasts; nil for none.
  var runningDrag: RunningDrag?
  /// The guides of the keyboard that were read.
  var keyboardGuides: [KeyboardGuideLink] = []
  /// The scroll views that make room for the keyboard.
  var keyboardRooms: [KeyboardRoomLink] = []
  /// How many changes of first responders are being made, one inside of the other.
  var responderChanges = 0
  /// The delayed calls of methods.
  var delayedCalls: [PerformRequest] = []
  /// The context that was in force when this one was installed, and is not retired.
  private var former: UIRuntime?
  nonisolated private let lifetimeStorage = LifetimeStorage()

  /// The state that the program has once, whichever context is in force.
  @exclusivity(unchecked) static var program = ProgramState()
  /// The context in force; nil before one was needed.
  package static var installed: UIRuntime? { program.installed }

  /// The current context; made for the available display if none is installed.
  package static var current: UIRuntime {
    if let installed { return installed }
    let backend = DisplayChoice.makeBackend()
    let runtime = UIRuntime(backend: backend, scale: DisplayChoice.scale(for: backend))
    runtime.accessibility.reducesMotion = DisplayChoice.reducesMotion()
    runtime.install()
    return runtime
  }

  /// Makes a context without installing it.
  ///
  /// - Parameters:
  ///   - backend: the display server.
  ///   - screenSize: points; nil for what the environment or the backend prefers.
  ///   - scale: pixels per point; nil for that of the display.
  package init(
    backend: any DisplayBackend, screenSize: CGSize? = nil, scale: CGFloat? = nil
  ) {
    self.backend = backend
    renderContext = RenderContext(frames: backend.frames)
    let size = screenSize ?? DisplayChoice.screenSize(for: backend)
    let screen = UIScreen(backend: backend, size: size, scale: scale)
    scene = UIWindowScene.first(on: screen)
    scenes = [scene]
    device = UIDevice(orientation: scene.interfaceOrientation.device, idiom: screen.idiom)
    application = UIApplication()
    application.openSessionList = [scene.session]
    screen.runtime = self
    scene.isConnected = true
    backend.onEvent = { [link = zeroingLink] event in link.target?.handle(event) }
  }

  deinit { lifetimeStorage.end() }

  /// Makes this the current context.
  ///
  /// Text in windows uses all fonts of the machine; in memory from the pinned ones, so that
  /// pictures are the same everywhere.
  package func install() {
    leaveInstalled()
    former = UIRuntime.program.installed
    UIRuntime.program.installed = self
    TextEnvironment.current = backend.isHeadless ? .pinned : .system
    RenderContext.current = renderContext
    renderContext.client = self
    UITraitCollection.mainScreen = screen.traitCollection
    followDesktopStyle()
  }

  /// Ends the time of this context: the one that was installed last before it is in force again.
  /// Without one there is none, and a new one is made when it is needed.
  package func uninstall() {
    let wasInForce = UIRuntime.installed === self
    leaveInstalled()
    guard wasInForce else { return }
    if let last = UIRuntime.installed { return last.install() }
    RenderContext.current = RenderContext(frames: ManualFrameSource())
    UITraitCollection.mainScreen = .standard
  }

  /// Removes the context from those that were installed.
  private func leaveInstalled() {
    if UIRuntime.installed === self { UIRuntime.program.installed = former }
    var later = UIRuntime.installed
    while let context = later {
      if context.former === self { context.former = former }
      later = context.former
    }
    former = nil
  }

  /// Opens the window system and installs a context on it, instead of one in memory.
  ///
  /// Throws a `DisplayError` of one line, and installs nothing, where there is no window system or
  /// `NEST_DISPLAY` is `headless`.
  package static func installWindowSystem() throws {
    let runtime = UIRuntime(backend: try DisplayChoice.makeWindowBackend())
    runtime.accessibility.reducesMotion = DisplayChoice.reducesMotion()
    runtime.install()
  }

  /// Adds a scene that was made.
  func add(_ scene: UIWindowScene) { scenes.append(scene) }

  /// Another object is the first scene: its class was not known before.
  func replaceFirstScene(with other: UIWindowScene) {
    for window in scene.windows { window.windowScene = other }
    scenes = scenes.map { $0 === scene ? other : $0 }
    scene = other
  }

  /// Removes a scene that is disconnected. The oldest one that is left is the one of windows that
  /// name none; without any it is still this one.
  func remove(_ removed: UIWindowScene) {
    scenes.removeAll { $0 === removed }
    if scene === removed, let oldest = scenes.first { scene = oldest }
  }

  /// Whether the frame clock runs: not while no scene is in the foreground.
  func updateClock() {
    renderContext.isSuspended = scenes.allSatisfy { $0.level == .background }
  }
}

extension UIRuntime: CommitClient {
  /// Whether the context still exists.
  nonisolated package var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }

  /// The first step of a commit: actions of recognizers that are due, and what an earlier turn
  /// deferred to this one.
  package func commitWillBegin() {
    gestureActions.send()
    var bodies = deferred.takeDue()
    drain(&bodies)
  }

  /// Whether a shown window needs layout.
  package var needsLayout: Bool { windowToLayOut != nil }

  /// The tree that needs layout, as a report names it; nil for none.
  package var layoutSubject: String? {
    windowToLayOut.map { "The tree of \(type(of: $0))" }
  }

  /// Lays out every window that needs it.
  package func layoutBeforeDisplay() {
    animations.turnDidEnd()
    for scene in scenes { scene.screen.inputs.turnWillEnd() }
    for scene in scenes { scene.screen.layoutWindows() }
    if scenes.contains(where: { $0.screen.keyboardFrame != nil }) { updateKeyboardGuides() }
    focus.validate()
  }

  /// The last step of a commit: what was deferred until after it.
  package func commitDidEnd() {
    var bodies = deferred.takeAfterCommit()
    drain(&bodies)
    for scene in scenes { scene.rotator.turnDidEnd() }
    text.place(in: self)
    if deferred.promoteNextTurn() || !gestureActions.isEmpty { renderContext.setNeedsCommit() }
  }

  /// Runs closures in order and releases each at once, with what it references.
  private func drain(_ bodies: inout [() -> Void]) {
    bodies.reverse()
    while let body = bodies.popLast() { body() }
  }
}
