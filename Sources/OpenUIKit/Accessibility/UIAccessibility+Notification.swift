extension UIAccessibility {
  /// A report of a program to assistive technologies.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// A notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen has changed. The argument is the element to go to, or text.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed. The argument is the element to go to, or text.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Text that is to be spoken: the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled. The argument is text about the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Reports what has happened to assistive technologies.
  ///
  /// There is none on this platform: what is reported reaches the tests that NestTesting hosts, and
  /// nothing else.
  ///
  /// - Parameters:
  ///   - notification: the kind of event.
  ///   - argument: the value that is sent with the notification.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    AccessibilitySettings.report(notification, argument)
  }
}
