import Foundation

/// This program as a child of itself, for measurements that only a fresh process can make.
enum ChildProcess {
  /// The work of a child process, as the argument that starts the child.
  nonisolated enum Role: String {
    /// Shows a label; says how many milliseconds of processor time it took to the first frame, and
    /// how many MiB at the most.
    case firstFrame = "--child-first-frame"
    /// Shows a label; says how many milliseconds of processor time a second costs in which nothing
    /// happens.
    case idle = "--child-idle"
    /// Shows a window that another program clicks at; says how many milliseconds it takes from the
    /// click to the frame.
    case click = "--child-click"
    /// Makes a deep stack; says how many KiB a page takes.
    case pageMemory = "--child-page-memory"
    /// Pushes many controllers; says how many KiB the stack takes for each, beyond it and its view.
    case stackMemory = "--child-stack-memory"
    /// Pushes and pops animated, as often as the next argument says; says how many MiB are resident
    /// at the most, and how the peaks of the two halves compare.
    case longRun = "--memory"
    /// Uncovers a page in a circle; says how many milliseconds and MiB that takes.
    case reveal = "--child-reveal"
    /// Lays out views by constraints; says how many KiB a constraint takes.
    case constraintMemory = "--child-constraint-memory"
  }

  /// Runs a child in a role and returns the numbers that it prints.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the role.
  ///   - headless: Whether the child gets no display, even if there is one.
  static func run(
    _ role: Role, _ arguments: String..., headless: Bool = true
  ) throws -> [Double] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [role.rawValue] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["NEST_DISPLAY"] = headless ? "headless" : nil
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lastLine = String(decoding: output, as: UTF8.self).split(separator: "\n").last ?? ""
    return lastLine.split(separator: " ").compactMap { Double($0) }
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
    do {
      switch self {
      case .firstFrame: StartBenchmark.serveFirstFrame()
      case .idle: StartBenchmark.serveIdleWindow()
      case .click: try EventBenchmark.serveClicks()
      case .pageMemory: ChildProcess.finish(with: try StackBenchmark.pageMemory())
      case .stackMemory: ChildProcess.finish(with: try StackBenchmark.stackMemory())
      case .longRun:
        let cycles = CommandLine.arguments.last.flatMap { Int($0) } ?? MemoryBenchmark.cycles
        let memory = try MemoryBenchmark.pushAndPop(max(cycles, 2))
        ChildProcess.finish(with: memory.peak, memory.growth)
      case .reveal:
        let cost = try MemoryBenchmark.reveal()
        ChildProcess.finish(with: cost.time * 1e3, cost.memory)
      case .constraintMemory: ChildProcess.finish(with: ConstraintBenchmark.memory())
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
