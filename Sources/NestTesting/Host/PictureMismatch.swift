#if os(Linux)
  /// A picture that is not its reference.
  public nonisolated struct PictureMismatch: Error, Equatable, CustomStringConvertible {
    /// The kind of the mismatch.
    public enum Problem: Equatable, Sendable {
      /// There is no reference of that name.
      case noReference
      /// The sizes in pixels differ.
      case size(actual: String, expected: String)
      /// So many pixels differ; `largest` is the largest difference of a component, 0 to 255.
      case pixels(differing: Int, of: Int, largest: Int)
    }

    /// The name of the reference.
    public let name: String
    /// The kind of the mismatch.
    public let problem: Problem
    /// The paths of the pictures that were written for inspection: actual, expected, difference.
    public let pictures: [String]

    /// Makes a mismatch.
    public init(name: String, problem: Problem, pictures: [String]) {
      self.name = name
      self.problem = problem
      self.pictures = pictures
    }

    /// The mismatch, and where the pictures are.
    public var description: String {
      let look = "Look at: " + pictures.joined(separator: ", ")
      switch problem {
      case .noReference:
        return "No reference named \(name). Look at the picture, and run again with NEST_RECORD=1 "
          + "to accept it. \(look)"
      case .size(let actual, let expected):
        return "\(name) is \(actual) pixels, its reference \(expected). \(look)"
      case .pixels(let differing, let count, let largest):
        return "\(name): \(differing) of \(count) pixels differ, by up to \(largest). \(look)"
      }
    }
  }
#endif
