/// The form that a value has in archives.
nonisolated enum ArchiveForm<Value> {
  /// The value as an archive has it; nil is left out.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - standard: The value that is left out; nil for none.
  typealias Writer = (_ value: Value, _ standard: Value?) -> (any Encodable)?
  /// Reads a value; nil where there is none. Throws where it is damaged.
  typealias Reader = (KeyedDecodingContainer<ArchiveKey>, ArchiveKey) throws -> Value?

  /// Among the values of its class, by its name.
  case value(write: Writer, read: Reader)
  /// As an object, by the name of the class and its own. What is read is nil for another class.
  case object(write: (Value) -> NSObject?, read: (Any) -> Value?)
}

nonisolated extension KeyedDecodingContainer<ArchiveKey> {
  /// Reads another value for a value; nil where there is none.
  ///
  /// - Parameter value: The value that was read; nil if it is damaged.
  fileprivate func value<Stored: Decodable, Value>(
    _ key: ArchiveKey, from value: (Stored) -> Value?
  ) throws -> Value? {
    guard let stored = try decodeIfPresent(Stored.self, forKey: key) else { return nil }
    if let value = value(stored) { return value }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self, debugDescription: "This is no value of the property.")
  }
}

// Each form is a function that a row calls behind its description, and that the compiler chooses by
// the type: `Property(\UILabel.numberOfLines, .size).archived()`. A value that new objects have
// can be left out: `archived(unless: 1)`.

extension Property {
  @inline(__always)
  private func archived(
    _ form: ArchiveForm<Value>, unless standard: @escaping () -> Value? = { nil }
  ) -> Property {
    Property(
      makePath: makePath, effect: effect, work: work, record: record, form: form,
      standard: standard)
  }
}

extension Property where Value: Codable & Equatable {
  /// Archives the value.
  @_disfavoredOverload @inline(__always)
  func archived(unless standard: @autoclosure @escaping () -> Value? = nil) -> Property {
    archived(
      .value(
        write: { $0 == $1 ? nil : $0 },
        read: { try $0.value($1) { (stored: Value) in stored } }), unless: standard)
  }
}

extension Property where Value: BinaryFloatingPoint & Codable {
  /// Archives a finite number.
  @inline(__always)
  func archived(unless standard: @autoclosure @escaping () -> Value? = nil) -> Property {
    archived(
      .value(
        write: { $0 == $1 ? nil : $0 },
        read: { try $0.value($1) { (stored: Value) in stored.isFinite ? stored : nil } }),
      unless: standard)
  }

  /// Archives a finite number that is not negative.
  @inline(__always)
  func archivedIfNotNegative(unless standard: @autoclosure @escaping () -> Value? = nil) -> Property
  {
    archived(
      .value(
        write: { $0 == $1 ? nil : $0 },
        read: {
          try $0.value($1) { (stored: Value) in stored.isFinite && stored >= 0 ? stored : nil }
        }), unless: standard)
  }
}

extension Property where Value: SignedInteger & Codable {
  /// Archives a number that is not negative.
  @inline(__always)
  func archivedIfNotNegative() -> Property {
    archived(
      .value(
        write: { value, _ in value },
        read: { try $0.value($1) { (stored: Value) in stored >= 0 ? stored : nil } }))
  }
}

extension Property where Value: RawRepresentable & Equatable, Value.RawValue: Codable {
  /// Archives the raw value.
  @inline(__always)
  func archived(unless standard: @autoclosure @escaping () -> Value? = nil) -> Property {
    archived(
      .value(
        write: { $0 == $1 ? nil : $0.rawValue },
        read: { try $0.value($1) { (stored: Value.RawValue) in Value(rawValue: stored) } }),
      unless: standard)
  }
}

extension Property where Value: ArchivableValue {
  /// Archives the value as another one: a text, a colour, a font, or finite numbers.
  @inline(__always)
  func archived() -> Property {
    archived(
      .value(
        write: { value, _ in value.stored },
        read: { try $0.value($1) { (stored: Value.Stored) in Value.value(of: stored) } }))
  }
}

extension Property {
  /// Archives an object as an object.
  @inline(__always)
  func archivedObject<Object: NSObject & NSCoding>() -> Property where Value == Object? {
    archived(.object(write: { $0 }, read: { ($0 as? Object).map { .some($0) } }))
  }

  /// Archives a list of objects.
  @inline(__always)
  func archivedObjects<Object: NSObject & NSCoding>() -> Property where Value == [Object]? {
    archived(
      .object(
        write: { $0.map { $0 as NSArray } }, read: { ($0 as? [Object]).map { .some($0) } }))
  }
}

/// A value that archives have as another one.
nonisolated protocol ArchivableValue {
  associatedtype Stored: Codable

  /// The value as archives have it; nil is left out.
  var stored: Stored? { get }
  /// The value that was read; nil if it is damaged.
  static func value(of stored: Stored) -> Self?
}

/// A type whose values may be nil, which is left out. `Value` is the type itself.
nonisolated protocol OptionallyArchivable {
  associatedtype Stored: Codable
  associatedtype Value

  /// The value as archives have it.
  var stored: Stored { get }
  /// The value that was read; nil if it is damaged.
  static func value(of stored: Stored) -> Value?
}

nonisolated extension Optional: ArchivableValue
where Wrapped: OptionallyArchivable, Wrapped.Value == Wrapped {
  var stored: Wrapped.Stored? { map(\.stored) }
  static func value(of stored: Wrapped.Stored) -> Self? {
    Wrapped.value(of: stored).map { .some($0) }
  }
}

nonisolated extension String: OptionallyArchivable {
  var stored: String { self }
  static func value(of stored: String) -> String? { stored }
}

nonisolated extension UIColor: OptionallyArchivable {
  final var stored: ArchivedColor { ArchivedColor(self) }
  static func value(of stored: ArchivedColor) -> UIColor? { stored.source.map { UIColor($0) } }
}

nonisolated extension UIFont: OptionallyArchivable {
  /// A font, and how it follows the size of text.
  struct Stored: Codable {
    let plain: ArchivedFont
    let scaling: FontScaling?
  }

  final var stored: Stored { Stored(plain: ArchivedFont(font), scaling: scaling) }

  static func value(of stored: Stored) -> UIFont? {
    guard let font = stored.plain.font else { return nil }
    return stored.scaling.map { UIFont(font, scaling: $0) } ?? UIFont(font)
  }
}

nonisolated extension CGPoint: ArchivableValue {
  var stored: [CGFloat]? { [x, y] }
  static func value(of stored: [CGFloat]) -> CGPoint? {
    stored.hasFiniteNumbers(2) ? CGPoint(x: stored[0], y: stored[1]) : nil
  }
}

nonisolated extension CGSize: ArchivableValue {
  var stored: [CGFloat]? { [width, height] }
  static func value(of stored: [CGFloat]) -> CGSize? {
    stored.hasFiniteNumbers(2) ? CGSize(width: stored[0], height: stored[1]) : nil
  }
}

nonisolated extension UIEdgeInsets: ArchivableValue {
  var stored: [CGFloat]? { [top, left, bottom, right] }
  static func value(of stored: [CGFloat]) -> UIEdgeInsets? {
    guard stored.hasFiniteNumbers(4) else { return nil }
    return UIEdgeInsets(top: stored[0], left: stored[1], bottom: stored[2], right: stored[3])
  }
}

nonisolated extension [CGFloat] {
  fileprivate func hasFiniteNumbers(_ expected: Int) -> Bool {
    count == expected && allSatisfy(\.isFinite)
  }
}
