import MisuseReports

extension CALayer {
  /// Sets the value of a property, with the effects of a change. Refuses numbers
  /// that are not finite.
  ///
  /// Inlined, so that only the property's row of the table remains.
  ///
  /// - Returns: Whether the value has changed.
  @inline(__always) @discardableResult
  final func change<Value: LayerPropertyValue>(
    _ property: LayerProperty, _ field: WritableKeyPath<LayerValues, Value>, to value: Value
  ) -> Bool {
    guard !value.isEqual(to: modelValues[keyPath: field]), accepts(value, property.rawValue) else {
      return false
    }
    if marks.isObserved, hasPriorObservers { observersWillChange(field, to: value) }
    let action = willChange(property)
    modelValues[keyPath: field] = value
    if property.changes.contains(.siblingOrder) { depthDidChange() }
    didChange(property, action)
    return true
  }

  /// Whether a property can have a value. One that it cannot have is reported.
  ///
  /// Fidelity: Core Animation raises an exception for a position or bounds that contain NaN
  /// [observed]; here every number of a layer has to be finite, and any other is refused, with
  /// nothing changed [decided].
  @inline(__always)
  final func accepts(_ value: some LayerNumbers, _ property: @autoclosure () -> String) -> Bool {
    if value.isFinite { return true }
    refuse(value, property())
    return false
  }

  @inline(never)
  private final func refuse(_ value: some LayerNumbers, _ property: String) {
    Misuse.report(.valueIsNotFinite(property, "\(value)"))
  }
}
