import OpenCoreGraphics

// Values that the program stores under keys of its own, and animates.

extension CALayer {
  /// Returns the value for a key of the program's own; in a presentation copy, the value that it
  /// shows.
  final func ownValue(forKey key: String) -> Any? {
    let stored = extras?.programValues[key] ?? type(of: self).defaultValue(forKey: key)
    guard original != nil, let shown = modelValues.shownOwnValue(key) else { return stored }
    return shown.object(like: stored)
  }

  /// Stores a value for a key of the program's own, and runs the action of the key.
  final func storeOwn(_ value: Any?, forKey key: String) {
    let action = ownAction(forKey: key)
    if value != nil || extras != nil {
      makeExtras().programValues[key] = value
      animations?.invalidate()
    }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The action of a key, found while its value is still the old one.
  private final func ownAction(forKey key: String) -> (any CAAction)? {
    guard original == nil, !RenderContext.current.transactions.actionsAreDisabled else {
      return nil
    }
    if let owner = ownerLink.type, !owner.usesImplicitActions { return nil }
    return action(forKey: key).map { withPreviousValue($0, forKey: key) }
  }

  /// Returns the presentation value for a key of the program's own.
  final func presentedOwnValue(forKey key: String) -> Any? {
    let stored = ownValue(forKey: key)
    guard animations != nil, let shown = presented.shownOwnValue(key) else { return stored }
    return shown.object(like: stored)
  }

  /// Adds what the model has for keys of the program's own to values that animations change.
  final func addOwnValues(of animations: [ActiveAnimation], to values: inout LayerValues) {
    for animation in animations {
      for key in animation.ownKeys where values.shownOwnValue(key) == nil {
        if let value = AnimationValue(own: ownValue(forKey: key)) { values.ownValues[key] = value }
      }
    }
  }

  /// Displays what animations show now, by a copy that shows the layer.
  // Fidelity: a copy made by `init(layer:)` draws, with the values of the frame. [documented]
  final func displayPresented() {
    guard drawsContent, let copy = makePresentation() else { return }
    copy.makeExtras().delegate = delegate
    let contents = copy.modelValues.contents
    copy.displayNow()
    backing = copy.backing
    if copy.modelValues.contents !== contents { modelValues.contents = copy.modelValues.contents }
    animations?.invalidate()
    markChanged(.pixels)
  }
}

nonisolated extension LayerValues {
  /// Returns the presentation value for a key of the program's own; nil where no animation changes
  /// it.
  func shownOwnValue(_ key: String) -> AnimationValue? {
    sharedRareValues?.values.ownValues[key]
  }

  /// The presentation values for keys of the program's own that are animated.
  var ownValues: [String: AnimationValue] {
    get { rare.ownValues }
    set { rare.ownValues = newValue }
  }
}
