/// The traits that an environment changes for itself and for everything inside it.
///
/// Traits that are not overridden are inherited. A system trait that is set to *unspecified* is not
/// overridden.
nonisolated public struct UITraitOverrides: UIMutableTraits {
  // Fidelity: an override with an unspecified value is none. [decided]
  var values: TraitValues

  /// The overridden value of a trait; its default value if it is not overridden.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Does not override a trait any more.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
