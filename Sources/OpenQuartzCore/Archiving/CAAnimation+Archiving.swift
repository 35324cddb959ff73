nonisolated extension NSCoder {
  /// Writes values of properties of layers, unless one of them is something else.
  func encodeObjects(_ objects: [Any]?, forKey key: String) {
    guard let objects else { return }
    let values = objects.compactMap { AnimationValue(ofAny: $0).map { ArchivedValue($0) } }
    if values.count == objects.count { encodeValue(values, forKey: key) }
  }

  /// Reads what `encodeObjects(_:forKey:)` wrote into `objects`; false if that is damaged.
  func decodeObjects(into objects: inout [Any]?, forKey key: String) -> Bool {
    guard hasValue(forKey: key) else { return true }
    guard let archived = decodeValue([ArchivedValue].self, forKey: key) else { return false }
    let values = archived.compactMap { $0.value?.object }
    objects = values
    return values.count == archived.count
  }

  /// Writes the value of a property of layers, unless it is something else.
  func encodeObject(_ object: Any?, forKey key: String) {
    encodeObjects(object.map { [$0] }, forKey: key)
  }

  /// Reads what `encodeObject(_:forKey:)` wrote; false if that is damaged.
  func decodeObject(into object: inout Any?, forKey key: String) -> Bool {
    var objects: [Any]?
    guard decodeObjects(into: &objects, forKey: key) else { return false }
    object = objects?.first
    return true
  }
}
