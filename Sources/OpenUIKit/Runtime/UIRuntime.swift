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
  /// The screen that shows the windows.
  package let screen: UIScreen
  /// The application. `UIApplicationMain` may set one of a subclass here.
  package internal(set) var application: UIApplication

  let device: UIDevice
  /// The one scene, which has all windows.
  let scene: UIWindowScene
  /// Rotates and resizes the interface.
  let rotator: InterfaceRotator
  /// The number of transitions that keep the interface from rotating. A rotation that was requested
  /// meanwhile happens when the number is 0 again.
  var rotationHolds = 0 {
    didSet { if rotationHolds != oldValue { rotator.handle(.holds(rotationHolds)) } }
  }
  /// The number of transitions between controllers so far: the source of their identities.
  var transitionCount: UInt64 = 0
  let graphics = GraphicsContextStack()
  let animations = AnimationStack()
  /// The property animators that run: nothing else keeps them alive.
  var runningAnimators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]
  let touches = TouchTracker()
  let pointer = PointerTracker()
  let wheel = WheelTracker()
  let keys = KeyTracker()
  var traits = TraitBookkeeping()
  var accessibility = AccessibilitySettings()
  /// The request to show a controller that is being forwarded in the hierarchy.
  var showRequest: ShowRequest?
  private var deferred = DeferredWork()
  nonisolated(unsafe) private var lifetimeStorage = LifetimeStorage()

  /// The context that was installed last; nil before one was needed.
  package private(set) static var installed: UIRuntime?

  /// The current context; made for the available display if none is installed.
  package static var current: UIRuntime {
    if let installed { return installed }
    let runtime = UIRuntime(backend: DisplayChoice.makeBackend())
    runtime.accessibility.reducesMotion = DisplayChoice.reducesMotion
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
    screen = UIScreen(backend: backend, size: size, scale: scale)
    let orientation = UIInterfaceOrientation(size: size, current: .portrait)
    device = UIDevice(orientation: orientation.device, idiom: screen.idiom)
    scene = UIWindowScene(screen: screen, interfaceOrientation: orientation)
    rotator = InterfaceRotator(orientation: orientation)
    application = UIApplication()
    screen.runtime = self
  }

  deinit { lifetimeStorage.end() }

  /// Makes this the current context.
  ///
  /// Text in windows comes from all fonts of the machine; in memory from the pinned ones, so that
  /// pictures are the same everywhere.
  package func install() {
    UIRuntime.installed = self
    TextEnvironment.current = backend.isHeadless ? .pinned : .system
    RenderContext.current = renderContext
    renderContext.client = self
    UITraitCollection.current = screen.traitCollection
  }

  /// Opens the window system and installs a context on it, instead of one in memory.
  ///
  /// Throws a `DisplayError` of one line, and installs nothing, where there is no window system or
  /// `NEST_DISPLAY` is `headless`.
  package static func installWindowSystem() throws {
    let runtime = UIRuntime(backend: try DisplayChoice.makeWindowBackend())
    runtime.accessibility.reducesMotion = DisplayChoice.reducesMotion
    runtime.install()
  }

  /// Runs `body` after the commit at the end of this turn, in the order of the calls.
  ///
  /// What a body defers itself runs after the next commit.
  package func afterCommit(_ body: @escaping () -> Void) {
    deferred.afterCommit.append(body)
    renderContext.setNeedsCommit()
  }

  /// Runs `body` in the next turn of the main loop, in the order of the calls.
  package func nextTurn(_ body: @escaping () -> Void) {
    deferred.nextTurn.append(body)
    renderContext.setNeedsCommit()
  }
}

extension UIRuntime: CommitClient {
  /// Whether the context still exists.
  nonisolated package var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }

  /// The first step of a commit: what an earlier turn deferred to this one.
  package func commitWillBegin() {
    var bodies = deferred.takeDue()
    drain(&bodies)
  }

  /// Whether a shown window needs layout.
  package var needsLayout: Bool { screen.windowToLayOut != nil }

  /// What needs layout, as a report names it.
  package var layoutSubject: String? {
    screen.windowToLayOut.map { "The tree of \(type(of: $0))" }
  }

  /// Lays out every window that needs it.
  package func layoutBeforeDisplay() {
    screen.layoutWindows()
  }

  /// The last step of a commit: what was deferred until after it.
  package func commitDidEnd() {
    var bodies = deferred.takeAfterCommit()
    drain(&bodies)
    rotator.turnDidEnd()
    if deferred.promoteNextTurn() { renderContext.setNeedsCommit() }
  }

  /// Runs closures in order and releases each at once, with what it references.
  private func drain(_ bodies: inout [() -> Void]) {
    bodies.reverse()
    while let body = bodies.popLast() { body() }
  }
}

/// Closures that are deferred to a moment of the frame.
private struct DeferredWork {
  var afterCommit: [() -> Void] = []
  var nextTurn: [() -> Void] = []
  private var due: [() -> Void] = []

  mutating func takeAfterCommit() -> [() -> Void] {
    defer { afterCommit = [] }
    return afterCommit
  }

  mutating func takeDue() -> [() -> Void] {
    defer { due = [] }
    return due
  }

  /// A commit has ended: what was deferred to the next turn may run in the next commit.
  mutating func promoteNextTurn() -> Bool {
    due += nextTurn
    nextTurn = []
    return !due.isEmpty
  }
}
