import Foundation

/// The variables of the environment.
///
/// Foundation makes a dictionary of all of them to look up one, which delays the start of a
/// program.
package enum EnvironmentVariable {
  /// The value of a variable; nil if it is not set.
  package static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns the value of a variable as parsed; nil if it is not set or empty, or if it is not
  /// valid, which is reported in one line.
  ///
  /// - Parameters:
  ///   - name: The name of the variable.
  ///   - expected: The valid values, for the report.
  ///   - lookup: Returns the value of a variable by its name. Default: from the environment of the
  ///     process.
  ///   - report: Receives the report. Default: the standard error stream.
  ///   - parse: Returns nil for a value that is not valid.
  package static func value<Value>(
    of name: String, expected: String, lookup: (String) -> String? = value(of:),
    report: (String) -> Void = writeLine, parse: (String) -> Value?
  ) -> Value? {
    guard let text = lookup(name), !text.isEmpty else { return nil }
    if let value = parse(text) { return value }
    report("\(name)=\(text) is ignored: it has to be \(expected).")
    return nil
  }

  /// Writes a line to the standard error stream.
  package static func writeLine(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
