import DisplayServer

/// The area that windows appear on.
///
/// Its surface, a window of the desktop or a piece of memory, is made when the first window is
/// shown.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the program.
  public class var main: UIScreen { UIRuntime.current.screen }

  /// The screen of the program; nil before a context was needed.
  static var installed: UIScreen? { UIRuntime.installed?.screen }

  /// The area in points.
  open internal(set) var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }

  /// Pixels per point. Final once a window is shown.
  open internal(set) var scale: CGFloat {
    get { geometry.scale }
    set { geometry.scale = newValue }
  }

  @exclusivity(unchecked) private final var geometry: (bounds: CGRect, scale: CGFloat)

  /// The area in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: (bounds.width * scale).rounded(),
      height: (bounds.height * scale).rounded())
  }

  /// Pixels per point of the display.
  open var nativeScale: CGFloat { scale }

  /// How many frames a second an animation shows.
  open var maximumFramesPerSecond: Int { Int((1 / backend.frames.frameInterval).rounded()) }

  /// Posted after `bounds` changed.
  nonisolated public static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")

  /// Posted after `brightness` changed.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// Posted after `isCaptured` changed.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  // Fidelity: values outside are moved to the nearest one. [observed]
  /// How bright the screen is, from 0 to 1; 0.5 at first. Values outside of that are moved to the
  /// nearest one, a value that is not a number changes nothing. It is a number that programs can
  /// read: no display is changed.
  open var brightness: CGFloat {
    get { brightnessStorage }
    set {
      let value = min(max(newValue, 0), 1)
      guard value != brightnessStorage, !newValue.isNaN else { return }
      brightnessStorage = value
      NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }
  }

  private var brightnessStorage: CGFloat = 0.5

  /// Whether what the screen shows is recorded, or sent elsewhere; false unless a test has set it.
  open var isCaptured: Bool { captureStorage }

  final var captureStorage = false

  let backend: any DisplayBackend
  /// The superlayer of the windows' layers.
  package let rootLayer = CALayer()
  /// The surface of the screen; nil until a window is shown.
  package internal(set) var surface: (any DisplayWindow)?
  /// Where the input views of the first responder are, or the keyboard of a test, in the
  /// coordinates of the screen; nil without them.
  final var keyboardFrame: CGRect?
  /// Where they are about to be.
  final var keyboardTarget: CGRect?
  /// The number of announced movements.
  final var keyboardMovements = 0
  /// The input views of the first responder.
  final lazy var inputs = InputViews(self)
  /// Announces that the keyboard has reached its frame.
  final var keyboardEnd: TimerToken?
  /// The host that draws the layers onto the surface.
  package internal(set) var host: LayerHost?
  /// The device around the windows, and what the controllers prefer for it.
  final let chrome = SystemChrome()
  var places: [WindowPlace] = []
  var knownWindows: [KnownWindow] = []
  var traitRoots = TraitRoots()
  private let requestedScale: CGFloat?
  /// The context that the screen belongs to.
  @ZeroingLink final var runtime: UIRuntime? = nil
  /// The scene that the screen belongs to.
  @ZeroingLink final var scene: UIWindowScene? = nil

  /// The kind of machine that the screen is of.
  let idiom: UIUserInterfaceIdiom

  init(backend: any DisplayBackend, size: CGSize, scale: CGFloat?) {
    idiom = UIUserInterfaceIdiom(screenSize: size, isDesktopWindow: !backend.isHeadless)
    self.backend = backend
    geometry = (CGRect(origin: .zero, size: size), scale ?? 1)
    requestedScale = scale
    super.init()
    rootLayer.backgroundColor = .black
    rootLayer.frame = bounds
  }

  /// A screen like the main one, which shows nothing: for subclasses that take its place in tests.
  public override init() {
    let first = UIScreen.main
    idiom = first.idiom
    backend = first.backend
    geometry = first.geometry
    requestedScale = first.requestedScale
    super.init()
    runtime = first.runtime
    traitRoots.device = first.traitRoots.device
    chrome.device = first.chrome.device
  }

  /// The screen of another scene, on the same device as `first`.
  convenience init(besides first: UIScreen) {
    self.init(
      backend: first.backend, size: DisplayChoice.screenSize(for: first.backend),
      scale: first.requestedScale)
    runtime = first.runtime
    traitRoots.device = first.traitRoots.device
    chrome.device = first.chrome.device
  }

  deinit {}

  /// The traits of a window that fills the screen.
  open var traitCollection: UITraitCollection { rootTraits(for: bounds.size) }

  /// Called after the traits of the device have changed, before those of windows change. The
  /// default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Makes the surface if there is none.
  func open() {
    guard surface == nil else { return }
    do {
      let surface = try backend.makeSurface(
        width: bounds.width, height: bounds.height, scale: requestedScale.map { Double($0) },
        title: title)
      attach(surface)
    } catch {
      // Without a surface there is nothing that the program could show.
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      backend.stop(exitCode: 1)
    }
  }

  /// The title of a window that has no other. Foundation would search for the program's file first.
  static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Paints what is shown, where that is only done on demand.
  package func paint() { host?.paint() }

  private func attach(_ surface: any DisplayWindow) {
    self.surface = surface
    scale = surface.scale
    // The display has whole pixels, and may have chosen another size.
    let filling = allWindows.filter { $0.fills(bounds) }
    bounds = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
    rootLayer.frame = bounds
    for window in filling { window.fill(bounds) }
    scene?.rotator.surfaceDidOpen(with: bounds.size)
    surface.onEvent = { [link = runtime?.zeroingLink, unowned surface] event in
      link?.target?.handle(event, of: surface)
    }
    scene?.surfaceDidOpen(surface)
    let host = LayerHost(root: rootLayer, surface: surface)
    host.paintsOnDemand = runtime?.paintsOnDemand ?? false
    host.overlay = .ofEnvironment()
    self.host = host
    if scene?.level != .background { runtime?.renderContext.add(host) }
  }

  // MARK: The display

  /// All screens of the program: one for each scene.
  open class var screens: [UIScreen] { UIWindowScene.all.map(\.screen) }

  /// The mode of the screen: its pixels.
  open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }

  /// The modes that the screen can have: its present one.
  open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

  /// The mode that suits the screen best: its present one.
  open var preferredMode: UIScreenMode? { currentMode }

  /// The screen that this one repeats; nil, there is no such screen here.
  open var mirrored: UIScreen? { nil }

  /// How much brighter than white the screen is now at its brightest, as a factor: 1.
  open var currentEDRHeadroom: CGFloat { 1 }

  /// How much brighter than white the screen can be, as a factor: 1.
  open var potentialEDRHeadroom: CGFloat { 1 }

  /// Whether the screen shows colours as a reference does: there is no such mode.
  open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// The seconds between a frame and its light that the user has measured: 0, nothing measures
  /// them.
  open var calibratedLatency: CFTimeInterval { 0 }

  /// A view that shows what the screen shows, a picture of its windows.
  ///
  /// - Parameter afterUpdates: whether changes that no frame has shown yet are in it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    makeSnapshot(afterUpdates: afterUpdates)
  }

  /// A link that calls a method of a target in the frames of this screen; see `CADisplayLink`.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// The coordinates of the screen in its present orientation: windows that fill it have the same
  /// ones.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(self) }

  /// The coordinates of the screen in portrait: they stay with the device when the interface
  /// rotates.
  open var fixedCoordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(self) }
}
