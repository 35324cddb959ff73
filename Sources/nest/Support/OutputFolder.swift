import Foundation

/// A folder that a command writes its results to, each file whole or not at all.
struct OutputFolder {
  /// Where the files go.
  let url: URL

  /// Makes the folder, with its parents, if it is not there.
  ///
  /// - Parameter path: Absolute, or relative to the current folder.
  /// - Throws: `CommandFailure` when it cannot be made.
  init(path: String) throws {
    url = URL(fileURLWithPath: path, isDirectory: true)
    let code = Self.make(url.path)
    guard code == 0 else {
      throw CommandFailure("cannot make the folder '\(path)': \(Self.text(of: code))")
    }
  }

  /// Writes a file: to a temporary name first, which is then renamed.
  ///
  /// - Throws: `CommandFailure` when it cannot be written.
  func write(_ data: Data, to name: String) throws {
    do {
      try data.write(to: url.appendingPathComponent(name), options: .atomic)
    } catch {
      throw CommandFailure(
        "cannot write '\(name)' in '\(url.relativePath)': \(Self.reason(of: error))")
    }
  }

  /// Makes a folder and those above it; returns 0 or the system's number for what went wrong,
  /// which the file manager does not tell.
  private static func make(_ path: String) -> Int32 {
    if mkdir(path, 0o777) == 0 { return 0 }
    let code = errno
    if code == EEXIST {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return exists && isFolder.boolValue ? 0 : ENOTDIR
    }
    let parent = (path as NSString).deletingLastPathComponent
    guard code == ENOENT, !parent.isEmpty, parent != path else { return code }
    let parentCode = make(parent)
    return parentCode == 0 ? make(path) : parentCode
  }

  /// The system's word for what went wrong with a file, for example `No space left on device`.
  private static func reason(of error: any Error) -> String {
    var current: NSError? = error as NSError
    while let candidate = current {
      if candidate.domain == NSPOSIXErrorDomain { return text(of: Int32(candidate.code)) }
      current = candidate.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    return error.localizedDescription
  }

  private static func text(of code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
