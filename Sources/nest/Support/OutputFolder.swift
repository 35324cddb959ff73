import Foundation

/// A folder that a command writes its results to: all of them, or nothing.
struct OutputFolder {
  /// The path of the folder, as the user wrote it.
  let path: String

  /// Where the files are until all of them are there.
  private var part: String { path(of: ".nest.\(getpid()).part") }

  /// Names a folder, which is made with its parents when something is written to it, if it is not
  /// there.
  ///
  /// - Parameter path: Absolute, or relative to the current folder.
  init(path: String) {
    self.path = path
  }

  /// Writes files beside each other, and gives them their places when all of them are there.
  ///
  /// - Parameter body: Is given a closure that writes the contents of a file with a name; a file of
  ///   that name that is there is replaced in the end.
  /// - Returns: The paths of the files, in the order in which they were written.
  /// - Throws: `CommandFailure` when the folder cannot be made or a file cannot be written, and
  ///   what `body` throws; what is there is as it was before then.
  func write(_ body: (_ write: (Data, String) throws -> Void) throws -> Void) throws -> [String] {
    let made = try makeFolder()
    var names: [String] = []
    do {
      defer { try? FileManager.default.removeItem(atPath: part) }
      try body { data, name in
        try write(data, name)
        names.append(name)
      }
      for name in names {
        try report(path(of: name)) {
          try AtomicFile.move((part as NSString).appendingPathComponent(name), to: path(of: name))
        }
      }
    } catch {
      for folder in made.reversed() { rmdir(folder) }
      throw error
    }
    return names.map(path(of:))
  }

  private func write(_ data: Data, _ name: String) throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path(of: name), isDirectory: &isFolder)
    try report(path(of: name)) {
      if exists, isFolder.boolValue { throw AtomicFile.Failure(code: EISDIR) }
      try AtomicFile.write(data, to: (part as NSString).appendingPathComponent(name))
    }
  }

  /// Makes the folder and the one for unfinished files in it.
  ///
  /// - Returns: Those that were made and stay, the outermost first.
  private func makeFolder() throws -> [String] {
    do {
      let made = try AtomicFile.makeFolder(path)
      do {
        try AtomicFile.makeFolder(part)
      } catch {
        for folder in made.reversed() { rmdir(folder) }
        throw error
      }
      return made
    } catch {
      throw CommandFailure("cannot make the folder '\(path)': \(error)")
    }
  }

  private func report(_ file: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw CommandFailure("cannot write '\(file)': \(error)")
    }
  }

  private func path(of name: String) -> String { (path as NSString).appendingPathComponent(name) }
}
