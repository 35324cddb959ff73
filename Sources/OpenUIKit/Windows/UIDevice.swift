/// The machine, as far as an interface has to know it.
@MainActor
open class UIDevice: NSObject {
  /// The device of the program.
  public class var current: UIDevice { UIRuntime.current.device }

  /// Posted after `orientation` changed, while notifications are asked for.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// How the device is held: as the screen lies, at first.
  open private(set) var orientation: UIDeviceOrientation

  /// The kind of the device: a phone, or a tablet if the shorter side of the screen has 600 points or
  /// more. A window of a desktop counts as a tablet.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// Whether changes of the orientation are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { observers > 0 }

  /// The name of the machine.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// The name of the operating system.
  open var systemName: String { "Linux" }

  /// The version of the operating system.
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  private var observers = 0

  init(orientation: UIDeviceOrientation, idiom: UIUserInterfaceIdiom) {
    self.orientation = orientation
    userInterfaceIdiom = idiom
    super.init()
  }

  deinit {}

  /// Asks for notifications of changes of the orientation. Calls are counted.
  open func beginGeneratingDeviceOrientationNotifications() { observers += 1 }

  /// Takes back one call of `beginGeneratingDeviceOrientationNotifications()`.
  open func endGeneratingDeviceOrientationNotifications() { observers = max(0, observers - 1) }

  /// Turns the device. The interface turns with it at the end of this turn of the main loop, if the
  /// controller in front and the application allow that; otherwise the screen keeps its shape.
  package func simulateRotation(to orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    hold(as: orientation)
    UIRuntime.current.rotator.deviceDidTurn(to: orientation)
  }

  /// Notes how the device is held, and tells of it if it is news.
  func hold(as orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    if isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: self)
    }
  }
}

/// How a device is held.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// It is not known.
  case unknown
  /// Upright, with the top up.
  case portrait
  /// Upright, with the top down.
  case portraitUpsideDown
  /// On its side, with the top to the left.
  case landscapeLeft
  /// On its side, with the top to the right.
  case landscapeRight
  /// Lying, with the screen up.
  case faceUp
  /// Lying, with the screen down.
  case faceDown

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the screen stands in a known way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
