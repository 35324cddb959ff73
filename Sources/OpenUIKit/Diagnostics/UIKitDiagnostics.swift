/// Where refused uses of the interface are told.
package enum UIKitDiagnostics {
  /// Receives every report instead of the standard error stream. Tests set it; nil by default.
  package static var interceptor: ((UIKitMisuse) -> Void)? {
    get { UIRuntime.current.misuseInterceptor }
    set { UIRuntime.current.misuseInterceptor = newValue }
  }

  /// Tells of one misuse: to the interceptor, or else as one line on the standard error stream.
  ///
  /// In a debug build with a debugger attached the program also stops here, unless intercepted.
  package static func report(_ misuse: UIKitMisuse) {
    if let interceptor {
      interceptor(misuse)
      return
    }
    FileHandle.standardError.write(Data((misuse.line + "\n").utf8))
    #if DEBUG
      if DebuggerPresence.isAttached { raise(SIGTRAP) }
    #endif
  }
}
