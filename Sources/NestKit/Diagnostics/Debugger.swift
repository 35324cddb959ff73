#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

#if DEBUG
  /// What a misuse report needs to know about the debugger of this process.
  nonisolated enum Debugger {
    /// Whether a debugger traces this process at this moment.
    static var isAttached: Bool {
      #if os(Linux)
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
          return false
        }
        let tracer = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
        return tracer.map { !$0.hasSuffix("\t0") } ?? false
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

    /// Stops in the attached debugger; the program can be continued.
    static func stop() {
      raise(SIGTRAP)
    }
  }
#endif
