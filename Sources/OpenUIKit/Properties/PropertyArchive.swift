/// How a property of an object is archived.
nonisolated enum PropertyArchive<Owner> {
  /// Reads a value, and returns what sets it.
  typealias Reader = (KeyedDecodingContainer<ArchiveKey>, ArchiveKey) throws -> ((Owner) -> Void)?

  /// Among the values of its class; see `ArchiveForm`.
  case value(write: (Owner) -> (any Encodable)?, read: Reader)
  /// As an object; see `ArchiveForm`.
  case object(write: (Owner) -> NSObject?, read: (Any) -> ((Owner) -> Void)?)
}

extension Property {
  /// How the property is archived; nil if it is not.
  var archive: PropertyArchive<Owner>? {
    let (path, standard) = (path, standard)
    switch form {
    case .value(let write, let read):
      return .value(
        write: { owner in write(owner[keyPath: path], standard()) },
        read: { values, key in
          try read(values, key).map { value in { owner in owner[keyPath: path] = value } }
        })
    case .object(let write, let read):
      return .object(
        write: { owner in write(owner[keyPath: path]) },
        read: { object in
          read(object).map { value in { owner in owner[keyPath: path] = value } }
        })
    case nil: return nil
    }
  }
}

/// The name of a property in an archive.
nonisolated struct ArchiveKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}

extension PropertyTable {
  /// The name of the class, the key of its values.
  private var key: String { "\(Owner.self)" }

  private func objectKey(_ name: String) -> String {
    key + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Whether an object of the class has written its values.
  func isArchived(in coder: NSCoder) -> Bool { coder.hasValue(forKey: key) }

  /// Writes the properties that are archived. A coder without keys, which cannot be written to, is
  /// left alone.
  func encode(_ owner: Owner, with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    var values: [(key: ArchiveKey, value: any Encodable)] = []
    for entry in entries {
      switch entry.row.archive {
      case .value(let write, _):
        if let value = write(owner) { values.append((ArchiveKey(stringValue: entry.name), value)) }
      case .object(let write, _):
        if let object = write(owner) { coder.encode(object, forKey: objectKey(entry.name)) }
      case nil: break
      }
    }
    coder.encodeValue(EncodedProperties(values: values), forKey: key)
  }

  /// Sets what `encode(_:with:)` wrote on a new object; false if that is damaged. What was not
  /// written keeps its default.
  func decode(_ owner: Owner, from coder: NSCoder) -> Bool {
    guard coder.allowsKeyedCoding else { return true }
    guard let setters = valueSetters(in: coder) else { return false }
    for entry in entries {
      setters[entry.name]?(owner)
      guard case .object(_, let read) = entry.row.archive else { continue }
      let key = objectKey(entry.name)
      guard coder.containsValue(forKey: key) else { continue }
      guard let set = coder.decodeObject(forKey: key).flatMap(read) else { return false }
      set(owner)
    }
    return true
  }

  /// The setters of the values of an archive, by their names; nil if one is damaged.
  private func valueSetters(in coder: NSCoder) -> [String: (Owner) -> Void]? {
    guard coder.hasValue(forKey: key) else { return [:] }
    let readers = entries.compactMap { entry -> (String, PropertyArchive<Owner>.Reader)? in
      guard case .value(_, let read) = entry.row.archive else { return nil }
      return (entry.name, read)
    }
    return coder.decodeValue(DecodedProperties<Owner>.self, forKey: key, configuration: readers)?
      .setters
  }
}

/// The values of an object as a class writes them.
nonisolated private struct EncodedProperties: Encodable {
  let values: [(key: ArchiveKey, value: any Encodable)]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ArchiveKey.self)
    for (key, value) in values { try container.encode(value, forKey: key) }
  }
}

/// The setters of the values that a class has read.
nonisolated private struct DecodedProperties<Owner>: DecodableWithConfiguration {
  let setters: [String: (Owner) -> Void]

  init(
    from decoder: any Decoder, configuration readers: [(String, PropertyArchive<Owner>.Reader)]
  ) throws {
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    var setters: [String: (Owner) -> Void] = [:]
    for (name, read) in readers {
      setters[name] = try read(container, ArchiveKey(stringValue: name))
    }
    self.setters = setters
  }
}
