import Foundation
import NestTesting

/// A worker of `nest stress` in a process of its own.
enum StressProcess {
  /// How a process has ended.
  enum Status: Equatable {
    /// By itself, with a status.
    case exit(Int32)
    /// By a signal.
    case signal(Int32)

    /// Returns a description of the end of the process, for people.
    func text(limit: Int) -> String {
      switch self {
      case .exit(let status): "the process ended with status \(status)"
      case .signal(SIGVTALRM): "it has not ended after \(limit) seconds of processor time"
      case .signal(let number):
        "the program was stopped by signal \(number), \(strsignal(number).map { String(cString: $0) } ?? "")"
      }
    }
  }

  /// Runs this program with other arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - receiveText: Receives each other line that it writes, also to standard error. Default:
  ///     nil, there are none.
  ///   - receive: Receives each line that it reports.
  /// - Returns: How it has ended.
  /// - Throws: `CommandFailure` when it cannot be started.
  static func run(
    _ arguments: [String], receiveText: ((String) -> Void)? = nil,
    receive: (StressLine) -> Void
  ) throws(CommandFailure) -> Status {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    // This command describes the reason for which a worker stops.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = receiveText == nil ? FileHandle.nullDevice : output
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw CommandFailure("cannot start a process: \(error)")
    }
    var rest = Data()
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: 10) {
        let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest = Data(rest[(end + 1)...])
        if let report = StressLine(line) { receive(report) } else { receiveText?(line) }
      }
    }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
      ? .signal(process.terminationStatus) : .exit(process.terminationStatus)
  }
}
