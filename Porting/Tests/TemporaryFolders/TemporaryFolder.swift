import Foundation

/// A folder that is deleted with the value.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rewriting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of all files, relative to the folder.
  package var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { !isFolder(path + "/" + $0) }.sorted()
  }

  package func write(_ text: String, to file: String) throws {
    try write(Data(text.utf8), to: file)
  }

  package func write(_ data: Data, to file: String) throws {
    let url = URL(filePath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  package func text(of file: String) throws -> String {
    try String(contentsOf: URL(filePath: path + "/" + file), encoding: .utf8)
  }

  package func modificationDate(of file: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path + "/" + file)[.modificationDate] as? Date
  }

  /// What a command prints on both of its outputs.
  package func output(of command: [String]) throws -> String {
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
