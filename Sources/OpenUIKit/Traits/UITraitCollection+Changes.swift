nonisolated extension UITraitCollection {
  /// The same collection after `mutations`.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values.modified(by: mutations))
  }

  /// The same collection with another value of one trait.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  /// The traits that have other values in `traitCollection`, or, for nil, other values than their
  /// default ones. The order is that of their identifiers.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.changedTraits(from: traitCollection?.values ?? TraitValues())
  }

  /// The system's traits that colours depend on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self,
    ]
  }

  /// The system's traits by which catalogues have several images of a name.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitDisplayGamut.self,
    ]
  }

  /// This collection with `overrides`; the same object where that changes nothing.
  func overridden(by overrides: TraitValues) -> UITraitCollection {
    var values = values
    values.merge(overrides)
    return values == self.values ? self : UITraitCollection(values)
  }
}

nonisolated extension TraitValues {
  func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    // Traits of another type have no value that could be read.
    return traits as? TraitValues ?? self
  }
}

nonisolated extension TraitValues: CustomStringConvertible {
  /// Names and values, by the identifiers of the traits.
  var description: String {
    func line<Trait: UITraitDefinition>(_ trait: Trait.Type) -> String {
      "\(trait.name) = \(self[trait])"
    }
    return traits.sorted { $0.identifier < $1.identifier }.map { line($0) }
      .joined(separator: "; ")
  }
}
