import Foundation

/// A folder that is deleted with the value.
public final class TemporaryFolder {
  /// The absolute path.
  public let path: String

  /// Creates an empty folder.
  public init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of all files, relative to the folder.
  public var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { !isFolder(path + "/" + $0) }.sorted()
  }

  /// Writes a text file, and creates the folders around it.
  public func write(_ text: String, to file: String) throws {
    try write(Data(text.utf8), to: file)
  }

  /// Writes a file, and creates the folders around it.
  public func write(_ data: Data, to file: String) throws {
    let url = URL(filePath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Returns the text of a file.
  public func text(of file: String) throws -> String {
    try String(contentsOf: URL(filePath: path + "/" + file), encoding: .utf8)
  }

  /// Returns when a file was changed last.
  public func modificationDate(of file: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path + "/" + file)[.modificationDate] as? Date
  }

  /// Runs a command and returns its output, with the standard error stream.
  public func output(of command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
