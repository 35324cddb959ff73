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
}
