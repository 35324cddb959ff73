import Foundation

/// Lines for the user at the terminal.
enum StandardError {
  /// Writes a line to standard error.
  static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
