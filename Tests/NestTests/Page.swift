import Foundation

/// A file of the repository: a page that shows source, or the source that it shows.
struct Page {
  let text: String

  /// Reads a file.
  ///
  /// - Parameter path: Its path in the repository.
  init(_ path: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Whether the page shows source as a listing of its own, without a difference.
  func shows(_ source: String) -> Bool { text.contains("```swift\n\(source)```\n") }

  /// The listings of Swift that the page shows.
  var listings: [String] {
    text.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```\n").first
    }
  }

  /// A member of a type, from the line that begins as given to its closing brace, without indentation.
  func function(_ beginning: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix(beginning) }),
      let end = lines[start...].firstIndex(of: "  }")
    else { return nil }
    return lines[start...end].map { $0.dropFirst(2) + "\n" }.joined()
  }
}
