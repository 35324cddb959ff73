extension CALayer {
  /// Whether the layer was there when so many layers had been made.
  final func existed(at creations: UInt32) -> Bool {
    Int32(bitPattern: creationNumber &- creations) <= 0
  }

  /// Notifies the runs that are being recorded that a property is about to change.
  @inline(never)
  final func noteValue(of property: LayerProperty) {
    guard original == nil else { return }
    for run in RenderContext.current.recorders { run.changes?.noteValue(of: property, of: self) }
  }

  /// Notifies the runs that are being recorded that a property has changed.
  @inline(never)
  final func noteChange(of property: LayerProperty, isAnimated: Bool) {
    guard original == nil else { return }
    for run in RenderContext.current.recorders {
      run.changes?.noteChange(of: property, of: self, isAnimated: isAnimated)
    }
  }

  /// Notifies the runs that are being recorded that the layer is about to be removed from its
  /// superlayer.
  final func noteRemoval() {
    for run in RenderContext.current.recorders { run.changes?.noteRemoval(of: self) }
  }

  /// Notes that bounds or position were set, also to the value that they have. Who does so with a
  /// layer that has left its superlayer has decided about its place: no run takes that back.
  @inline(__always)
  final func notePlacement() { if parentLink.isEmpty { marks.isPlacedOutside = true } }

  /// Whether the layer is in no superlayer, and was given its place since it has left the last one.
  final var isPlacedOutside: Bool { parentLink.isEmpty && marks.isPlacedOutside }

  /// Restores a previous value of a property, at once.
  final func restore(_ property: LayerProperty, _ value: AnimationValue) {
    guard modelValue(of: property) != value else { return }
    var values = modelValues
    values[property] = value
    assign(property, from: values)
  }

  /// A closure that restores the present state besides the property; nil if there is none.
  final func restoration(of property: LayerProperty) -> (() -> Void)? {
    // Contents replace what the layer has drawn.
    if property == .contents, backing != nil { return { self.setNeedsDisplay() } }
    return owner?.restoration(of: property)
  }

  /// Requests the layout that had set values of the layer, after a run has restored earlier ones.
  final func valuesWereRestored() {
    if let owner { owner.layerValuesWereRestored() } else { parent?.setNeedsLayout() }
  }
}
