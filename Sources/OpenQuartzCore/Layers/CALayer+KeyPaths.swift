import MisuseReports

extension CALayer {
  /// Returns the key path of the layer's class that a string names; nil if there is none.
  final func keyPath(_ string: String) -> LayerKeyPath? {
    LayerKeyPath(string, of: type(of: self).kind)
  }

  static func initialValue(forKey key: String) -> Any? {
    LayerProperty(key: key, of: kind).flatMap { LayerValues.initial[$0].object }
  }

  final func storedValue(atPath keyPath: String) -> Any? {
    self.keyPath(keyPath).map { modelValues[$0].object } ?? nil
  }

  final func storedValue(forKey key: String) -> Any? {
    if let path = keyPath(key) { return modelValues[path].object }
    return ownValue(forKey: key)
  }

  final func store(_ value: Any?, forKey key: String) {
    guard keyPath(key) == nil else { return setValue(value, forKeyPath: key) }
    storeOwn(value, forKey: key)
  }

  final func store(_ value: Any?, atPath keyPath: String) {
    guard let path = self.keyPath(keyPath),
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
