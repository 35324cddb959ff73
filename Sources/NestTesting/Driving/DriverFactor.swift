import Foundation

/// How many times as many operations a random test performs: the value of the environment variable
/// `NEST_DRIVER_FACTOR`.
package nonisolated enum DriverFactor {
  /// The factor; 1 where the variable is not set, or empty.
  ///
  /// - Parameter environment: Where it is looked up. Default: that of the process.
  /// - Throws: `EnvironmentValueError`.
  package static func value(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Int {
    let name = "NEST_DRIVER_FACTOR"
    guard let text = environment[name], !text.isEmpty else { return 1 }
    guard let factor = Int(text), factor > 0 else {
      throw EnvironmentValueError(
        variable: name, value: text, expected: "a whole number from 1 on, or nothing")
    }
    return factor
  }
}
