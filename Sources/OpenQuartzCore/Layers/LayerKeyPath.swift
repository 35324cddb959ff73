/// A key path that can be animated: a property, or a part of one.
nonisolated package struct LayerKeyPath: Sendable, Equatable {
  package var property: LayerProperty
  package var part: Part

  /// A part of a property's value.
  package enum Part: Sendable, Equatable {
    case whole
    /// A number of the value's numbers, by index: x, y, width, height.
    case number(Int)
    case origin, size
    case translation, translationAxis(Int)
    case scale, scaleAxis(Int)
    case rotationAxis(Int)
  }

  package init(_ property: LayerProperty, _ part: Part = .whole) {
    self.property = property
    self.part = part
  }

  /// Reads `position`, `bounds.size.width`, `transform.rotation.z` and the like, of layers of a
  /// kind.
  package init?(_ string: String, of kind: LayerKind = .plain) {
    if let property = LayerProperty(key: string, of: kind) {
      self.init(property)
      return
    }
    let names = string.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = names.first, let property = LayerProperty(key: String(first), of: kind) else {
      return nil
    }
    let rest = names.dropFirst().joined(separator: ".")
    guard let part = Self.part(rest, of: property) else { return nil }
    self.init(property, part)
  }

  private static func part(_ name: String, of property: LayerProperty) -> Part? {
    if name.isEmpty { return .whole }
    return switch LayerValues.initial[property] {
    case .point: pointParts[name]
    case .size: sizeParts[name]
    case .rect: rectangleParts[name]
    case .transform: transformParts[name]
    default: nil
    }
  }

  private static let pointParts: [String: Part] = ["x": .number(0), "y": .number(1)]

  private static let sizeParts: [String: Part] = ["width": .number(0), "height": .number(1)]

  private static let rectangleParts: [String: Part] = [
    "origin": .origin, "origin.x": .number(0), "origin.y": .number(1),
    "size": .size, "size.width": .number(2), "size.height": .number(3),
  ]

  private static let transformParts: [String: Part] = [
    "translation": .translation, "translation.x": .translationAxis(0),
    "translation.y": .translationAxis(1), "translation.z": .translationAxis(2),
    "scale": .scale, "scale.x": .scaleAxis(0), "scale.y": .scaleAxis(1), "scale.z": .scaleAxis(2),
    "rotation": .rotationAxis(2), "rotation.x": .rotationAxis(0), "rotation.y": .rotationAxis(1),
    "rotation.z": .rotationAxis(2),
  ]
}

nonisolated extension LayerValues {
  /// The value at a key path.
  package subscript(path: LayerKeyPath) -> AnimationValue {
    get {
      let value = self[path.property]
      return path.part == .whole ? value : value.part(path.part)
    }
    set {
      guard path.part != .whole else { return self[path.property] = newValue }
      self[path.property] = self[path.property].replacing(path.part, with: newValue)
    }
  }
}

nonisolated extension AnimationValue {
  fileprivate func part(_ part: LayerKeyPath.Part) -> AnimationValue {
    if case .transform(let transform) = self { return transform.part(part) }
    guard let vector else { return self }
    switch part {
    case .number(let index): return .number(vector[index])
    case .origin: return .point(CGPoint(x: vector.x, y: vector.y))
    case .size: return .size(CGSize(width: vector.z, height: vector.w))
    default: return self
    }
  }

  fileprivate func replacing(
    _ part: LayerKeyPath.Part, with value: AnimationValue
  ) -> AnimationValue {
    if case .transform(let transform) = self {
      return .transform(transform.replacing(part, with: value))
    }
    guard var vector, let new = value.vector else { return self }
    switch part {
    case .number(let index): vector[index] = new.x
    case .origin: (vector.x, vector.y) = (new.x, new.y)
    case .size: (vector.z, vector.w) = (new.x, new.y)
    default: return self
    }
    return with(vector)
  }
}
