import SourceRewriting

/// Names of members that Apple's classes have or have had, and that the modules here lack: the contents of a file such
/// as `Scripts/apple-members`.
///
/// ```
/// # A comment.
/// UIViewController: modal navigationItem \
///   setToolbarItems(_:animated:)
/// ```
public struct AppleMembers: Sendable {
  let path: String
  /// By class, the names, functions with their labels.
  private(set) var names: [String: Set<String>] = [:]
  private(set) var errors: [SourceDiagnostic] = []

  /// Reads a list.
  public init(path: String, text: String) {
    self.path = path
    var type: String?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      var words = line.split(separator: " ").map(String.init)
      let continues = words.last == "\\"
      if continues { words.removeLast() }
      if type == nil, let first = words.first, first.hasSuffix(":"), !first.contains("(") {
        type = String(first.dropLast())
        words.removeFirst()
      }
      if let type {
        names[type, default: []].formUnion(words)
      } else {
        errors.append(
          SourceDiagnostic(
            path: path, line: index + 1, severity: .error,
            message: "a line begins with the name of a class and a colon"))
      }
      if !continues { type = nil }
    }
  }
}
