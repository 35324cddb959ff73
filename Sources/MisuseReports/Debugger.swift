import Foundation

/// The functions of the process's debugger that a report of misuse uses.
package nonisolated enum Debugger {
  /// Whether a debugger traces this process at this moment: it may come and go.
  package static var isAttached: Bool {
    #if os(Linux)
      guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
        return false
      }
      return tracer(in: status) != 0
    #else
      var information = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
      guard sysctl(&name, UInt32(name.count), &information, &size, nil, 0) == 0 else {
        return false
      }
      return information.kp_proc.p_flag & P_TRACED != 0
    #endif
  }

  /// The process id of the tracer in the text of `/proc/self/status`, 0 if there is none.
  package static func tracer(in status: String) -> Int {
    for line in status.split(separator: "\n") where line.hasPrefix("TracerPid:") {
      return Int(line.dropFirst("TracerPid:".count).drop(while: \.isWhitespace)) ?? 0
    }
    return 0
  }

  /// Stops in the attached debugger; the program can be continued.
  static func stop() { raise(SIGTRAP) }
}
