/// The output of a build, each message once, and a summary of it.
///
/// The caller passes one line after the other. A message of the compiler stands before the lines of
/// source that it is about; SwiftPM prints it for each job of the compiler that finds it.
public struct BuildSummary: Sendable {
  /// The places and texts of messages that were shown.
  private var shown: Set<String> = []
  /// Whether the lines that follow belong to a message that was shown before.
  private var isRepeated = false
  private var errors: Set<String> = []
  private var files: Set<String> = []
  private var missing: [String: Int] = [:]

  /// A summary of nothing.
  public init() {}

  /// Returns the text to print for the next line; nil for a line that belongs to a message that was
  /// shown before.
  public mutating func line(_ line: String) -> String? {
    if let message = CompilerMessage(line) {
      // A note belongs to the message above it.
      if message.kind == "note" { return isRepeated ? nil : line }
      isRepeated = !shown.insert(line).inserted
      if !isRepeated { count(message) }
    } else if !Self.isSource(line) {
      isRepeated = false
    }
    return isRepeated ? nil : line
  }

  private mutating func count(_ message: CompilerMessage) {
    if let symbol = message.missingSymbol { missing[symbol, default: 0] += 1 }
    guard message.kind == "error" else { return }
    errors.insert(message.place + message.text)
    files.insert(message.path)
  }

  /// Whether a line is one of those below a message: source with its number, marks, or a group of
  /// diagnostics.
  private static func isSource(_ line: String) -> Bool {
    let start = line.drop { $0 == " " }
    if start.isEmpty || start.hasPrefix("|") || start.hasPrefix("`-") { return true }
    let number = start.prefix { $0.isNumber }
    return !number.isEmpty && start.dropFirst(number.count).hasPrefix(" |")
  }

  /// One line about all errors; nil if there was none.
  public var text: String? {
    guard !errors.isEmpty else { return nil }
    var text = Self.count(errors.count, "error") + " in " + Self.count(files.count, "file")
    let ordered = missing.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    if !ordered.isEmpty {
      text +=
        "; missing: " + ordered.prefix(12).map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
      if ordered.count > 12 { text += " and \(ordered.count - 12) more" }
    }
    return text
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }
}

/// A message of the compiler or of the rewriter: `path:line:column: kind: text`.
struct CompilerMessage {
  var path: String
  /// The path, the line and the column.
  var place: String
  /// `error`, `warning` or `note`.
  var kind: String
  var text: String

  init?(_ line: String) {
    guard line.hasPrefix("/"),
      let match = line.firstMatch(of: /^(.+?\.swift):(\d+):(\d+): (error|warning|note): (.*)$/)
    else { return nil }
    path = String(match.1)
    place = "\(match.1):\(match.2):\(match.3): "
    kind = String(match.4)
    text = String(match.5)
  }

  /// The type, function, member or module that the message says is not there.
  var missingSymbol: String? {
    if let match = text.firstMatch(of: /cannot find (?:type )?'([^']+)' in scope/) {
      // Names such as `view` are members of a superclass that is missing itself.
      let name = String(match.1)
      return name.first?.isUppercase == true || name.contains("_") ? name : nil
    }
    if let match = text.firstMatch(of: /type '([^']+)' has no (?:dynamic )?member '([^']+)'/) {
      return Self.owner(match.1) + "." + match.2
    }
    if let match = text.firstMatch(of: /'([^']+)' is not a member type of \w+ '([^']+)'/) {
      return Self.owner(match.2) + "." + match.1
    }
    if let match = text.firstMatch(of: /no such module '([^']+)'/) { return "module " + match.1 }
    if let match = text.firstMatch(of: /Linux has no module (\w+)/) { return "module " + match.1 }
    return nil
  }

  /// The name of a type without what it is an optional of, its arguments and the module that stands
  /// for Apple's.
  private static func owner(_ type: Substring) -> String {
    var name = type.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    if name.hasSuffix(".Type") { name.removeLast(5) }
    for module in ["OpenUIKitContainers.", "OpenUIKit.", "OpenQuartzCore.", "OpenCoreGraphics."]
    where name.hasPrefix(module) {
      name.removeFirst(module.count)
    }
    return String(name)
  }
}
