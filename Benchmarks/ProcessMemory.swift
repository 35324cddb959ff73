import Foundation

/// Resident memory of this process, in bytes.
nonisolated enum ProcessMemory {
  /// The memory that is resident now.
  static var current: Int { kibibytes(of: "VmRSS") * 1024 }

  /// The most that was resident since the process began.
  static var peak: Int { kibibytes(of: "VmHWM") * 1024 }

  /// Lets the peak begin at what is resident now.
  static func resetPeak() {
    FileHandle(forWritingAtPath: "/proc/self/clear_refs")?.write(Data("5".utf8))
  }

  private static func kibibytes(of field: String) -> Int {
    let line = status().split(separator: "\n").first { $0.hasPrefix("\(field):") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  /// The system's description of this process, read without Foundation, which would add to the
  /// memory.
  private static func status() -> String {
    let file = open("/proc/self/status", O_RDONLY)
    defer { close(file) }
    return String(unsafeUninitializedCapacity: 8_192) { max(0, read(file, $0.baseAddress, 8_192)) }
  }
}
