import MisuseReports

extension CALayer {
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
