import Foundation

/// Something that a test has found wrong.
public struct XCTIssue {
  /// The kind of an issue.
  public enum IssueType: Int, Sendable {
    /// An assertion that does not hold.
    case assertionFailure = 0
    /// An error that the test has thrown.
    case thrownError = 1
    /// An exception; there are none on Linux.
    case uncaughtException = 2
    /// A measurement that is worse than its baseline.
    case performanceRegression = 3
    /// A failure of what runs the tests.
    case system = 4
    /// A failure that was expected and did not occur.
    case unmatchedExpectedFailure = 5
  }

  /// The kind.
  public var type: IssueType
  /// One line, without details that differ from run to run.
  public var compactDescription: String
  /// More about it.
  public var detailedDescription: String?
  /// Where it was found.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error, if one was thrown.
  public var associatedError: (any Error)?
  /// The attachments of the issue.
  public var attachments: [XCTAttachment]

  /// An issue with all that is known of it.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  /// The longer of the two descriptions.
  public var description: String { detailedDescription ?? compactDescription }

  /// Attaches data to the issue.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// A line of a source file.
public final class XCTSourceCodeLocation {
  /// The file.
  public let fileURL: URL
  /// The line; the first is 1.
  public let lineNumber: Int

  /// A line of a file at a URL.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  /// A line of a file at a path.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}

/// Where an issue was found.
public struct XCTSourceCodeContext {
  /// The line, if it is known.
  public let location: XCTSourceCodeLocation?

  /// A context with a line of a source file.
  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}
