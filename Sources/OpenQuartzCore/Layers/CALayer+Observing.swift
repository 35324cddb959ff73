// Who observes a layer or the view that owns it is in the layer's extras; a mark says whether
// somebody does.

extension CALayer: KeyValueObservable {
  /// Who observes the layer; nil for nobody.
  package final var keyValueObservers: KeyValueObservers? {
    get { extras?.observers }
    set {
      makeExtras().observers = newValue
      observersWereSet()
    }
  }

  /// Who observes the owner of the layer; nil for nobody.
  package final var observersOfOwner: KeyValueObservers? {
    get { marks.isObserved ? extras?.observersOfOwner : nil }
    set {
      makeExtras().observersOfOwner = newValue
      observersWereSet()
    }
  }

  private func observersWereSet() {
    marks.isObserved = extras?.observers != nil || extras?.observersOfOwner != nil
  }

  /// Performs a change of several properties, which observers learn of at its end.
  @inline(__always)
  final func observingOneChange(_ change: () -> Void) {
    let isObserved = beginOneChange()
    change()
    if isObserved { endOneChange() }
  }

  // For other modules, from which a closure would check at each call that it is on the main actor.

  /// Begins a change of several properties.
  ///
  /// - Returns: Whether somebody observes, so that ``endOneChange()`` is due.
  package final func beginOneChange() -> Bool {
    guard marks.isObserved else { return false }
    beginObservedChange()
    return true
  }

  /// Ends a change of several properties, which observers learn of now.
  package final func endOneChange() { endObservedChange() }

  @inline(never)
  private final func beginObservedChange() {
    extras?.observers?.beginChange()
    extras?.observersOfOwner?.beginChange()
  }

  @inline(never)
  private final func endObservedChange() {
    extras?.observers?.endChange(self)
    if let owner { extras?.observersOfOwner?.endChange(owner) }
  }

  /// Whether somebody wants to know before a property changes.
  final var hasPriorObservers: Bool {
    guard let extras else { return false }
    return extras.observers?.hasPriors ?? false || extras.observersOfOwner?.hasPriors ?? false
  }

  /// Calls those who want to know before a property changes.
  @inline(never)
  final func observersWillChange<Value>(
    _ field: WritableKeyPath<LayerValues, Value>, to value: Value
  ) {
    let old = modelValues[keyPath: field]
    func announce(_ observers: KeyValueObservers?, of object: AnyObject?) {
      guard let observers, observers.hasPriors, let object else { return }
      observers.willChange(object) {
        modelValues[keyPath: field] = value
      } undo: {
        modelValues[keyPath: field] = old
      }
    }
    announce(extras?.observers, of: self)
    announce(extras?.observersOfOwner, of: owner)
  }

  /// Notifies those who observe the layer or its owner of a change.
  @inline(never)
  final func observersDidChange() {
    extras?.observers?.didChange(self)
    if let observers = extras?.observersOfOwner, let owner { observers.didChange(owner) }
  }

  // MARK: Names

  package final func keyedProperty(_ key: String) -> KeyedProperty? { Self.keyedProperties[key] }

  private static let keyedProperties: [String: KeyedProperty] = [
    "frame": KeyedProperty(\CALayer.frame), "bounds": KeyedProperty(\CALayer.bounds),
    "position": KeyedProperty(\CALayer.position),
    "zPosition": KeyedProperty(\CALayer.zPosition),
    "anchorPoint": KeyedProperty(\CALayer.anchorPoint),
    "transform": KeyedProperty(\CALayer.transform),
    "sublayerTransform": KeyedProperty(\CALayer.sublayerTransform),
    "opacity": KeyedProperty(\CALayer.opacity), "hidden": KeyedProperty(\CALayer.isHidden),
    "isHidden": KeyedProperty(\CALayer.isHidden),
    "masksToBounds": KeyedProperty(\CALayer.masksToBounds),
    "cornerRadius": KeyedProperty(\CALayer.cornerRadius),
    "borderWidth": KeyedProperty(\CALayer.borderWidth),
    "borderColor": KeyedProperty(\CALayer.borderColor),
    "backgroundColor": KeyedProperty(\CALayer.backgroundColor),
    "contents": KeyedProperty(\CALayer.contents),
    "contentsRect": KeyedProperty(\CALayer.contentsRect),
    "contentsScale": KeyedProperty(\CALayer.contentsScale),
  ]
}
