/// The device, as far as an interface depends on it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the program.
  open class var current: UIDevice { UIRuntime.current.device }

  /// Posted after `orientation` changed, while notifications are requested.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// How the battery is used.
  nonisolated public enum BatteryState: Int, Sendable {
    /// It is not known, or not monitored.
    case unknown
    /// It supplies the device.
    case unplugged
    /// It is charged.
    case charging
    /// It is full, and the device is plugged in.
    case full
  }

  /// Posted after `batteryState` changed, while the battery is monitored.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// Posted after `batteryLevel` changed, while the battery is monitored.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// Posted after `proximityState` changed; this device has no sensor for it.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

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

  /// The version of the operating system; in a package that `swift-uikit` builds, that of iOS with
  /// which its conditions `#available` have been compared.
  open var systemVersion: String {
    Self.systemVersion(in: ProcessInfo.processInfo.environment)
  }

  /// The version that an environment sets by `SWIFT_UIKIT_IOS`, or else that of the operating
  /// system.
  static func systemVersion(in environment: [String: String]) -> String {
    if let version = environment["SWIFT_UIKIT_IOS"].flatMap({ Int($0) }) { return "\(version).0" }
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  private var observers = 0
  private var battery: (level: Float, state: BatteryState) = (-1, .unknown)

  // MARK: Battery

  /// Whether level and state of the battery are read; false by default.
  open var isBatteryMonitoringEnabled = false

  /// How full the battery is, from 0 to 1; -1 while it is not monitored, and where it is not known,
  /// as it is not unless a test has set it.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? battery.level : -1 }

  /// How the battery is used; `.unknown` where the level is -1.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? battery.state : .unknown }

  /// Sets the battery, and posts what has changed while it is monitored.
  package func simulateBattery(level: Float, state: BatteryState) {
    let old = battery
    battery = (level, state)
    guard isBatteryMonitoringEnabled else { return }
    if level != old.level { post(UIDevice.batteryLevelDidChangeNotification) }
    if state != old.state { post(UIDevice.batteryStateDidChangeNotification) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Features

  // Fidelity: on a device without the sensor it stays false. [documented]
  /// Whether a sensor for the user's face is read: false, there is none, whatever is set.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether the device is close to the user's face: false, there is no sensor.
  open var proximityState: Bool { false }

  /// Whether programs run beside each other: true.
  open var isMultitaskingSupported: Bool { true }

  /// A number for this user of this machine, the same at every start of every program; nil where
  /// the machine has no identifier in `/etc/machine-id`. Reads that file at the first call.
  open var identifierForVendor: UUID? {
    if vendorIdentifier == nil { vendorIdentifier = .some(Self.readVendorIdentifier()) }
    return vendorIdentifier ?? nil
  }

  private var vendorIdentifier: UUID??

  private static func readVendorIdentifier() -> UUID? {
    guard let machine = try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8) else {
      return nil
    }
    return identifier(machine: machine, user: NSUserName())
  }

  /// The identifier of a user of a machine; nil for a machine without a name.
  nonisolated static func identifier(machine: String, user: String) -> UUID? {
    let name = machine.filter { !$0.isWhitespace }
    guard !name.isEmpty else { return nil }
    // Two hashes (FNV-1a) of the names, from which the machine's own identifier cannot be computed.
    func hash(_ start: UInt64) -> UInt64 {
      "\(name)/\(user)".utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    let words = [hash(0xcbf2_9ce4_8422_2325), hash(0x8422_2325_cbf2_9ce4)]
    var bytes = words.flatMap { word in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
    }
    // A random one, as far as its bits for the kind say.
    bytes[6] = bytes[6] & 0x0f | 0x40
    bytes[8] = bytes[8] & 0x3f | 0x80
    return UUID(uuid: bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
  }

  /// A device like the current one: for subclasses that take its place in tests.
  public override init() {
    let current = UIDevice.current
    orientation = current.orientation
    idiom = current.idiom
    super.init()
  }

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
    Self.observer?.deviceRotates(to: orientation)
    noteOrientation(orientation)
    for scene in UIWindowScene.all { scene.rotator.deviceDidRotate(to: orientation) }
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
