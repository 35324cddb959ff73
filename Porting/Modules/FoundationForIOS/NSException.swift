import Foundation

/// The reason why a program is stopped: a name, a text and values.
///
/// Nothing catches one: ``raise()`` stops the program, as an exception does on iOS that only
/// Objective-C could catch.
open class NSException: NSObject, NSCopying, NSSecureCoding {
  /// The kind of exception.
  public let name: NSExceptionName
  /// Why it was raised; nil if nothing says so.
  public let reason: String?
  /// Values of the program; nil for none.
  public let userInfo: [AnyHashable: Any]?
  /// The calls that led to ``raise()``.
  private var raisedFrom: (addresses: [NSNumber], symbols: [String]) = ([], [])

  /// An exception, which is not raised.
  ///
  /// - Parameters:
  ///   - aName: The kind of exception.
  ///   - aReason: Why it is raised.
  ///   - aUserInfo: Values of the program.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Reads name and reason; nil without a name.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
    self.name = NSExceptionName(rawValue: name as String)
    reason = coder.decodeObject(of: NSString.self, forKey: "reason") as String?
    userInfo = nil
    super.init()
  }

  /// Writes name and reason. The values are not written.
  open func encode(with coder: NSCoder) {
    coder.encode(name.rawValue as NSString, forKey: "name")
    coder.encode(reason as NSString?, forKey: "reason")
  }

  /// Archives may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// This exception: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The addresses of the functions that have called ``raise()``; empty before.
  open var callStackReturnAddresses: [NSNumber] { raisedFrom.addresses }
  /// The names of these functions.
  open var callStackSymbols: [String] { raisedFrom.symbols }

  /// Stops the program, with name, reason and the calls in the message.
  open func raise() {
    raisedFrom = (Thread.callStackReturnAddresses, Thread.callStackSymbols)
    let calls = callStackSymbols.map { "\n  " + $0 }.joined()
    fatalError("Uncaught exception \(name.rawValue): \(reason ?? "no reason given")\(calls)")
  }

  /// Stops the program as ``raise()`` does.
  ///
  /// - Parameters:
  ///   - name: The kind of exception.
  ///   - format: The reason, with places for values.
  ///   - argList: The values.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  /// The reason, or the name if there is none.
  open override var description: String { reason ?? name.rawValue }

  /// Whether the other object is an exception with the same name, reason and values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSException else { return false }
    return other === self
      || name == other.name && reason == other.reason
        && (userInfo as NSDictionary?) == (other.userInfo as NSDictionary?)
  }

  /// Equal for exceptions that are equal.
  open override var hash: Int { name.rawValue.hashValue ^ (reason?.hashValue ?? 0) }
}

extension NSExceptionName {
  /// Of no kind of its own.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// An index or a range outside of what there is.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// An argument that a method refuses.
  public static let invalidArgumentException = NSExceptionName(
    rawValue: "NSInvalidArgumentException")
  /// Something that the program relies on does not hold.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException")
  /// Memory that could not be had.
  public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
  /// An object of another process that cannot be reached.
  public static let objectInaccessibleException = NSExceptionName(
    rawValue: "NSObjectInaccessibleException")
  /// An object of another process that is gone.
  public static let objectNotAvailableException = NSExceptionName(
    rawValue: "NSObjectNotAvailableException")
  /// A destination that cannot be used.
  public static let destinationInvalidException = NSExceptionName(
    rawValue: "NSDestinationInvalidException")
  /// An archive with contents that do not belong together.
  public static let inconsistentArchiveException = NSExceptionName(
    rawValue: "NSInconsistentArchiveException")
}
