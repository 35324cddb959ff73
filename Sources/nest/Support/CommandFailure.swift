/// Something outside the program that stops a command: one sentence for standard error.
struct CommandFailure: Error, Equatable, CustomStringConvertible {
  /// The failure, in a sentence with its values.
  let description: String

  /// Makes a failure from its sentence.
  init(_ description: String) {
    self.description = description
  }

  /// Does something whose errors describe themselves in a line.
  ///
  /// - Throws: `CommandFailure` with the line of the error.
  static func wrapping(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw CommandFailure("\(error)")
    }
  }
}
