/// What a run has changed, in the order of the first changes.
struct RunRecord {
  /// The changes of one layer.
  private struct Entry {
    let layer: CALayer
    var changes: [Change]
  }

  private struct Change {
    let property: LayerProperty
    let before: AnimationValue
    /// What the run has set last, and what stopping it has made of that.
    var after: AnimationValue
    /// What the run leads to.
    var target: AnimationValue
    /// Whether it was shown at once at least once.
    var wasPlain = false
    /// Brings back what the owner of the layer keeps of the property.
    let restoreOwner: (() -> Void)?
  }

  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// How many layers had been made when recording began. A layer that is made meanwhile has no value
  /// from before.
  var births: UInt32 = 0

  /// Notes the value before the first change of a property.
  mutating func noteValue(of property: LayerProperty, of layer: CALayer) {
    guard layer.wasBorn(by: births) else { return }
    let place = place(of: layer)
    guard !entries[place].changes.contains(where: { $0.property == property }) else { return }
    let value = layer.modelValue(of: property)
    entries[place].changes.append(
      Change(
        property: property, before: value, after: value, target: value,
        restoreOwner: layer.owner?.restoration(of: property)))
  }

  /// Notes the value after a change.
  mutating func noteChange(of property: LayerProperty, of layer: CALayer, isAnimated: Bool) {
    guard let place = places[ObjectIdentifier(layer)],
      let index = entries[place].changes.firstIndex(where: { $0.property == property })
    else { return }
    let value = layer.modelValue(of: property)
    entries[place].changes[index].after = value
    entries[place].changes[index].target = value
    if !isAnimated { entries[place].changes[index].wasPlain = true }
  }

  /// Notes that stopping has changed the values that a layer has.
  mutating func noteStop(of layer: CALayer) {
    guard let place = places[ObjectIdentifier(layer)] else { return }
    for index in entries[place].changes.indices {
      let property = entries[place].changes[index].property
      entries[place].changes[index].after = layer.modelValue(of: property)
    }
  }

  private mutating func place(of layer: CALayer) -> Int {
    // The layer keeps its address: the entry keeps the layer.
    let identity = ObjectIdentifier(layer)
    if let place = places[identity] { return place }
    places[identity] = entries.count
    entries.append(Entry(layer: layer, changes: []))
    return entries.count - 1
  }

  // MARK: Restoring

  /// Gives every property that still has the run's value the one before the run.
  func restoreBeginning() { restore(\.before, withOwner: true) }

  /// Gives every property that still has the run's value the one to which the run leads.
  func restoreTarget() { restore(\.target, withOwner: false) }

  private func restore(_ value: KeyPath<Change, AnimationValue>, withOwner: Bool) {
    for entry in entries {
      // What was set by others since is theirs. Decided for the whole layer before anything is set.
      let own = entry.changes.filter { entry.layer.modelValue(of: $0.property) == $0.after }
      for change in own {
        entry.layer.restore(change.property, change[keyPath: value])
        if withOwner { change.restoreOwner?() }
      }
      if own.contains(where: \.wasPlain) { entry.layer.valuesWereRestored() }
    }
  }
}
