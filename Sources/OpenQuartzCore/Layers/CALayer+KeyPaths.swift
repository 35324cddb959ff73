import MisuseReports

extension CALayer {
  final func storedValue(forKey key: String) -> Any? {
    LayerKeyPath(key).map { modelValues[$0].object } ?? extras?.programValues[key]
  }

  final func store(_ value: Any?, forKey key: String) {
    guard LayerKeyPath(key) == nil else { return setValue(value, forKeyPath: key) }
    if value == nil, extras == nil { return }
    makeExtras().programValues[key] = value
  }

  final func store(_ value: Any?, forKeyPath keyPath: String) {
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
