extension CALayer {
  private enum ArchiveKey {
    static let values = "CALayerValues"
    static let timing = "CALayerTiming"
    static let name = "CALayerName"
    static let sublayers = "CALayerSublayers"
    static let mask = "CALayerMask"
  }

  /// Writes what `encode(with:)` says. A coder without keys, which cannot be written to, is left
  /// alone.
  final func encodeState(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    encodeValues(with: coder)
    if timing != .layerDefault {
      coder.encodeValue(ArchivedTiming(timing), forKey: ArchiveKey.timing)
    }
    if let name { coder.encodeValue(name, forKey: ArchiveKey.name) }
    let sublayers = children.filter { $0.ownerLink.isEmpty }
    if let maskLayer, maskLayer.ownerLink.isEmpty {
      coder.encode(maskLayer, forKey: ArchiveKey.mask)
    }
    if !sublayers.isEmpty { coder.encode(sublayers as NSArray, forKey: ArchiveKey.sublayers) }
  }

  /// Writes the properties that can be animated, as far as they are not the default.
  final package func encodeValues(
    with coder: NSCoder, except excluded: Set<LayerProperty> = []
  ) {
    var values: [String: ArchivedValue] = [:]
    for property in LayerProperty.allCases where !excluded.contains(property) {
      let value = modelValues[property]
      if value != LayerValues.initial[property] { values[property.rawValue] = ArchivedValue(value) }
    }
    coder.encodeValue(values, forKey: ArchiveKey.values)
  }

  /// Reads what `encodeState(with:)` wrote into a new layer; false if that is damaged.
  final func decodeState(from coder: NSCoder) -> Bool {
    guard coder.allowsKeyedCoding else { return true }
    guard decodeValues(from: coder) else { return false }
    if coder.containsValue(forKey: ArchiveKey.timing) {
      let archived = coder.decodeValue(ArchivedTiming.self, forKey: ArchiveKey.timing)
      guard let timing = archived?.timing else { return false }
      self.timing = timing
    }
    name = coder.decodeValue(forKey: ArchiveKey.name)
    if coder.containsValue(forKey: ArchiveKey.mask) {
      guard let mask = coder.decodeObject(of: CALayer.self, forKey: ArchiveKey.mask) else {
        return false
      }
      setMask(mask)
    }
    guard coder.containsValue(forKey: ArchiveKey.sublayers) else { return true }
    let list = coder.decodeObject(of: [NSArray.self, CALayer.self], forKey: ArchiveKey.sublayers)
    guard let sublayers = list as? [CALayer] else { return false }
    replaceChildren(with: sublayers)
    return true
  }

  /// Reads what `encodeValues(with:)` wrote into a new layer; false if that is damaged.
  final package func decodeValues(from coder: NSCoder) -> Bool {
    guard coder.hasValue(forKey: ArchiveKey.values) else { return true }
    guard let archived = coder.decodeValue([String: ArchivedValue].self, forKey: ArchiveKey.values)
    else { return false }
    var values = modelValues
    for (key, entry) in archived {
      guard let property = LayerProperty(key: key, of: type(of: self).kind),
        let value = entry.value,
        value.hasShape(of: values[property])
      else { return false }
      values[property] = value
    }
    guard values.hasFiniteNumbers else { return false }
    for property in LayerProperty.allCases where values[property] != modelValues[property] {
      assign(property, from: values)
    }
    return true
  }
}

nonisolated extension AnimationValue {
  /// Whether both are numbers, or both points, and so on.
  fileprivate func hasShape(of other: AnimationValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect),
      (.transform, .transform), (.color, .color), (.flag, .flag), (.image, .image),
      (.gravity, .gravity), (.corners, .corners), (.name, .name),
      (.path, .path), (.numbers, .numbers), (.colors, .colors):
      true
    default: false
    }
  }
}
