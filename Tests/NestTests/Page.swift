import Foundation

/// A file of the repository: a page that shows source, or the source that it shows.
struct Page {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let text: String

  /// Reads a file.
  ///
  /// - Parameter path: Its path in the repository.
  init(_ path: String) throws {
    text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// Whether a file of the repository can be run.
  static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: root.appending(path: path).path)
  }

  /// Whether the page shows source as a listing of its own, without a difference.
  func shows(_ source: String, language: String = "swift") -> Bool {
    text.contains("```\(language)\n\(source)```\n")
  }

  /// Whether the file contains a listing as it stands, apart from its indentation.
  func contains(_ listing: String) -> Bool {
    let lines = listing.split(separator: "\n", omittingEmptySubsequences: false)
    return ["", "  ", "    ", "      "].contains { indentation in
      let source = lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
      return ("\n" + text).contains("\n" + source)
    }
  }

  /// The listings of Swift that the page shows.
  var listings: [String] {
    text.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```\n").first
    }
  }

  /// A member of a type, from the line that begins as given to its closing brace, without
  /// indentation.
  func function(_ beginning: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix(beginning) }),
      let end = lines[start...].firstIndex(of: "  }")
    else { return nil }
    return lines[start...end].map { $0.dropFirst(2) + "\n" }.joined()
  }
}
