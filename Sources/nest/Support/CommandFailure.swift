/// Something outside the program that stops a command: one sentence for standard error.
struct CommandFailure: Error, Equatable, CustomStringConvertible {
  /// What failed, with its values.
  let description: String

  /// Makes a failure from its sentence.
  init(_ description: String) {
    self.description = description
  }
}
