/// Values of traits, each with its trait. A value: a trait that is absent has its default value.
nonisolated struct TraitValues {
  private var boxes: [ObjectIdentifier: TraitBox] = [:]

  var isEmpty: Bool { boxes.isEmpty }

  /// The traits that are present.
  var traits: [UITrait] { boxes.values.map(\.trait) }

  /// The value of a trait. A system trait that is set to its default value is absent.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      (boxes[ObjectIdentifier(trait)] as? TraitValueBox<Trait>)?.value ?? Trait.defaultValue
    }
    set {
      let box = TraitValueBox<Trait>(newValue)
      let isAbsent = box.isDefault && trait is any SystemTraitDefinition.Type
      boxes[ObjectIdentifier(trait)] = isAbsent ? nil : box
    }
  }

  func contains(_ trait: UITrait) -> Bool { boxes[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { boxes[ObjectIdentifier(trait)] = nil }

  /// Takes over what is present in `other`.
  mutating func merge(_ other: TraitValues) {
    boxes.merge(other.boxes) { _, new in new }
  }

  /// Whether a trait has another value in `other`.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    differs(from: other, at: ObjectIdentifier(trait))
  }

  /// The traits that have other values in `other`, by their identifiers.
  func changedTraits(from other: TraitValues) -> [UITrait] {
    let added = other.boxes.filter { boxes[$0.key] == nil }.values
    return (Array(boxes.values) + added)
      .filter { differs(from: other, at: $0.key) }
      .map(\.trait)
      .sorted { $0.identifier < $1.identifier }
  }

  /// Whether everything that is present in `other` has the same value here.
  func containsValues(of other: TraitValues) -> Bool {
    other.boxes.allSatisfy { key, box in
      boxes[key].map(box.isEqual) ?? false
    }
  }

  private func differs(from other: TraitValues, at key: ObjectIdentifier) -> Bool {
    switch (boxes[key], other.boxes[key]) {
    case (nil, nil): false
    case (let box?, nil), (nil, let box?): !box.isDefault
    case (let one?, let two?): !one.isEqual(to: two)
    }
  }
}

nonisolated extension TraitValues: Hashable {
  /// Whether every trait has the same value in both; one that is absent has its default value.
  static func == (left: TraitValues, right: TraitValues) -> Bool {
    left.boxes.keys.allSatisfy { !left.differs(from: right, at: $0) }
      && right.boxes.keys.allSatisfy { !left.differs(from: right, at: $0) }
  }

  func hash(into hasher: inout Hasher) {
    var sum = 0
    for box in boxes.values where !box.isDefault { sum &+= box.valueHash }
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

  func isEqual(to other: TraitBox) -> Bool { self === other }
}

nonisolated private final class TraitValueBox<Trait: UITraitDefinition>: TraitBox {
  let value: Trait.Value

  init(_ value: Trait.Value) {
    self.value = value
    super.init(
      trait: Trait.self, isDefault: Self.areEqual(value, Trait.defaultValue))
  }

  override var valueHash: Int {
    var hasher = Hasher()
    hasher.combine(key)
    if let value = value as? any Hashable { value.hash(into: &hasher) }
    return hasher.finalize()
  }

  override func isEqual(to other: TraitBox) -> Bool {
    if self === other { return true }
    guard let other = other as? TraitValueBox<Trait> else { return false }
    return Self.areEqual(value, other.value)
  }

  /// Whether two values are known to be equal.
  private static func areEqual(_ one: Trait.Value, _ two: Trait.Value) -> Bool {
    (one as? any Equatable)?.isEqual(to: two) ?? false
  }
}

nonisolated extension Equatable {
  fileprivate func isEqual<Other>(to other: Other) -> Bool { (other as? Self) == self }
}
