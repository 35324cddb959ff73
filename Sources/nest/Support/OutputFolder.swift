import Foundation

/// A folder that a command writes its results to, each file whole or not at all.
struct OutputFolder {
  /// The path of the folder, as the user wrote it.
  let path: String

  /// Makes the folder, with its parents, if it is not there.
  ///
  /// - Parameter path: Absolute, or relative to the current folder.
  /// - Throws: `CommandFailure` when it cannot be made.
  init(path: String) throws {
    self.path = path
    do {
      try AtomicFile.makeFolder(path)
    } catch {
      throw CommandFailure("cannot make the folder '\(path)': \(error)")
    }
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - name: Its name in the folder; one that is there is replaced.
  /// - Returns: The path of the file.
  /// - Throws: `CommandFailure` when it cannot be written.
  func write(_ data: Data, to name: String) throws -> String {
    let file = (path as NSString).appendingPathComponent(name)
    do {
      try AtomicFile.write(data, to: file)
    } catch {
      throw CommandFailure("cannot write '\(file)': \(error)")
    }
    return file
  }
}
