import Foundation

extension Misuse {
  /// Receives every misuse instead of standard error; `nil`, the default, restores the report.
  ///
  /// It receives misuse of layers, views, controllers and containers alike. While it is set nothing
  /// is printed and no debugger stops. Tests set one to compare what was refused, and reset it when
  /// they end.
  @MainActor public static var interceptor: ((Misuse) -> Void)?

  /// Receives what no interceptor has received, after it was printed; `nil`, the default, does
  /// nothing.
  @MainActor package static var unintercepted: ((Misuse) -> Void)?

  /// Reports a refused request.
  ///
  /// Hand-written containers call it too. Without an ``interceptor`` one line is written to
  /// standard error; a debug build that runs under a debugger also stops, with the refused call on
  /// the stack and nothing changed yet, and may be continued.
  ///
  /// - Parameter misuse: The request that was refused.
  @MainActor public static func report(_ misuse: Misuse) {
    if let interceptor {
      interceptor(misuse)
      return
    }
    FileHandle.standardError.write(Data((misuse.description + "\n").utf8))
    unintercepted?(misuse)
    #if DEBUG
      if Debugger.isAttached { Debugger.stop() }
    #endif
  }

  /// Reports a request that was refused on any thread: at once on the main actor; from elsewhere
  /// the main actor reports it later.
  package nonisolated static func reportFromAnyThread(_ misuse: Misuse) {
    guard MainActor.isCurrent else {
      Task { @MainActor in report(misuse) }
      return
    }
    MainActor.assumeIsolated { report(misuse) }
  }
}
