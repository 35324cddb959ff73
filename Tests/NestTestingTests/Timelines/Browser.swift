import Foundation

/// A browser without a display, as far as one is installed.
enum Browser {
  /// Where programs are that show pages and can print what became of them.
  nonisolated private static let candidates = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ]

  nonisolated static var isInstalled: Bool { program != nil }

  nonisolated private static var program: String? {
    candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A browser that did not end in time, or failed.
  struct Failure: Error { let status: Int32? }

  /// The elements of a page after its script has run, as text.
  ///
  /// - Parameters:
  ///   - page: The text of the page.
  ///   - fragment: The part of its address after `#`.
  static func elements(of page: String, fragment: String = "") throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nest-page-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, output) = (
      folder.appendingPathComponent("page.html"), folder.appendingPathComponent("output")
    )
    try Data(page.utf8).write(to: file)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program ?? "")
    process.arguments = [
      "--headless", "--disable-gpu", "--no-first-run", "--window-size=1280,800",
      "--user-data-dir=\(folder.path)/profile",
    ]
    // The sandbox of the browser does not work for root.
    if getuid() == 0 { process.arguments?.append("--no-sandbox") }
    process.arguments?.append(contentsOf: ["--dump-dom", "file://\(file.path)#\(fragment)"])
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + 120) == .success else {
      process.terminate()
      throw Failure(status: nil)
    }
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return try String(contentsOf: output, encoding: .utf8)
  }
}
