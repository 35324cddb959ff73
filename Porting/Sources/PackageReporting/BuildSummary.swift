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
  /// The notes about a message, which follow the lines of source below it.
  private var pending: [String] = []
  /// The message about an override whose name the lines of source below it say.
  private var override: CompilerMessage?
  private var objectiveCFiles: Set<String> = []
  /// The addresses of packages that cannot be fetched.
  private var unfetched: [String] = []

  /// A summary of nothing.
  public init() {}

  /// Returns the text to print for the next line; nil for a line that belongs to a message that was
  /// shown before.
  public mutating func line(_ line: String) -> String? {
    var explanations: [String] = []
    if let message = CompilerMessage(line) {
      // A note belongs to the message above it.
      if message.kind == "note" { return isRepeated ? nil : line }
      explanations = takeExplanations()
      isRepeated = !shown.insert(line).inserted
      if !isRepeated { count(message) }
    } else if Self.isSource(line) {
      if !isRepeated { findOverride(in: line) }
    } else {
      explanations = takeExplanations()
      isRepeated = false
      noteFetching(line)
    }
    return isRepeated ? nil : (explanations + [Self.inOwnWords(line)]).joined(separator: "\n")
  }

  /// Returns the text to print after the last line; nil for nothing.
  public mutating func end() -> String? {
    let explanations = takeExplanations()
    return explanations.isEmpty ? nil : explanations.joined(separator: "\n")
  }

  /// The explanations of the message above, which follow the lines of source below it.
  private mutating func takeExplanations() -> [String] {
    defer { (pending, override) = ([], nil) }
    return pending
  }

  private mutating func count(_ message: CompilerMessage) {
    if message.isAboutOverride { override = message }
    if message.isInObjectiveC {
      objectiveCFiles.insert(message.path)
    } else if let symbol = message.missingSymbol {
      count(symbol, CompilerMessage.explanation(of: symbol), at: message)
    }
    guard message.kind == "error" else { return }
    errors.insert(message.place + message.text)
    files.insert(message.path)
  }

  private mutating func count(
    _ symbol: String, _ explanation: String?, at message: CompilerMessage
  ) {
    missing[symbol, default: 0] += 1
    // Once is enough.
    guard missing[symbol] == 1, message.kind == "error", let explanation else { return }
    pending.append(message.place + "note: " + explanation)
  }

  /// Finds the name of what overrides nothing, in the line of the source.
  private mutating func findOverride(in line: String) {
    guard let message = override, line.contains(/^ *\d+ \|/),
      line.drop(while: { $0 == " " }).hasPrefix(message.line + " "),
      let match = line.firstMatch(of: /\b(?:func|var|let) +(\w+)|\b(subscript)\b/)
    else { return }
    override = nil
    let name = match.1 ?? match.2 ?? ""
    count("override of \(name)", "no superclass has \(name) on Linux", at: message)
  }

  /// Notes the package that a line of SwiftPM says cannot be fetched.
  private mutating func noteFetching(_ line: String) {
    let patterns: [Regex<(Substring, Substring)>] = [
      /^error: (?:'[^']*': )?[Ff]ailed to clone repository (\S+?):?$/,
      /^error: the package at '([^']+)' cannot be accessed/,
      /^error: .*: the package at '([^']+)' cannot be accessed/,
    ]
    for pattern in patterns {
      guard let match = line.firstMatch(of: pattern) else { continue }
      if !unfetched.contains(String(match.1)) { unfetched.append(String(match.1)) }
      return
    }
  }

  /// A message of SwiftPM about an option that the user has not given, as what it means.
  private static func inOwnWords(_ line: String) -> String {
    guard
      let match = line.firstMatch(of: /'--enable-test-discovery' was .* '(\w+\.swift)' entry point/)
    else { return line }
    return "warning: \(match.1) is left out: tests are found without a list of them"
  }

  /// Whether a line is one of those below a message: source with its number, marks, or a group of
  /// diagnostics.
  private static func isSource(_ line: String) -> Bool {
    let start = line.drop { $0 == " " }
    if start.isEmpty || start.hasPrefix("|") || start.hasPrefix("`-") { return true }
    let number = start.prefix { $0.isNumber }
    return !number.isEmpty && start.dropFirst(number.count).hasPrefix(" |")
  }

  /// Lines about packages that cannot be fetched, and one about all errors; nil if there was none.
  public var text: String? {
    var lines = unfetched.map {
      "\($0) cannot be fetched; --override \(Self.name(of: $0))=PATH takes a folder in its place"
    }
    if !objectiveCFiles.isEmpty {
      lines.append(
        "Linux compiles no Objective-C: \(objectiveCFiles.sorted().joined(separator: ", "))")
    }
    if !errors.isEmpty { lines.append(errorText) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private var errorText: String {
    var text = Self.count(errors.count, "error") + " in " + Self.count(files.count, "file")
    let ordered = missing.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    if !ordered.isEmpty {
      text +=
        "; missing: " + ordered.prefix(12).map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
      if ordered.count > 12 { text += " and \(ordered.count - 12) more" }
    }
    return text
  }

  /// The name by which SwiftPM knows a package.
  private static func name(of address: String) -> String {
    let last = address.split(separator: "/").last.map(String.init) ?? address
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }
}
