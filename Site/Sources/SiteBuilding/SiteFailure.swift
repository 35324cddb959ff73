/// Why a site cannot be built, in one line.
public struct SiteFailure: Error, CustomStringConvertible {
  /// The line, without the name of the program.
  public let description: String

  /// Creates a failure with its line.
  public init(_ description: String) { self.description = description }
}
