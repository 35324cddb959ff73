import MisuseReports

extension CALayer {
  // Fidelity: a layer stores values for keys of the program's own. [documented]
  /// The value of an animatable property, or what was stored for another key; nil if nothing was.
  public func value(forKey key: String) -> Any? {
    LayerKeyPath(key).map { modelValues[$0].object } ?? extras?.programValues[key]
  }

  /// Sets an animatable property, or stores a value for another key; nil removes it.
  ///
  /// A value that does not fit the property changes nothing and is reported.
  public func setValue(_ value: Any?, forKey key: String) {
    guard LayerKeyPath(key) == nil else { return setValue(value, forKeyPath: key) }
    if value == nil, extras == nil { return }
    makeExtras().programValues[key] = value
  }

  /// The value of an animatable key path such as `transform.rotation.z`; nil for any other.
  public func value(forKeyPath keyPath: String) -> Any? {
    LayerKeyPath(keyPath).map { modelValues[$0].object } ?? nil
  }

  /// Sets an animatable key path such as `position.x`.
  ///
  /// A key path that is not one, or a value that does not fit, changes nothing and is reported.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath),
      let converted = AnimationValue(value, like: modelValues[path])
    else {
      return Misuse.report(.valueDoesNotFit(keyPath, value))
    }
    var target = modelValues
    target[path] = converted
    assign(path.property, from: target)
  }

  /// Sets a property to its value in `values`, through the property, so that overrides, actions and
  /// marks happen.
  final package func assign(_ property: LayerProperty, from values: LayerValues) {
    property.assignment(from: values)(self)
  }
}
