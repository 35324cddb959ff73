import Synchronization

/// Which point of a piece of work a signpost marks.
public struct OSSignpostType: Equatable, RawRepresentable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// The type with a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The type with a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Something that takes no time.
  public static let event = OSSignpostType(0)
  /// The beginning of something that takes time.
  public static let begin = OSSignpostType(1)
  /// Its end.
  public static let end = OSSignpostType(2)

  var name: String {
    switch self {
    case .event: "event"
    case .begin: "begin"
    case .end: "end"
    default: "\(rawValue)"
    }
  }
}

/// Distinguishes pieces of work with the same name, which run at the same time.
public struct OSSignpostID: Comparable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  private static let last = Mutex<UInt64>(0)

  /// Of a name that only one piece of work has at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// Of no piece of work: nothing is written.
  public static let null = OSSignpostID(0)
  /// Of no piece of work, since something was wrong: nothing is written.
  public static let invalid = OSSignpostID(.max)

  /// One with the given number.
  public init(_ value: UInt64) { rawValue = value }

  /// One that no other call returns.
  ///
  /// - Parameter log: The log of the signposts.
  public init(log: OSLog) {
    self.init(
      Self.last.withLock {
        $0 += 1
        return $0
      })
  }

  /// The one of an object, the same as long as the object is there.
  ///
  /// - Parameters:
  ///   - log: The log of the signposts.
  ///   - object: The object that does the work.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// Whether one has a smaller number than another.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

extension OSLog {
  /// Whether signposts are written: where messages of the type `.debug` are shown. Nothing records
  /// them here, so that they are lines among the messages of the log.
  public var signpostsEnabled: Bool { isEnabled(type: .debug) }

  func mark(
    _ type: OSSignpostType, _ name: StaticString, _ signpostID: OSSignpostID, _ text: () -> String
  ) {
    guard signpostID != .null, signpostID != .invalid else { return }
    write(.debug) {
      let id = signpostID == .exclusive ? "" : " \(signpostID.rawValue)"
      let text = text()
      return "signpost \(type.name) \(name)\(id)" + (text.isEmpty ? "" : ": \(text)")
    }
  }
}

/// Marks a point of a piece of work in a log.
///
/// - Parameters:
///   - type: Which point it is.
///   - dso: Not used.
///   - log: The log.
///   - name: The name of the work.
///   - signpostID: Which piece of work of this name it is.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.mark(type, name, signpostID) { "" }
}

/// Marks a point of a piece of work in a log, with a message.
///
/// - Parameters:
///   - type: Which point it is.
///   - dso: Not used.
///   - log: The log.
///   - name: The name of the work.
///   - signpostID: Which piece of work of this name it is.
///   - format: The message, with a format of Foundation, in which `%{public}@` is `%@`.
///   - arguments: The values in it.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  log.mark(type, name, signpostID) { formatted(format, arguments) }
}

/// Marks a point of a piece of work in a log, with a message that has values in it.
///
/// - Parameters:
///   - type: Which point it is.
///   - dso: Not used.
///   - log: The log.
///   - name: The name of the work.
///   - signpostID: Which piece of work of this name it is.
///   - message: The message.
@_disfavoredOverload
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ message: OSLogMessage
) {
  log.mark(type, name, signpostID) { message.text }
}
