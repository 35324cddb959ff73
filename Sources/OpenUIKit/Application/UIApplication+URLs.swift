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
  ///   - url: what to open.
  ///   - options: ignored; this system has none.
  ///   - completion: called in a later turn of the main loop, with whether that succeeded: false
  ///     where there is no `xdg-open`, and where it fails.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIRuntime.current.desktop.open(url) { completion?($0) }
  }

  /// Asks the desktop to open a URL with the program that it has for it, by `xdg-open`.
  ///
  /// - Parameters:
  ///   - url: what to open.
  ///   - options: ignored; this system has none.
  /// - Returns: whether that succeeded: false where there is no `xdg-open`, and where it fails.
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      UIRuntime.current.desktop.open(url) { continuation.resume(returning: $0) }
    }
  }

  /// Whether the desktop has a program for URLs of this scheme.
  ///
  /// Reads the lists of programs that the desktop keeps, some small files, at each call.
  public func canOpenURL(_ url: URL) -> Bool { UIRuntime.current.desktop.canOpen(url) }
}
