import Foundation
@_exported import OSLock

/// How important a message is.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// The type with a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The type with a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message that may be of use.
  public static let `default` = OSLogType(0x00)
  /// A message that helps, but is not needed.
  public static let info = OSLogType(0x01)
  /// A message for the development of a program.
  public static let debug = OSLogType(0x02)
  /// Something failed.
  public static let error = OSLogType(0x10)
  /// There is a mistake in the program.
  public static let fault = OSLogType(0x11)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

/// Where messages of one part of a program go: here to standard error, with its names.
///
/// `OS_ACTIVITY_MODE` in the environment says what is shown: without it errors and faults, with
/// `debug` everything, with `disable` nothing.
public final class OSLog: Sendable {
  /// The part of the program; empty for the default one.
  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// The log without names.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that takes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// The log of a part of the program.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// A category with a meaning to Apple's tools.
  public struct Category: Equatable, Sendable {
    let name: String
    /// Points of interest.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Signposts that only some tools ask for.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// The same, with the calls that led there.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The log of a part of the program, with a category that tools know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Whether messages of a type are shown.
  public func isEnabled(type: OSLogType) -> Bool {
    guard !isDisabled else { return false }
    switch ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] {
    case "disable": return false
    case "debug", "enable": return true
    default: return type == .error || type == .fault
    }
  }

  func write(_ type: OSLogType, _ text: () -> String) {
    guard isEnabled(type: type) else { return }
    let names = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
    FileHandle.standardError.write(Data("\(type.name): \(names)\(text())\n".utf8))
  }
}

/// Writes a message with a format of Foundation, in which `%{public}@` is `%@`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(type) { formatted(message, args) }
}

/// The same, with the type in front.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(type) { formatted(message, args) }
}

/// Writes a message with values in it.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default) { message.text } }

/// Writes a message with values in it.
@_disfavoredOverload
public func os_log(_ logType: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(logType) { message.text }
}

func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  let format = message.description.replacing(/%\{[^}]*\}/, with: "%")
  return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}
