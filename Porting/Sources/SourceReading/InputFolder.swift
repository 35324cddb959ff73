import Foundation

/// A folder with the Swift source of one module.
public struct InputFolder {
  let path: String

  /// A folder that exists.
  ///
  /// - Throws: A `SourceFailure` if there is no folder at the path.
  public init(_ path: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw SourceFailure("error: the input folder \(path) does not exist")
    }
    guard isFolder.boolValue else {
      throw SourceFailure("error: the input \(path) is a file; give the folder that it is in")
    }
    self.path = path
  }

  /// Returns the paths of all Swift files below the folder, relative to it, in a fixed order.
  /// Hidden files and folders, such as `.build`, are left out.
  public func swiftFiles() throws -> [String] { try files(endingIn: ["swift"]) }

  /// Returns the paths of all files with some endings below the folder, likewise.
  public func files(endingIn endings: Set<String>) throws -> [String] {
    let failures = Failures()
    let root = URL(filePath: path, directoryHint: .isDirectory)
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles],
      errorHandler: { url, error in
        failures.messages.append(
          "\(url.path): error: cannot be read: \(error.localizedDescription)")
        return true
      })
    let prefix = root.standardizedFileURL.path + "/"
    let paths = (files?.compactMap { $0 as? URL } ?? [])
      .filter { endings.contains($0.pathExtension) && !$0.hasDirectoryPath }
      .map { String($0.standardizedFileURL.path.dropFirst(prefix.count)) }
    guard failures.messages.isEmpty else { throw SourceFailure(failures.messages) }
    return paths.sorted()
  }

  /// Returns the text of each file.
  ///
  /// - Throws: A `SourceFailure` with one message for each file that cannot be read.
  public func read(_ files: [String]) throws -> [SourceText] {
    let results = inParallel(files.map { path + "/" + $0 }) { file in
      Result { () throws(SourceFailure) in try SourceText(contentsOf: file) }
    }
    let messages = results.flatMap { result -> [String] in
      if case .failure(let failure) = result { failure.messages } else { [] }
    }
    guard messages.isEmpty else { throw SourceFailure(messages) }
    return try results.map { try $0.get() }
  }

  private final class Failures {
    var messages: [String] = []
  }
}
