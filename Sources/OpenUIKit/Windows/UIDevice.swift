/// The machine, as far as an interface has to know it.
@MainActor
open class UIDevice: NSObject {
  /// The device of the program.
  public class var current: UIDevice { UIRuntime.current.device }

  /// Posted after `orientation` changed, while notifications are asked for.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// How the device is held: upright at first.
  open private(set) var orientation = UIDeviceOrientation.portrait

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

  override init() { super.init() }

  /// Asks for notifications of changes of the orientation. Calls are counted.
  open func beginGeneratingDeviceOrientationNotifications() { observers += 1 }

  /// Takes back one call of `beginGeneratingDeviceOrientationNotifications()`.
  open func endGeneratingDeviceOrientationNotifications() { observers = max(0, observers - 1) }

  /// Turns the device: the screen takes the size that it has when it is held so.
  package func simulateRotation(to orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    if isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: self)
    }
    UIScreen.main.turn(for: orientation)
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

extension UIScreen {
  /// Swaps the sides if the area does not lie as a device held so shows it.
  func turn(for orientation: UIDeviceOrientation) {
    let size = bounds.size
    let isWide = size.width > size.height
    guard (isWide && orientation.isPortrait) || (!isWide && orientation.isLandscape) else { return }
    resize(to: CGSize(width: size.height, height: size.width))
  }
}
