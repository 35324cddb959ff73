import DisplayServer
import Foundation

/// An object that opens URLs outside the program.
protocol URLOpener: AnyObject {
  /// Opens a URL; calls `completion` in a later turn of the main loop.
  func open(_ url: URL, completion: @escaping @MainActor @Sendable (Bool) -> Void)

  /// Whether there is a program for URLs of this scheme.
  func canOpen(_ url: URL) -> Bool
}

/// The programs of the desktop, by the tools and the files of freedesktop.org.
final class DesktopPrograms: URLOpener {
  private static let opener = "xdg-open"

  init() {}

  deinit {}

  func open(_ url: URL, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    let process = Process()
    guard let tool = Self.path(of: Self.opener) else {
      Task { completion(false) }
      return
    }
    process.executableURL = tool
    process.arguments = [url.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.terminationHandler = { process in
      let succeeded = process.terminationStatus == 0
      Task { @MainActor in completion(succeeded) }
    }
    do {
      try process.run()
    } catch {
      Task { completion(false) }
    }
  }

  func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), Self.path(of: Self.opener) != nil else {
      return false
    }
    // A file is opened by its type, which every desktop does.
    if scheme == "file" { return true }
    return Self.lists.contains { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return Self.names(scheme, in: text)
    }
  }

  /// Whether a list of programs by type has one for the scheme of a URL.
  nonisolated static func names(_ scheme: String, in list: String) -> Bool {
    let key = "x-scheme-handler/\(scheme)="
    return list.split(separator: "\n").contains { line in
      line.hasPrefix(key) && line.dropFirst(key.count).contains { $0 != ";" && $0 != " " }
    }
  }

  /// The lists of programs by type, those of the user first.
  private static var lists: [URL] {
    let home = EnvironmentVariable.value(of: "HOME") ?? "/"
    let own = EnvironmentVariable.value(of: "XDG_CONFIG_HOME") ?? home + "/.config"
    let data = EnvironmentVariable.value(of: "XDG_DATA_HOME") ?? home + "/.local/share"
    let shared = EnvironmentVariable.value(of: "XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    let folders = ([data] + shared.split(separator: ":").map(String.init)).map {
      $0 + "/applications"
    }
    return
      ([own + "/mimeapps.list"]
      + folders.flatMap { [$0 + "/mimeapps.list", $0 + "/mimeinfo.cache"] })
      .map { URL(fileURLWithPath: $0) }
  }

  /// Where a tool is; nil if no folder of `PATH` has it.
  private static func path(of tool: String) -> URL? {
    let folders = EnvironmentVariable.value(of: "PATH")?.split(separator: ":") ?? []
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(tool) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
