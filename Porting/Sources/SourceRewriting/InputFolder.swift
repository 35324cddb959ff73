import Foundation

/// A folder with the Swift source of one module.
package struct InputFolder {
  let path: String

  /// - Throws: A `RewritingFailure` if there is no folder at the path.
  package init(_ path: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw RewritingFailure("error: the input folder \(path) does not exist")
    }
    guard isFolder.boolValue else {
      throw RewritingFailure("error: the input \(path) is a file; give the folder that it is in")
    }
    self.path = path
  }

  /// The paths of all Swift files below the folder, relative to it, in a fixed order. Hidden files and
  /// folders, such as `.build`, are left out.
  package func swiftFiles() throws -> [String] {
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
      .filter { $0.pathExtension == "swift" && !$0.hasDirectoryPath }
      .map { String($0.standardizedFileURL.path.dropFirst(prefix.count)) }
    guard failures.messages.isEmpty else { throw RewritingFailure(failures.messages) }
    return paths.sorted()
  }

  /// The text of each file.
  ///
  /// - Throws: A `RewritingFailure` with one message for each file that cannot be read.
  package func read(_ files: [String]) throws -> [SourceText] {
    let results = inParallel(files.map { path + "/" + $0 }) { file in
      Result { () throws(RewritingFailure) in try SourceText(contentsOf: file) }
    }
    let messages = results.flatMap { result -> [String] in
      if case .failure(let failure) = result { failure.messages } else { [] }
    }
    guard messages.isEmpty else { throw RewritingFailure(messages) }
    return try results.map { try $0.get() }
  }

  private final class Failures {
    var messages: [String] = []
  }
}

extension SourceText {
  /// The file at a path.
  ///
  /// - Throws: A message that says why it cannot be read.
  public init(contentsOf path: String) throws(RewritingFailure) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw RewritingFailure("\(path): error: cannot be read: \(error.localizedDescription)")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw RewritingFailure("\(path): error: this is not UTF-8 text")
    }
    self.init(path: path, text: text)
  }
}
