/// The device, as far as an interface depends on it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the program.
  open class var current: UIDevice { UIRuntime.current.device }

  /// Posted after `orientation` changed, while notifications are requested.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The orientation of the device; at first that of the screen.
  open private(set) var orientation: UIDeviceOrientation

  /// The kind of the device: a phone, or a tablet if the shorter side of the screen has 600 points
  /// or more. A window of a desktop counts as a tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }

  private let idiom: UIUserInterfaceIdiom

  /// Whether changes of the orientation are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { observers > 0 }

  /// The name of the machine.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// The kind of machine: the name of its processor's instruction set, such as `x86_64`.
  open var model: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "unknown"
    #endif
  }

  /// The kind of machine in the language of the user: the same as `model`.
  open var localizedModel: String { model }

  /// The name of the operating system.
  open var systemName: String { "Linux" }

  /// The version of the operating system; in a package that `swift-uikit` builds, that of iOS with which its
  /// conditions `#available` have been compared.
  open var systemVersion: String {
    Self.systemVersion(in: ProcessInfo.processInfo.environment)
  }

  /// The version that an environment sets by `SWIFT_UIKIT_IOS`, or else that of the operating system.
  static func systemVersion(in environment: [String: String]) -> String {
    if let version = environment["SWIFT_UIKIT_IOS"].flatMap({ Int($0) }) { return "\(version).0" }
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  private var observers = 0

  init(orientation: UIDeviceOrientation, idiom: UIUserInterfaceIdiom) {
    self.orientation = orientation
    self.idiom = idiom
    super.init()
  }

  deinit {}

  /// Requests notifications of changes of the orientation. Calls are counted.
  open func beginGeneratingDeviceOrientationNotifications() { observers += 1 }

  /// Ends one call of `beginGeneratingDeviceOrientationNotifications()`.
  open func endGeneratingDeviceOrientationNotifications() { observers = max(0, observers - 1) }

  /// Rotates the device. The interface rotates with it at the end of this turn of the main loop, if
  /// the frontmost controller and the application allow that; otherwise the screen keeps its size.
  package func simulateRotation(to orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    noteOrientation(orientation)
    for scene in UIRuntime.current.scenes { scene.rotator.deviceDidRotate(to: orientation) }
  }

  /// Sets the orientation of the device, and posts a change.
  func noteOrientation(_ orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    if isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: self)
    }
  }
}

/// The orientation of a device.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// It is not known.
  case unknown
  /// Portrait, with the top up.
  case portrait
  /// Portrait, with the top down.
  case portraitUpsideDown
  /// Landscape, with the top to the left.
  case landscapeLeft
  /// Landscape, with the top to the right.
  case landscapeRight
  /// Flat, with the screen up.
  case faceUp
  /// Flat, with the screen down.
  case faceDown

  /// Whether the device is in portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation is known.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
