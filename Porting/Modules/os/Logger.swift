/// Writes messages to the log of one part of a program.
public struct Logger: Sendable {
  private let log: OSLog

  /// Writes to the default log.
  public init() { log = .default }
  /// Writes to a log.
  public init(_ logObj: OSLog) { log = logObj }
  /// Writes to the log of a part of the program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message of the default type.
  public func log(_ message: OSLogMessage) { write(.default, message) }
  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  /// Writes what is of use while a program is developed.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes what is of use while a program is developed.
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes what helps, but is not needed.
  public func info(_ message: OSLogMessage) { write(.info, message) }
  /// Writes what may be of use.
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  /// Writes what is less than it should be.
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  /// Writes that something failed.
  public func error(_ message: OSLogMessage) { write(.error, message) }
  /// Writes that there is a mistake in the program.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  /// Writes that there is a mistake in the program.
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ type: OSLogType, _ message: OSLogMessage) {
    log.write(type) { message.text }
  }
}

/// The text of a message, with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  /// A text without values.
  public init(stringLiteral value: String) { text = value }
  /// A text with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Whether a value is shown.
public struct OSLogPrivacy: Equatable, Sendable {
  let isShown: Bool
  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isShown: true) }
  /// The value is not shown.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isShown: false) }
  /// The value is not shown.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isShown: false) }
  /// The value is shown, as on a device with a debugger.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isShown: true) }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// A message without parts.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  /// Adds text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isShown ? "\(value())" : "<private>"
  }
}
