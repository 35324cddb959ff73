/// The changes of a run, in the order of the first change of each property.
struct RunRecord {
  /// The changes of one layer.
  private struct Entry {
    let layer: CALayer
    var changes: [Change] = []
    /// Whether the layer was in no superlayer when it was noted first.
    let wasOutside: Bool

    /// The place of a property's change. A loop, since a closure would be checked for its actor.
    func index(of property: LayerProperty) -> Int? {
      for index in changes.indices where changes[index].property == property { return index }
      return nil
    }
  }

  private struct Change {
    let property: LayerProperty
    var before: AnimationValue
    /// The value that the run has set last, or that replaced it when the run was stopped.
    var after: AnimationValue
    /// The value that the property has after the end of the run.
    var target: AnimationValue
    /// Whether it was shown at once at least once.
    var wasPlain = false
    /// Brings back what belongs to the property and is no part of its value.
    var restoreRest: (() -> Void)?
  }

  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// How many layers had been made when recording began. A layer that is made meanwhile has no
  /// value from before.
  var creations: UInt32 = 0

  /// Notes the value before the first change of a property.
  mutating func noteValue(of property: LayerProperty, of layer: CALayer) {
    guard layer.existed(at: creations) else { return }
    let place = place(of: layer)
    guard entries[place].index(of: property) == nil else { return }
    let value = layer.modelValue(of: property)
    entries[place].changes.append(
      Change(
        property: property, before: value, after: value, target: value,
        restoreRest: layer.restoration(of: property)))
  }

  /// Notes the value after a change.
  mutating func noteChange(of property: LayerProperty, of layer: CALayer, isAnimated: Bool) {
    guard let place = places[ObjectIdentifier(layer)],
      let index = entries[place].index(of: property)
    else { return }
    let value = layer.modelValue(of: property)
    entries[place].changes[index].after = value
    entries[place].changes[index].target = value
    if !isAnimated { entries[place].changes[index].wasPlain = true }
  }

  /// Notes that a value was replaced when a run in the time of this one was stopped or taken back.
  /// One that others had set stays theirs.
  ///
  /// - Parameter old: The value before.
  mutating func noteReplacement(
    of property: LayerProperty, of layer: CALayer, replacing old: AnimationValue
  ) {
    guard let place = places[ObjectIdentifier(layer)],
      let index = entries[place].index(of: property), entries[place].changes[index].after == old
    else { return }
    let value = layer.modelValue(of: property)
    entries[place].changes[index].after = value
    entries[place].changes[index].target = value
  }

  /// Notes that a value was replaced by what was shown when this run was stopped. If others had set
  /// the value before, the property returns to it when the run is finished at its start or its end.
  ///
  /// - Parameter old: The value before.
  // Fidelity: what others have set outlasts an animator that is stopped and finished. [decided]
  mutating func noteStop(
    of property: LayerProperty, of layer: CALayer, replacing old: AnimationValue
  ) {
    let value = layer.modelValue(of: property)
    let place = place(of: layer)
    if let index = entries[place].index(of: property) {
      if entries[place].changes[index].after != old {
        entries[place].changes[index].before = old
        entries[place].changes[index].target = old
        entries[place].changes[index].restoreRest = nil
      }
      entries[place].changes[index].after = value
    } else {
      entries[place].changes.append(
        Change(property: property, before: old, after: value, target: old, restoreRest: nil))
    }
  }

  /// Notes that a layer is about to be removed from its superlayer.
  mutating func noteRemoval(of layer: CALayer) { _ = place(of: layer) }

  /// Whether a property of a layer was noted.
  func contains(_ layer: CALayer) -> Bool {
    places[ObjectIdentifier(layer)].map { !entries[$0].changes.isEmpty } ?? false
  }

  private mutating func place(of layer: CALayer) -> Int {
    // The layer keeps its address: the entry keeps the layer.
    let next = entries.count
    let place = { (place: inout Int) in place }(&places[ObjectIdentifier(layer), default: next])
    if place == next { entries.append(Entry(layer: layer, wasOutside: layer.superlayer == nil)) }
    return place
  }

  // MARK: Restoring

  /// Sets a property of a layer.
  typealias Setter = (LayerProperty, _ layer: CALayer, _ value: AnimationValue) -> Void

  /// Gives every property that still has the run's value the one before the run.
  func restoreBeginning(through set: Setter) { restore(\.before, withRest: true, set) }

  /// Gives every property that still has the run's value the one to which the run leads.
  func restoreTarget(through set: Setter) { restore(\.target, withRest: false, set) }

  private func restore(
    _ value: KeyPath<Change, AnimationValue>, withRest: Bool, _ set: Setter
  ) {
    for entry in entries {
      // Values that others have set since are not restored. This is decided for the whole layer
      // before any value is set.
      let isLeftAlone = !entry.wasOutside && entry.layer.isPlacedOutside
      let skipped: [LayerProperty] = isLeftAlone ? [.bounds, .position] : []
      let own = entry.changes.filter {
        entry.layer.modelValue(of: $0.property) == $0.after && !skipped.contains($0.property)
      }
      for change in own {
        set(change.property, entry.layer, change[keyPath: value])
        if withRest { change.restoreRest?() }
      }
      if own.contains(where: \.wasPlain) { entry.layer.valuesWereRestored() }
    }
  }
}
