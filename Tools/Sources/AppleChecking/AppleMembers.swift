import SourceReading

/// Names of members that Apple's types have or have had, and that the modules here lack, by the
/// reason: the contents of a file such as `Scripts/apple-members`.
///
/// ```
/// # A comment.
/// ## There are no bars
/// UIViewController: navigationItem \
///   setToolbarItems(_:animated:)
///
/// ## Withdrawn (not counted)
/// UIViewController: modal
///
/// ## Names of this platform (ours)
/// UIView: pointerCursor
/// ```
///
/// Names before the first reason have none. Those under a reason that ends with `(not counted)` are
/// no part of what a program is written against today; those under one that ends with `(ours)` are
/// declared here, and not by Apple.
///
/// Lists of what Apple's classes have and the modules here declare, and of exceptions, are written
/// the same; see ``ClassCheck``.
public struct AppleMembers: Sendable {
  /// Why members are missing.
  struct Reason: Sendable, Hashable {
    var text: String
    var isCounted = true
    var isOurs = false
  }

  /// A member that is missing, or ours.
  struct Member: Sendable {
    var type: String
    var name: String
    var reason: Reason
    var line: Int
  }

  let path: String
  /// The members in the order of the list.
  private(set) var members: [Member] = []
  private(set) var errors: [SourceDiagnostic] = []

  /// By type, the names that Apple uses, functions with their labels.
  private(set) var names: [String: Set<String>] = [:]
  /// By type, the names of this platform.
  private(set) var ours: [String: Set<String>] = [:]
  /// By type, the first line that begins with it.
  private(set) var lines: [String: Int] = [:]

  /// Reads a list.
  public init(path: String, text: String) {
    self.path = path
    var type: String?
    var reason = Reason(text: "")
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("## ") {
        reason = Reason(
          text: String(line.dropFirst(3)), isCounted: !line.hasSuffix("(not counted)"),
          isOurs: line.hasSuffix("(ours)"))
      }
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      var words = line.split(separator: " ").map(String.init)
      let continues = words.last == "\\"
      if continues { words.removeLast() }
      if type == nil, let first = words.first, first.hasSuffix(":"), !first.contains("(") {
        type = String(first.dropLast())
        words.removeFirst()
      }
      if let type {
        for word in words {
          members.append(Member(type: type, name: word, reason: reason, line: index + 1))
        }
        if lines[type] == nil { lines[type] = index + 1 }
        if reason.isOurs {
          ours[type, default: []].formUnion(words)
        } else {
          names[type, default: []].formUnion(words)
        }
      } else {
        errors.append(
          SourceDiagnostic(
            path: path, line: index + 1, severity: .error,
            message: "a line begins with the name of a type and a colon"))
      }
      if !continues { type = nil }
    }
  }
}
