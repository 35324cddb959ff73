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
  ///   - path: The file; one that is there is replaced.
  /// - Throws: `Failure`; nothing is left behind then.
  static func write(_ data: Data, to path: String) throws {
    let temporary = "\(path).\(getpid()).part"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    var code = write(data, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw Failure(code: code)
    }
  }

  /// Makes a folder and those above it.
  ///
  /// - Parameter path: The folder; one that is there is fine.
  /// - Throws: `Failure`.
  static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    if code == EEXIST {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      guard exists && isFolder.boolValue else { throw Failure(code: ENOTDIR) }
      return
    }
    let parent = (path as NSString).deletingLastPathComponent
    guard code == ENOENT, !parent.isEmpty, parent != path else { throw Failure(code: code) }
    try makeFolder(parent)
    // Only once more: a parent that exists may still fail with the same number.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw Failure(code: errno) }
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
