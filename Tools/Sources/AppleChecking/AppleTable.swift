import SourceReading

/// Apple's declarations: the contents of a file such as `Scripts/apple-symbols`.
///
/// ```
/// # A comment.
/// ## UIKit
/// @MainActor class UIView : UIResponder, NSCoding | | c:objc(cs)UIView
/// UIView.frame | var frame: CGRect { get set } | | c:objc(cs)UIView(py)frame
/// enum UIInterfaceOrientation : Int, Sendable | tvOS - | c:@E@UIInterfaceOrientation
/// differs: UIColor.black: reason
/// ```
///
/// The row of a type begins with its declaration. The parts of other rows are the path, the
/// declaration, its availability, and its identity in Apple's SDK, by which imported declarations
/// are known. The availability is `tvOS -` where tvOS lacks it, `iOS 17.4` where iOS has it from
/// then on, `deprecated 16.0`, and `Hashable iOS 18.0` for a type that conforms from then on.
/// `differs` names a row, a type and its conformance, or a member of ours whose name Apple's class
/// has with other types, with the reason.
public struct AppleTable: Sendable {
  /// A declaration of Apple's, with its path.
  struct Row: Sendable {
    var path: String
    var declaration: String
    var availability = Availability()
    var usr: String
    var section: String
    var line: Int
  }

  /// Where a declaration can be used.
  struct Availability: Sendable, Equatable {
    /// The version of iOS that has it; nil for all.
    var introduced: Version?
    /// The version of iOS from which on its use is a warning.
    var deprecated: Version?
    var isOnTV = true
    /// By the name of a protocol, from which version of iOS on the type conforms to it.
    var conformances: [String: Version] = [:]
  }

  let path: String
  private(set) var rows: [Row] = []
  /// By path, the indices of its rows.
  private(set) var indices: [String: [Int]] = [:]
  /// By what differs, the line that says so.
  private(set) var differences: [String: Int] = [:]
  private(set) var errors: [SourceDiagnostic] = []

  /// Reads a table.
  public init(path: String, text: String) {
    self.path = path
    var section = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
      } else if line.hasPrefix("differs:") {
        readDifference(line, line: index + 1)
      } else if !line.isEmpty, !line.hasPrefix("#") {
        readRow(line, section, line: index + 1)
      }
    }
    if rows.isEmpty { complain("there is no row", line: 1) }
  }

  /// The rows of a path.
  func rows(of path: String) -> [Row] { (indices[path] ?? []).map { rows[$0] } }

  /// The row of a type.
  func type(_ path: String) -> Row? { rows(of: path).first(where: \.isType) }

  private mutating func readRow(_ text: Substring, _ section: String, line: Int) {
    var parts = text.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
    // `||` in a declaration, or `|` itself, is no separator.
    while parts.count > 4 { parts[1] += "|" + parts.remove(at: 2) }
    if parts.count == 3 { parts.insert(Self.typeName(parts[0]), at: 0) }
    guard parts.count == 4, !parts[0].isEmpty, !parts[3].isEmpty else {
      return complain(
        "a row has a path, a declaration, an availability and an identity, with | between them",
        line: line)
    }
    var row = Row(
      path: parts[0], declaration: parts[1], usr: parts[3], section: section, line: line)
    for item in parts[2].split(separator: ";").map(\.trimmed) where !row.availability.read(item) {
      complain("“\(item)” says nothing about availability", line: line)
    }
    indices[row.path, default: []].append(rows.count)
    rows.append(row)
  }

  /// The name in the declaration of a type.
  private static func typeName(_ declaration: String) -> String {
    let words = declaration.split { $0 == " " || $0 == ":" || $0 == "<" }.map(String.init)
    guard let index = words.firstIndex(where: Row.typeKeywords.contains) else { return "" }
    return words.dropFirst(index + 1).first ?? ""
  }

  private mutating func readDifference(_ text: Substring, line: Int) {
    let parts = text.split(separator: ": ", maxSplits: 2).map(\.trimmed)
    guard parts.count == 3, !parts[2].isEmpty else {
      return complain("a difference is written `differs: names: reason`", line: line)
    }
    for name in parts[1].split(separator: " ") { differences[String(name)] = line }
  }

  private mutating func complain(_ message: String, line: Int) {
    errors.append(SourceDiagnostic(path: path, line: line, severity: .error, message: message))
  }
}

extension AppleTable.Row {
  static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "typealias"]

  /// Whether it declares a type, and no `class var` or `class func`.
  var isType: Bool {
    let words = declaration.split(separator: " ").map(String.init)
    guard let index = words.firstIndex(where: Self.typeKeywords.contains) else { return false }
    return !words[..<index].contains { Self.memberKeywords.contains($0) }
      && !(words.dropFirst(index + 1).first.map(Self.memberKeywords.contains) ?? true)
  }

  private static let memberKeywords: Set = ["func", "var", "let", "init", "case", "subscript"]

  /// Whether it is a member of a class of Objective-C, which subclasses may override.
  var isOpen: Bool {
    usr.hasPrefix("c:objc(cs)") && !path.contains(".init(") && !isType
  }

  /// The name of the type that it is a member of.
  var owner: String? {
    guard !isType else { return nil }
    // Labels contain no dots.
    return path.split(separator: "(", maxSplits: 1).first.flatMap { name in
      name.lastIndex(of: ".").map { String(name[..<$0]) }
    }
  }
}

extension AppleTable.Availability {
  /// Takes what one item says; returns whether it says something.
  fileprivate mutating func read(_ item: String) -> Bool {
    let words = item.split(separator: " ").map(String.init)
    switch (words.first, words.dropFirst().first, words.count) {
    case ("tvOS", "-", 2): isOnTV = false
    case ("iOS", let version?, 2): introduced = Version(version)
    case ("deprecated", let version?, 2): deprecated = Version(version)
    case (let name?, "iOS", 3): conformances[name] = Version(words[2])
    // Other systems have it from some version on.
    case ("tvOS", _, 2), ("macCatalyst", _, 2): break
    default: return false
    }
    return true
  }
}

/// The version of a system.
struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The lowest version of iOS that the package is for.
  static let base = Version(17)

  var major: Int
  var minor = 0

  init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// A version such as `17.4`; nil if it is none.
  init?(_ text: String) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard let major = parts.first ?? nil, !parts.contains(nil) else { return nil }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  var description: String { "\(major).\(minor)" }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
