extension UIApplication {
  /// An option of `open(_:options:completionHandler:)`; this system has none.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// An option by name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Asks the desktop to open a URL with the program that it has for it, by `xdg-open`.
  ///
  /// - Parameters:
  ///   - url: the URL that is to be opened.
  ///   - options: ignored; this system has none.
  ///   - completion: called in a later turn of the main loop, with whether that succeeded: false
  ///     where there is no `xdg-open`, and where it fails.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    desktop.open(url) { completion?($0) }
  }

  /// Asks the desktop to open a URL with the program that it has for it, by `xdg-open`.
  ///
  /// - Parameters:
  ///   - url: the URL that is to be opened.
  ///   - options: ignored; this system has none.
  /// - Returns: whether that succeeded: false where there is no `xdg-open`, and where it fails.
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      desktop.open(url) { continuation.resume(returning: $0) }
    }
  }

  /// Whether the desktop has a program for URLs of this scheme.
  ///
  /// Reads the lists of programs that the desktop keeps, some small files, at each call.
  public func canOpenURL(_ url: URL) -> Bool { desktop.canOpen(url) }
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

  /// Whether protected files can be read: true, this system protects none by a lock of the screen.
  public var isProtectedDataAvailable: Bool { true }
}
