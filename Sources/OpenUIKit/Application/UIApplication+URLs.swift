extension UIApplication {
  /// An option of `open(_:options:completionHandler:)`; this system has none.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// An option by name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIApplication {
  /// How a URL is opened: why `application(_:open:options:)` is called; this system has no options.
  nonisolated public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// An option by name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A URL that opens the program's settings on iOS; here no program opens it: `open(_:)` returns
  /// false.
  nonisolated public class var openSettingsURLString: String { "app-settings:" }

  /// A URL that opens the settings of the program's notifications on iOS; here no program opens it.
  nonisolated public class var openNotificationSettingsURLString: String {
    "app-settings:notifications"
  }
}
