/// The properties that a class describes: each stored property of the list is a row, whose name is
/// that of the property. A list inside a list adds its rows.
protocol PropertyList<Owner> {
  associatedtype Owner: PropertyOwner
}

/// A row of a table.
protocol PropertyRow<Owner> {
  associatedtype Owner: PropertyOwner
  associatedtype Value

  /// The property itself.
  var readablePath: KeyPath<Owner, Value> { get }
  /// How the value is archived; nil for a property that is not.
  var archive: PropertyArchive<Owner>? { get }
  /// Whether proxies of appearance record the property.
  var isRecorded: Bool { get }
  /// Whether changes are reported to observers, who find the property by its name.
  var isObserved: Bool { get }
}

extension PropertyRow {
  /// The property as observers by name read it.
  var keyed: KeyedProperty { KeyedProperty(readablePath) }
}

/// The rows of a class, without those of its superclass, in the order of the list. An archive is
/// read in this order.
struct PropertyTable<Owner: PropertyOwner> {
  /// A row and its name.
  struct Entry {
    let name: String
    let row: any PropertyRow<Owner>

    /// The same in Objective-C: without the "is" of a property that is true or false.
    var shortName: String? {
      guard name.hasPrefix("is") else { return nil }
      let rest = name.dropFirst(2)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    func isNamed(_ name: String) -> Bool { name == self.name || name == shortName }
  }

  let entries: [Entry]

  init(_ list: some PropertyList<Owner>) { entries = Self.entries(of: list) }

  private static func entries(of list: any PropertyList<Owner>) -> [Entry] {
    Mirror(reflecting: list).children.flatMap { name, value in
      if let inner = value as? any PropertyList<Owner> { return entries(of: inner) }
      guard let name, let row = value as? any PropertyRow<Owner> else { return [] }
      return [Entry(name: name, row: row)]
    }
  }

  /// The property of a name, that of Swift or that of Objective-C, that can be observed; nil if the
  /// class describes none.
  func property(named name: String) -> KeyedProperty? {
    entries.first { $0.row.isObserved && $0.isNamed(name) }?.row.keyed
  }
}
