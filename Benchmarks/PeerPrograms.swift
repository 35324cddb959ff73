import Foundation

/// The programs of other toolkits in `Benchmarks/Peers`, which do the same work in the same run.
struct PeerPrograms {
  /// The folder with the programs.
  let folder: URL

  /// A piece of work that the programs know.
  struct Work {
    /// The argument that names it.
    let name: String
    /// The place of the result in the line that a program prints: seconds or MiB.
    var result = 0
  }

  private static let programs = [
    ("GTK 4", "gtk"), ("Qt Quick", "qt-quick"), ("Qt Widgets", "qt-widgets"),
  ]

  /// The result of each program for a piece of work, in seconds or MiB.
  ///
  /// - Throws: What keeps a program from being started.
  func results(of work: Work) throws -> [(name: String, value: Double)] {
    try Self.programs.compactMap { name, file in
      try result(of: work, by: file).map { (name, $0) }
    }
  }

  private func result(of work: Work, by file: String) throws -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = screen(for: file) + [folder.appendingPathComponent(file).path, work.name]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "QT_QPA_PLATFORM": "offscreen", "GSK_RENDERER": "cairo",
    ]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let numbers = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard process.terminationStatus == 0, numbers.indices.contains(work.result) else { return nil }
    return Double(numbers[work.result])
  }

  /// GTK needs a display; the others draw without one.
  private func screen(for file: String) -> [String] {
    let needsDisplay = file == "gtk" && ProcessInfo.processInfo.environment["DISPLAY"] == nil
    return needsDisplay ? ["xvfb-run", "--auto-servernum"] : []
  }
}
