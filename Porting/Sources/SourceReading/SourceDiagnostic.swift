/// A report about a place in a source file, or about a file as a whole.
public struct SourceDiagnostic: Sendable, Equatable, CustomStringConvertible {
  /// Whether the reported problem lets a program fail.
  public enum Severity: String, Sendable {
    /// The program fails: the file cannot be rewritten, or a check has found a mistake in it.
    case error
    /// The file is rewritten, but one construct of it does not work on Linux.
    case warning
  }

  /// The path of the file, as it was given.
  public var path: String
  /// The line, from 1; nil for the file as a whole.
  public var line: Int?
  /// The column in UTF-8 code units, from 1; nil for the file as a whole.
  public var column: Int?
  /// Whether it is an error or a warning.
  public var severity: Severity
  /// The description of the problem, without a full stop.
  public var message: String

  /// A diagnostic; without a line it is about the whole file.
  public init(
    path: String, line: Int? = nil, column: Int? = nil, severity: Severity, message: String
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  /// `path:line:column: warning: message`, which editors and build systems understand.
  public var description: String {
    let place = [path, line.map(String.init), column.map(String.init)].compactMap { $0 }
    return place.joined(separator: ":") + ": \(severity.rawValue): \(message)"
  }
}
