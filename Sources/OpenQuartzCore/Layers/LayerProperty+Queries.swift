nonisolated extension LayerProperty {
  private static let byKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The changes that this property causes for the compositor.
  package var changes: LayerChanges { ask(ChangesQuery()) }

  /// Whether a change is animated implicitly: only what has values in between.
  package var hasImplicitAnimation: Bool { ask(ImplicitAnimationQuery()) }

  /// Which class of layers has the property; `plain` for all.
  package var kind: LayerKind { ask(KindQuery()) }

  /// The property with a key, if layers of a kind have it. Found by the hash of the key:
  /// `init(rawValue:)` compares it with one raw value after the other.
  package init?(key: String, of kind: LayerKind) {
    guard let property = Self.byKey[key], property.kind == .plain || property.kind == kind else {
      return nil
    }
    self = property
  }

  /// The properties that few layers set.
  static let rare = allCases.filter { $0.ask(RarityQuery()) }
  /// All other properties.
  static let common = allCases.filter { !$0.ask(RarityQuery()) }

  /// Whether a change searches for an action.
  @inline(__always)
  var hasActions: Bool { ask(ActionsQuery()) }

  /// A closure that sets the property of a layer to its value in `values`.
  func assignment(from values: LayerValues) -> @MainActor (CALayer) -> Void {
    ask(AssignmentQuery(values: values))
  }
}

extension CALayer {
  /// The model's value of a property.
  package final func modelValue(of property: LayerProperty) -> AnimationValue {
    property.ask(ModelQuery(layer: self))
  }
}

nonisolated extension LayerValues {
  /// The value of a property. Setting a value of another shape is a precondition failure.
  package subscript(property: LayerProperty) -> AnimationValue {
    get { property.ask(ValueQuery(values: self)) }
    set {
      let fits = withUnsafeMutablePointer(to: &self) {
        property.ask(SettingQuery(values: $0, value: newValue))
      }
      precondition(fits, "\(property.rawValue) cannot be \(newValue)")
    }
  }

  /// Whether all numbers are finite. Those of a model are; what animations add up may not be.
  package var hasFiniteNumbers: Bool {
    let query = FinitenessQuery(values: self)
    return LayerProperty.common.allSatisfy { $0.ask(query) }
      && (sharedRareValues == nil || LayerProperty.rare.allSatisfy { $0.ask(query) })
  }
}

nonisolated extension LayerValues: Equatable {
  package static func == (a: LayerValues, b: LayerValues) -> Bool {
    LayerProperty.common.allSatisfy { a[$0] == b[$0] }
      && (a.sharedRareValues === b.sharedRareValues
        || LayerProperty.rare.allSatisfy { a[$0] == b[$0] })
  }
}

nonisolated private struct ChangesQuery: LayerPropertyQuery {
  @inline(__always)
  func answer<Value>(for row: LayerPropertyRow<Value>) -> LayerChanges { row.changes }
}

nonisolated private struct ImplicitAnimationQuery: LayerPropertyQuery {
  @inline(__always)
  func answer<Value>(for row: LayerPropertyRow<Value>) -> Bool { row.animation == .implicit }
}

nonisolated private struct RarityQuery: LayerPropertyQuery {
  @inline(__always)
  func answer<Value>(for row: LayerPropertyRow<Value>) -> Bool { row.isRare }
}

nonisolated private struct KindQuery: LayerPropertyQuery {
  @inline(__always)
  func answer<Value>(for row: LayerPropertyRow<Value>) -> LayerKind { row.kind }
}

nonisolated private struct ActionsQuery: LayerPropertyQuery {
  @inline(__always)
  func answer<Value>(for row: LayerPropertyRow<Value>) -> Bool { row.animation != .none }
}

nonisolated private struct ValueQuery: LayerPropertyQuery {
  let values: LayerValues

  @inline(__always)
  func answer<Value>(for row: LayerPropertyRow<Value>) -> AnimationValue {
    values[keyPath: row.field].animationValue
  }
}

/// Reads one field, where a copy of all of a layer's values would cost more than the field.
private struct ModelQuery: @MainActor LayerPropertyQuery {
  let layer: CALayer

  @inline(__always)
  func answer<Value>(for row: LayerPropertyRow<Value>) -> AnimationValue {
    layer.modelValues[keyPath: row.field].animationValue
  }
}

nonisolated private struct SettingQuery: LayerPropertyQuery {
  let values: UnsafeMutablePointer<LayerValues>
  let value: AnimationValue

  /// Whether the value has the shape of the property.
  @inline(__always)
  func answer<Value>(for row: LayerPropertyRow<Value>) -> Bool {
    guard let converted = Value.read(value) else { return false }
    values.pointee[keyPath: row.field] = converted
    return true
  }
}

nonisolated private struct FinitenessQuery: LayerPropertyQuery {
  let values: LayerValues

  @inline(__always)
  func answer<Value>(for row: LayerPropertyRow<Value>) -> Bool {
    values[keyPath: row.field].isFinite
  }
}

nonisolated private struct AssignmentQuery: LayerPropertyQuery {
  let values: LayerValues

  @inline(__always)
  func answer<Value>(for row: LayerPropertyRow<Value>) -> @MainActor (CALayer) -> Void {
    let value = values[keyPath: row.field]
    return { row.assign($0, value) }
  }
}
