import Foundation

/// This program as a child of itself: what only a fresh process can measure.
enum ChildProcess {
  /// What a child does.
  nonisolated enum Role: String {
    /// Shows a label; says how many milliseconds of processor time it took to the first frame, and
    /// how many MiB at the most.
    case firstFrame = "--child-first-frame"
    /// Shows a label; says how many milliseconds of processor time a second costs in which nothing
    /// happens.
    case idle = "--child-idle"
    /// Makes a deep stack; says how many KiB a page takes.
    case pageMemory = "--child-page-memory"
  }

  /// Runs a child in a role and returns the numbers that it prints.
  ///
  /// - Parameter headless: Whether the child gets no display, even if there is one.
  static func run(_ role: Role, headless: Bool = true) throws -> [Double] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [role.rawValue]
    var environment = ProcessInfo.processInfo.environment
    environment["NEST_DISPLAY"] = headless ? "headless" : nil
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: " ").compactMap {
      Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  /// Prints the numbers of a child and ends it.
  nonisolated static func finish(with numbers: Double...) -> Never {
    print(numbers.map { String($0) }.joined(separator: " "))
    exit(0)
  }
}

extension ChildProcess.Role {
  /// Does what the role asks for, in the child.
  @MainActor
  func serve() -> Never {
    switch self {
    case .firstFrame: StartBenchmark.serveFirstFrame()
    case .idle: StartBenchmark.serveIdleWindow()
    case .pageMemory: ChildProcess.finish(with: (try? StackBenchmark.pageMemory()) ?? .nan)
    }
  }
}
