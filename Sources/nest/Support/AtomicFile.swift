import Foundation

/// A file that is written whole or not at all.
///
/// The system's own calls are used because the file manager does not report why it failed.
enum AtomicFile {
  /// A failure, with the system's number.
  struct Failure: Error, CustomStringConvertible {
    /// The system's number.
    let code: Int32

    /// The system's description, for example `No space left on device`.
    var description: String {
      strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
  }

  /// Writes data under a temporary name beside the file, which then takes the file's name.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - path: The file; one that is there is replaced. A device or a pipe is written to.
  /// - Throws: `Failure`; nothing is left behind then.
  static func write(_ data: Data, to path: String) throws {
    if isSpecial(path) { return try writeDirectly(data, to: path) }
    let temporary = "\(path).\(getpid()).part"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    var code = write(data, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    do {
      guard code == 0 else { throw Failure(code: code) }
      try move(temporary, to: path)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes data to a descriptor that is open, for example that of standard output.
  ///
  /// - Throws: `Failure`; a part may have been written then.
  static func write(_ data: Data, toDescriptor descriptor: Int32) throws {
    let code = write(data, to: descriptor)
    guard code == 0 else { throw Failure(code: code) }
  }

  /// Whether there is something at a path that is neither a file nor a folder, which a new file
  /// must not replace.
  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  private static func writeDirectly(_ data: Data, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    try write(data, toDescriptor: descriptor)
  }

  /// Gives a file another name in the same file system; a file of that name is replaced.
  ///
  /// - Throws: `Failure`; both are as before then.
  static func move(_ path: String, to new: String) throws {
    guard rename(path, new) == 0 else { throw Failure(code: errno) }
  }

  /// Makes a folder and those above it.
  ///
  /// - Parameter path: The folder; one that is there is fine.
  /// - Returns: The folders that were not there, the outermost first.
  /// - Throws: `Failure`.
  @discardableResult
  static func makeFolder(_ path: String) throws -> [String] {
    if mkdir(path, 0o777) == 0 { return [path] }
    let code = errno
    if code == EEXIST {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      guard exists && isFolder.boolValue else { throw Failure(code: ENOTDIR) }
      return []
    }
    let parent = (path as NSString).deletingLastPathComponent
    guard code == ENOENT, !parent.isEmpty, parent != path else { throw Failure(code: code) }
    let made = try makeFolder(parent)
    // Only once more: a parent that exists may still fail with the same number.
    if mkdir(path, 0o777) == 0 { return made + [path] }
    let last = errno
    guard last == EEXIST else {
      for folder in made.reversed() { rmdir(folder) }
      throw Failure(code: last)
    }
    return made
  }

  /// Returns 0 or the system's number for what went wrong.
  private static func write(_ data: Data, to descriptor: Int32) -> Int32 {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }
}
