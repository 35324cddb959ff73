import Foundation
import SourceReading

/// A folder that only the rewriter writes to. A list in it says what it has written, so that
/// nothing else is ever overwritten or deleted.
struct OutputFolder {
  /// The file that lists what was written: for each file a hash of its text, a space and its path.
  /// While the folder is written it has the hashes of before too, so that writing can be
  /// interrupted.
  static let listName = ".rewritten"

  let path: String
  /// The hashes of the files that were written before, by their paths in the folder.
  private var written: [String: Set<String>] = [:]

  /// - Throws: A `SourceFailure` if the folder has files that the rewriter has not written, or that
  ///   were changed since.
  init(_ path: String) throws {
    self.path = path
    guard FileManager.default.fileExists(atPath: path) else { return }
    if let list = try? SourceText(contentsOf: file(Self.listName)).text {
      for line in list.split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 1)
        if parts.count == 2 { written[String(parts[1]), default: []].insert(String(parts[0])) }
      }
    }
    for file in try existingFiles() {
      guard let hashes = written[file] else {
        throw SourceFailure(
          "error: the output folder \(path) has a file that rewrite-uikit has not written: \(file)")
      }
      guard try hashes.contains(Self.hash(SourceText(contentsOf: self.file(file)).text)) else {
        throw SourceFailure(
          "error: \(self.file(file)) was changed since rewrite-uikit wrote it; delete it if the change is not needed"
        )
      }
    }
  }

  /// Writes the files and deletes those that were written before and are no longer there. A file
  /// whose text is as before is not touched.
  ///
  /// - Throws: A `SourceFailure` if the folder cannot be written.
  func write(_ files: [(path: String, text: String)]) throws {
    let hashes = files.map { [$0.path: Set([Self.hash($0.text)])] }.reduce(into: [:]) {
      $0.merge($1) { $1 }
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try writeList(written.merging(hashes) { $0.union($1) })
      for (file, text) in files where written[file] != hashes[file] || !exists(file) {
        let url = URL(filePath: self.file(file))
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
      }
      for file in written.keys where hashes[file] == nil && exists(file) {
        try FileManager.default.removeItem(atPath: self.file(file))
      }
      if written != hashes { try writeList(hashes) }
    } catch {
      throw SourceFailure(
        "error: the output folder \(path) cannot be written: \(error.localizedDescription)")
    }
  }

  private func writeList(_ hashes: [String: Set<String>]) throws {
    let lines = hashes.flatMap { file, hashes in hashes.map { "\($0) \(file)\n" } }.sorted()
    let text = lines.joined()
    guard text != (try? SourceText(contentsOf: file(Self.listName)).text) else { return }
    try Data(text.utf8).write(to: URL(filePath: file(Self.listName)), options: .atomic)
  }

  private func exists(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: self.file(file))
  }

  private func file(_ name: String) -> String { path + "/" + name }

  private func existingFiles() throws -> [String] {
    guard isFolder(path) else {
      throw SourceFailure("error: the output \(path) is a file; give a folder")
    }
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return files.filter { !isFolder(file($0)) && $0 != Self.listName }.sorted()
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// A 64-bit FNV-1a hash; it finds changes by hand, not attacks.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
