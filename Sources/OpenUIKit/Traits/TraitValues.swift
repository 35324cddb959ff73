/// Values of traits, each with its trait. A value: a trait that is absent has its default value.
///
/// A list, because there are few: searching it is as fast as a dictionary, and a dictionary, or a
/// type for each trait, makes the runtime search all conformances of the program once.
nonisolated struct TraitValues {
  private var boxes: [TraitBox] = []

  var isEmpty: Bool { boxes.isEmpty }

  /// The traits that are present.
  var traits: [UITrait] { boxes.map(\.trait) }

  /// The value of a trait. A system trait that is set to its default value is absent.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      (box(ObjectIdentifier(trait)) as? TraitValueBox<Trait.Value>)?.value ?? Trait.defaultValue
    }
    set {
      let isDefault = areKnownEqual(newValue, Trait.defaultValue)
      if isDefault, trait is any SystemTraitDefinition.Type {
        remove(trait)
      } else {
        put(TraitValueBox(newValue, of: trait, isDefault: isDefault))
      }
    }
  }

  func contains(_ trait: UITrait) -> Bool { box(ObjectIdentifier(trait)) != nil }

  mutating func remove(_ trait: UITrait) { boxes.removeAll { $0.key == ObjectIdentifier(trait) } }

  /// Sets what is present in `other`.
  mutating func merge(_ other: TraitValues) {
    for box in other.boxes { put(box) }
  }

  /// Whether a trait has another value in `other`.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    differs(from: other, at: ObjectIdentifier(trait))
  }

  /// The traits that have other values in `other`, by their identifiers.
  func changedTraits(from other: TraitValues) -> [UITrait] {
    let added = other.boxes.filter { box($0.key) == nil }
    return (boxes + added)
      .filter { differs(from: other, at: $0.key) }
      .map(\.trait)
      .sorted { $0.identifier < $1.identifier }
  }

  /// Whether everything that is present in `other` has the same value here.
  func containsValues(of other: TraitValues) -> Bool {
    other.boxes.allSatisfy { theirs in box(theirs.key).map(theirs.isEqual) ?? false }
  }

  private func differs(from other: TraitValues, at key: ObjectIdentifier) -> Bool {
    switch (box(key), other.box(key)) {
    case (nil, nil): false
    case (let box?, nil), (nil, let box?): !box.isDefault
    case (let one?, let two?): !one.isEqual(to: two)
    }
  }

  private func box(_ key: ObjectIdentifier) -> TraitBox? { boxes.first { $0.key == key } }

  private mutating func put(_ box: TraitBox) {
    if let index = boxes.firstIndex(where: { $0.key == box.key }) {
      boxes[index] = box
    } else {
      boxes.append(box)
    }
  }
}

nonisolated extension TraitValues: Hashable {
  /// Whether every trait has the same value in both; one that is absent has its default value.
  static func == (left: TraitValues, right: TraitValues) -> Bool {
    (left.boxes + right.boxes).allSatisfy { !left.differs(from: right, at: $0.key) }
  }

  func hash(into hasher: inout Hasher) {
    var sum = 0
    for box in boxes where !box.isDefault { sum &+= box.valueHash }
    hasher.combine(sum)
  }
}

/// The value of one trait, of whatever type. Immutable.
nonisolated private class TraitBox {
  let trait: UITrait
  let isDefault: Bool

  init(trait: UITrait, isDefault: Bool) {
    self.trait = trait
    self.isDefault = isDefault
  }

  var key: ObjectIdentifier { ObjectIdentifier(trait) }
  /// Equal for equal boxes.
  var valueHash: Int { key.hashValue }

  /// Whether a box of the same trait has the same value.
  func isEqual(to other: TraitBox) -> Bool { self === other }
}

nonisolated private final class TraitValueBox<Value>: TraitBox {
  let value: Value

  init(_ value: Value, of trait: UITrait, isDefault: Bool) {
    self.value = value
    super.init(trait: trait, isDefault: isDefault)
  }

  override var valueHash: Int {
    var hasher = Hasher()
    hasher.combine(key)
    if let value = value as? any Hashable { value.hash(into: &hasher) }
    return hasher.finalize()
  }

  override func isEqual(to other: TraitBox) -> Bool {
    if self === other { return true }
    guard let other = other as? TraitValueBox<Value> else { return false }
    return areKnownEqual(value, other.value)
  }
}

/// Whether two values are known to be equal.
nonisolated private func areKnownEqual<Value>(_ one: Value, _ two: Value) -> Bool {
  (one as? any Equatable)?.isEqual(to: two) ?? false
}

nonisolated extension Equatable {
  fileprivate func isEqual<Other>(to other: Other) -> Bool { (other as? Self) == self }
}
