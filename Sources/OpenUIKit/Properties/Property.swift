/// A property of a class, as the table of the class describes it: one row.
///
/// From the row follows what the setter does, whether proxies of appearance record the property,
/// whether and how it is archived, and by which names it is found and observed. The setter calls
/// `changed(_:from:to:)`, which costs a comparison and a test where the value stays the same and
/// nobody observes.
///
///     extension Badge {
///       struct Properties: PropertyList {
///         typealias Owner = Badge
///
///         let color = Property(\Badge.color, .display).recorded().archived()
///         let count = Property(\Badge.count, [.display, .size]).archived(unless: 0)
///
///         static let all = Properties()
///         static let table = PropertyTable(all)
///       }
///     }
///
///     open var count = 0 {
///       didSet { changed(Properties.all.count, from: oldValue, to: count) }
///     }
///
/// A row is a value of constants and of functions that capture nothing, so that the compiler makes
/// the table and a setter reads no more of it than it needs.
struct Property<Owner: PropertyOwner, Value>: PropertyRow {
  /// The effect of a change on the object; nil for a property whose setter does nothing more than
  /// to store the value.
  let effect: Owner.Effect?
  /// Records a value that was set on a proxy of appearance, or notes that an object has one of its
  /// own; nil for a property that proxies do not record.
  let record: ((Owner, ReferenceWritableKeyPath<Owner, Value>, Value) -> Void)?
  /// The form that the value has in archives; nil for a property that is not archived.
  let form: ArchiveForm<Value>?
  /// The value that archives leave out, since new objects have it; nil for none.
  let standard: () -> Value?
  let makePath: () -> ReferenceWritableKeyPath<Owner, Value>
  /// The work after a change that only this class knows, before the effect; nil for nothing.
  let work: ((Owner) -> Void)?

  /// Describes a property.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - effect: The effect of a change on the object.
  ///   - work: The work after a change that only this class knows, before the effect.
  @inline(__always)
  init(
    _ path: @autoclosure @escaping () -> ReferenceWritableKeyPath<Owner, Value>,
    _ effect: Owner.Effect, then work: ((Owner) -> Void)? = nil
  ) {
    self.init(
      makePath: path, effect: effect, work: work, record: nil, form: nil, standard: { nil })
  }

  /// Describes a property whose setter does nothing more than to store the value. It is archived
  /// or recorded, and not observed.
  @inline(__always)
  init(_ path: @autoclosure @escaping () -> ReferenceWritableKeyPath<Owner, Value>) {
    self.init(makePath: path, effect: nil, work: nil, record: nil, form: nil, standard: { nil })
  }

  // Each step of a description makes a new row: the compiler makes no constant of a changed copy.
  @inline(__always)
  init(
    makePath: @escaping () -> ReferenceWritableKeyPath<Owner, Value>, effect: Owner.Effect?,
    work: ((Owner) -> Void)?,
    record: ((Owner, ReferenceWritableKeyPath<Owner, Value>, Value) -> Void)?,
    form: ArchiveForm<Value>?, standard: @escaping () -> Value?
  ) {
    self.makePath = makePath
    self.effect = effect
    self.work = work
    self.record = record
    self.form = form
    self.standard = standard
  }

  /// The property itself.
  var path: ReferenceWritableKeyPath<Owner, Value> { makePath() }
  var readablePath: KeyPath<Owner, Value> { makePath() }
  var isRecorded: Bool { record != nil }
  var isObserved: Bool { effect != nil }

  /// Does what a change of the property requires.
  @inline(__always)
  fileprivate func perform(on owner: Owner) {
    work?(owner)
    if let effect { owner.propertyDidChange(effect) }
  }
}

/// A property that the program cannot set, and can observe.
struct ReadableProperty<Owner: PropertyOwner, Value>: PropertyRow {
  private let makePath: () -> KeyPath<Owner, Value>

  @inline(__always)
  init(_ path: @autoclosure @escaping () -> KeyPath<Owner, Value>) { makePath = path }

  var readablePath: KeyPath<Owner, Value> { makePath() }
  var archive: PropertyArchive<Owner>? { nil }
  var isRecorded: Bool { false }
  var isObserved: Bool { true }
}

/// A class that describes properties of its instances in a table.
protocol PropertyOwner: NSObject {
  /// The effects that a change of a property may have on an object.
  associatedtype Effect

  /// Does what a change of a property requires, and reports the change to observers.
  func propertyDidChange(_ effect: Effect)
}

extension PropertyOwner {
  /// A property was set: does what its row says.
  ///
  /// - Parameters:
  ///   - property: The row.
  ///   - old: The value before.
  ///   - new: The value now.
  ///   - always: Whether an equal value counts as a change.
  @inline(__always)
  func changed<Value: Equatable>(
    _ property: @autoclosure () -> Property<Self, Value>, from old: Value, to new: Value,
    always: Bool = false
  ) {
    if always || old != new { property().perform(on: self) }
    recordSetting(of: property(), new)
  }

  /// A property was set whose values cannot be compared: each one counts as a change.
  @inline(__always)
  func changed<Value>(_ property: @autoclosure () -> Property<Self, Value>, to new: Value) {
    property().perform(on: self)
    recordSetting(of: property(), new)
  }

  /// Records that a property was set, for proxies of appearance. Costs a test while there are none.
  @inline(__always)
  func recordSetting<Value>(
    of property: @autoclosure () -> Property<Self, Value>, _ value: Value
  ) {
    guard AppearanceStore.isUsed, let record = property().record else { return }
    record(self, property().path, value)
  }
}
