import Foundation

/// The folder of a site, which is there whole or not at all: it is written beside its place and
/// moved there.
struct OutputFolder {
  private let target: URL
  private let draft: URL

  /// - Throws: A `SiteFailure` where the folder cannot be written, or is something else than a
  ///   site.
  init(_ path: String) throws {
    target = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
    let parent = target.deletingLastPathComponent()
    draft = parent.appending(
      path: ".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
    if FileManager.default.fileExists(atPath: target.path), !isSite {
      throw SiteFailure("\(path) is there already and is no site: give another folder")
    }
    try perform("make the folder \(path)") {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: draft)
      try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: false)
    }
  }

  private var isSite: Bool {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: target.path)) ?? []
    return target.isFolder && (files.isEmpty || files.contains("site.css"))
  }

  func write(_ text: String, to path: String) throws {
    try add(path) { try Data(text.utf8).write(to: $0) }
  }

  func copy(_ file: URL, to path: String) throws {
    try add(path) { try FileManager.default.copyItem(at: file, to: $0) }
  }

  private func add(_ path: String, _ body: (URL) throws -> Void) throws {
    let url = draft.appending(path: path)
    try perform("write \(path)") {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try body(url)
    }
  }

  /// Puts the site into its place.
  func finish() throws {
    try perform("move the site to \(target.path)") {
      try? FileManager.default.removeItem(at: target)
      try FileManager.default.moveItem(at: draft, to: target)
    }
  }

  /// Removes what was written.
  func discard() { try? FileManager.default.removeItem(at: draft) }

  private func perform(_ what: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as NSError {
      let reason = (error.userInfo[NSUnderlyingErrorKey] as? NSError) ?? error
      throw SiteFailure("cannot \(what): \(reason.localizedDescription)")
    }
  }
}
