import Foundation

/// A program that runs during a test, and is ended with it at the latest.
final class RunningProgram {
  /// Why a wait for the program has failed.
  enum Failure: Error, CustomStringConvertible {
    case ended(waitingFor: String, seen: [String])
    case timedOut(waitingFor: String, seen: [String])

    var description: String {
      switch self {
      case .ended(let wanted, let seen): "The program ended before '\(wanted)'; it wrote \(seen)."
      case .timedOut(let wanted, let seen): "'\(wanted)' did not come; the program wrote \(seen)."
      }
    }
  }

  private let process = Process()
  private let pipe = Pipe()
  private let ended = DispatchSemaphore(value: 0)
  private var pending = Data()
  private var seen: [String] = []

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - arguments: The arguments after its name.
  ///   - environment: Changes to this process's environment.
  init(_ executable: URL, _ arguments: [String], environment: [String: String] = [:]) throws {
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Waits for a line of standard output, at most 30 seconds.
  ///
  /// - Parameter text: A part of the line; empty for the next line, whatever it is.
  /// - Returns: The line.
  @discardableResult
  func waitForLine(containing text: String = "") throws -> String {
    let deadline = DispatchTime.now() + 30
    while true {
      while let line = nextLine() {
        seen.append(line)
        if text.isEmpty || line.contains(text) { return line }
      }
      guard DispatchTime.now() < deadline else {
        throw Failure.timedOut(waitingFor: text, seen: seen)
      }
      guard try readMore() else { throw Failure.ended(waitingFor: text, seen: seen) }
    }
  }

  /// Sends a signal and waits for the end, at most 30 seconds; returns the exit status.
  @discardableResult
  func end(with signal: Int32) throws -> Int32 {
    kill(process.processIdentifier, signal)
    return try waitForEnd()
  }

  /// Waits for the end, at most 30 seconds; returns the exit status.
  func waitForEnd() throws -> Int32 {
    guard ended.wait(timeout: .now() + 30) == .success else {
      throw Failure.timedOut(waitingFor: "the end", seen: seen)
    }
    return process.terminationStatus
  }

  private func nextLine() -> String? {
    guard let end = pending.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { pending.removeSubrange(...end) }
    return String(decoding: pending[..<end], as: UTF8.self)
  }

  /// Waits up to a second for output; false when there will be none any more.
  private func readMore() throws -> Bool {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 1000) > 0 else { return true }
    let data = pipe.fileHandleForReading.availableData
    pending.append(data)
    return !data.isEmpty
  }
}
