import SourceReading

/// The folders of a module, lowest first, and what they use from above: the contents of a file such
/// as `Scripts/folders-of-NestKit`.
///
/// ```
/// # A comment.
/// sources: Sources/NestKit
/// below: Sources/MisuseReports
/// public below: Sources/OpenUIKit
/// folders: Values Children Containers/Stack
/// Children > StackController Child.stack Child+Containers: reason
/// ```
///
/// A line that ends with `\` continues in the next one. An entry names types, and members with the
/// type that has them; labels are left out. A type stands for its members too, as far as they are
/// declared in the folder of the type; `Child+Containers` stands for the members that the folder
/// `Containers` adds to `Child`.
public struct FolderList: Sendable {
  /// A declaration of a higher folder that a lower folder may use.
  struct Entry: Sendable, Hashable {
    var folder: String
    var name: String
  }

  let path: String
  /// The folder of the module.
  private(set) var sources = ""
  /// Folders with the sources of modules below, whose names that are public or of the package are
  /// known.
  private(set) var below: [String] = []
  /// Folders with the sources of modules below of which public names alone are known.
  private(set) var publicBelow: [String] = []
  /// The place of each folder, from 0 for the lowest.
  private(set) var ranks: [String: Int] = [:]
  /// The line of each entry.
  private(set) var entries: [Entry: Int] = [:]
  /// The errors of the list itself.
  private(set) var errors: [SourceDiagnostic] = []

  /// Reads a list.
  public init(path: String, text: String) {
    self.path = path
    var start = 1
    var pending = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if pending.isEmpty { start = index + 1 }
      if line.hasSuffix("\\") {
        pending += line.dropLast() + " "
      } else {
        read(pending + line, line: start)
        pending = ""
      }
    }
    if sources.isEmpty { complain("the line that begins with `sources:` is missing", line: 1) }
    if ranks.isEmpty { complain("the line that begins with `folders:` is missing", line: 1) }
  }

  /// The folder of the list that a file belongs to, given its path within the module: the innermost
  /// one.
  func folder(of file: String) -> String? {
    var parts = file.split(separator: "/").dropLast()
    while !parts.isEmpty {
      let folder = parts.joined(separator: "/")
      if ranks[folder] != nil { return folder }
      parts.removeLast()
    }
    return nil
  }

  private mutating func read(_ text: String, line: Int) {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first, !first.hasPrefix("#") else { return }
    if first == "sources:", words.count == 2 {
      sources = words[1]
    } else if first == "below:" {
      below += words.dropFirst()
    } else if words.starts(with: ["public", "below:"]) {
      publicBelow += words.dropFirst(2)
    } else if first == "folders:" {
      readFolders(words.dropFirst(), line: line)
    } else if words.count > 2, words[1] == ">" {
      readEntry(words, line: line)
    } else {
      complain("this line is not understood", line: line)
    }
  }

  private mutating func readFolders(_ names: some Sequence<String>, line: Int) {
    for name in names {
      guard ranks[name] == nil else {
        complain("the folder \(name) is listed twice", line: line)
        continue
      }
      ranks[name] = ranks.count
    }
  }

  private mutating func readEntry(_ words: [String], line: Int) {
    guard let end = words.firstIndex(where: { $0.hasSuffix(":") }), end >= 2, end + 1 < words.count
    else {
      return complain("an entry needs a reason: folder > names: reason", line: line)
    }
    if ranks[words[0]] == nil { complain("there is no folder \(words[0]) in the list", line: line) }
    for word in words[2...end] {
      let entry = Entry(
        folder: words[0], name: word.hasSuffix(":") ? String(word.dropLast()) : word)
      if entries[entry] != nil {
        complain("\(entry.name) is listed twice for \(entry.folder)", line: line)
      }
      entries[entry] = line
    }
  }

  private mutating func complain(_ message: String, line: Int) {
    errors.append(SourceDiagnostic(path: path, line: line, severity: .error, message: message))
  }
}
