/// Whether a debugger watches this process.
enum DebuggerPresence {
  /// Asks the kernel anew at each call: a debugger may come and go.
  static var isAttached: Bool {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return false
    }
    return tracer(in: status) != 0
  }

  /// The process id of the tracer in the text of `/proc/self/status`, 0 if there is none.
  nonisolated static func tracer(in status: String) -> Int {
    for line in status.split(separator: "\n") where line.hasPrefix("TracerPid:") {
      return Int(line.dropFirst("TracerPid:".count).drop(while: \.isWhitespace)) ?? 0
    }
    return 0
  }
}
