import Foundation

/// Lines for the user at the terminal.
enum StandardError {
  /// Writes a line to standard error. Where that is closed or full there is nobody to report to.
  static func write(_ line: String) {
    try? AtomicFile.write(Data((line + "\n").utf8), toDescriptor: STDERR_FILENO)
  }
}
