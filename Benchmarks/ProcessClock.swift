import Foundation

/// Processor time of this process, all threads, user and system.
nonisolated enum ProcessClock {
  /// Seconds of processor time since the process began.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The processor time that a piece of work takes, in seconds.
  static func measure(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }
}

extension Array where Element == Double {
  /// The middle value; 0 when there is none.
  nonisolated var median: Double {
    isEmpty ? 0 : sorted()[count / 2]
  }
}
