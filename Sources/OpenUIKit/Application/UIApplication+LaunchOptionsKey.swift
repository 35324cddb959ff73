// The names of Apple's reasons for a start. A desktop gives none of them: a program that reads one
// finds nothing.

nonisolated extension UIApplication.LaunchOptionsKey {
  /// A URL that the program is to open; never given here.
  public static let url = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The program that has started this one; never given here.
  public static let sourceApplication = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// A notification of a server; never given here.
  public static let remoteNotification = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// A change of the place of the device; never given here.
  public static let location = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// Values that the other program has added to a URL; never given here.
  public static let annotation = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// Devices of Bluetooth that the program controls; never given here.
  public static let bluetoothCentrals = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// Devices of Bluetooth that the program stands for; never given here.
  public static let bluetoothPeripherals = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// An activity of the user that continues here; never given here.
  public static let userActivityDictionary = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The type of that activity; never given here.
  public static let userActivityType = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// An item of the menu of the program's icon; never given here.
  public static let shortcutItem = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// Data that others share; never given here.
  public static let cloudKitShareMetadata = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
}
