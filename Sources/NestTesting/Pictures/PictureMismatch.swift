/// A picture that is not its reference.
public nonisolated struct PictureMismatch: Error, Equatable, CustomStringConvertible {
  /// The kind of the mismatch.
  public enum Problem: Equatable, Sendable {
    /// There is no reference of that name.
    case noReference
    /// The sizes in pixels differ.
    case size(actual: String, expected: String)
    /// So many pixels differ by more than the tolerance allows; `largest` is the largest difference
    /// of a component, 0 to 255, and `colorDifference` that of two colours (CIEDE2000), rounded to
    /// tenths.
    case pixels(differing: Int, of: Int, largest: Int, colorDifference: Double)
    /// The call has asked for a new reference, which was written: a test that records proves
    /// nothing.
    case recorded
  }

  /// The name of the reference.
  public let name: String
  /// The kind of the mismatch.
  public let problem: Problem
  /// The path of the picture that was compared; of the reference, if it was recorded.
  public let actual: String
  /// The path of a copy of the reference; nil where there is none.
  public let expected: String?
  /// The path of the picture that shows where the two differ: red by more than the tolerance, amber
  /// by less, blue where only one of them is. Nil where there is no reference.
  public let difference: String?

  /// Makes a mismatch.
  public init(
    name: String, problem: Problem, actual: String, expected: String? = nil,
    difference: String? = nil
  ) {
    self.name = name
    self.problem = problem
    self.actual = actual
    self.expected = expected
    self.difference = difference
  }

  /// The mismatch, and where the pictures are.
  public var description: String {
    let paths = [("Difference", difference), ("actual", actual), ("expected", expected)]
      .compactMap { label, path in path.map { "\(label): \($0)" } }
    let look = paths.joined(separator: ", ")
    switch problem {
    case .noReference:
      return "No reference named \(name). Look at the picture, and run again with NEST_RECORD=1 "
        + "to accept it, or with NEST_RECORD=missing to accept all that have none. \(look)"
    case .size(let actual, let expected):
      return "\(name) is \(actual) pixels, its reference \(expected). \(look)"
    case .pixels(let differing, let count, let largest, let colorDifference):
      return "\(name): \(differing) of \(count) pixels differ by more than the tolerance, by up to "
        + "\(largest) of 255, a colour difference of \(colorDifference). \(look)"
    case .recorded:
      return "\(name) was recorded, since the call says so. Look at it, and take `recording: true` "
        + "away. \(actual)"
    }
  }
}

/// Several pictures of one call that are not their references.
public nonisolated struct PictureMismatches: Error, Equatable, CustomStringConvertible {
  /// The mismatches, in the order of the configurations.
  public let mismatches: [PictureMismatch]
  /// How many pictures were compared.
  public let count: Int

  /// How many of how many, and each mismatch in a line.
  public var description: String {
    "\(mismatches.count) of \(count) pictures are not their references:\n"
      + mismatches.map { "\($0)" }.joined(separator: "\n")
  }
}
