import Foundation

/// A run of the built `nest`, as a user starts it from a terminal.
struct NestProcess {
  /// How a run ended and what it wrote.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// A process that did not end in time.
  struct TimedOut: Error {}

  /// The program, which is built beside the test bundle.
  static var executable: URL { executable("nest") }

  /// A program that is built beside the test bundle.
  private static func executable(_ name: String) -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after its name.
  ///   - environment: Changes to this process's environment; nil removes a variable.
  ///   - folder: The current folder of the program. Default: that of this process.
  ///   - program: The name of the program.
  ///   - device: Where its standard output is written. Default: to the result.
  static func run(
    _ arguments: [String], environment: [String: String?] = [:], in folder: URL? = nil,
    program: String = "nest", redirecting device: String? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable(program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment.merging(
      environment.compactMapValues { $0 }
    ) { $1 }.filter { environment[$0.key] != .some(nil) }
    let files = TemporaryFolder()
    let (output, errors) = (files.url("output"), files.url("errors"))
    let empty = try files.makeEmpty("output")
    process.standardOutput = try FileHandle(
      forWritingTo: device.map { URL(fileURLWithPath: $0) } ?? empty)
    process.standardError = try FileHandle(forWritingTo: files.makeEmpty("errors"))
    process.standardInput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + 120) == .success else {
      process.terminate()
      throw TimedOut()
    }
    return Result(
      status: process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}

/// A folder that is deleted with the last reference to it.
final class TemporaryFolder {
  /// Where it is.
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("nest-tests-\(UUID().uuidString)", isDirectory: true)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder.
  func url(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Makes an empty file and returns its path.
  func makeEmpty(_ name: String) throws -> URL {
    try Data().write(to: url(name))
    return url(name)
  }
}
