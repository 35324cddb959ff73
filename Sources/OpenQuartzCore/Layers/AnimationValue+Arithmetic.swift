nonisolated extension AnimationValue {
  /// The value whose addition changes nothing: zero, or the identity; nil for values that cannot be
  /// added.
  package var neutral: AnimationValue? {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color, .flag, .image, .gravity, .corners, .name, .path, .numbers, .colors: nil
    }
  }

  /// The value between this one and `end`; exactly the ends at 0 and 1. Beyond them it continues.
  ///
  /// Pictures switch at one half. A switch is on in between only if it is on at both ends: a layer
  /// that appears or disappears is visible in between.
  /// Fidelity: contents and switches do not blend [decided].
  package func interpolated(to end: AnimationValue, at fraction: Double) -> AnimationValue {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    switch (self, end) {
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, at: fraction))
    case (.color(let a), .color(let b)):
      return .color(CGColor.interpolated(from: a, to: b, at: fraction))
    case (.flag(let a), .flag(let b)): return .flag(a && b)
    case (.path(let a?), .path(let b?)):
      // Fidelity: paths that are not made of the same pieces switch at one half [decided].
      guard let between = a.interpolated(to: b, at: fraction) else {
        return fraction < 0.5 ? self : end
      }
      return .path(between)
    case (.numbers(let a?), .numbers(let b?)):
      guard let between = a.interpolated(to: b, at: fraction) else {
        return fraction < 0.5 ? self : end
      }
      return .numbers(between)
    case (.colors(let a?), .colors(let b?)):
      guard let between = a.interpolated(to: b, at: fraction) else {
        return fraction < 0.5 ? self : end
      }
      return .colors(between)
    default:
      guard let a = vector, let b = end.vector else { return fraction < 0.5 ? self : end }
      return with(a + (b - a) * fraction)
    }
  }

  /// This value on top of `base`. Transforms are concatenated, this one first.
  package func added(to base: AnimationValue) -> AnimationValue {
    if case (.transform(let value), .transform(let base)) = (self, base) {
      return .transform(CATransform3DConcat(value, base))
    }
    guard let value = vector, let sum = base.vector else { return self }
    return with(value + sum)
  }

  /// Returns the value whose addition to `base` gives this value; nil if there is none.
  package func difference(from base: AnimationValue) -> AnimationValue? {
    if case (.transform(let value), .transform(let base)) = (self, base) {
      return base.inverted.map { .transform(CATransform3DConcat(value, $0)) }
    }
    guard let value = vector, let sum = base.vector else { return nil }
    return with(value - sum)
  }

  /// The value added to itself until it is there `count` times.
  package func repeated(_ count: Int) -> AnimationValue {
    guard case .transform(let transform) = self else {
      return vector.map { with($0 * Double(count)) } ?? self
    }
    // By squaring, because a short cumulative animation may run for days.
    var (result, power, rest) = (CATransform3DIdentity, transform, count)
    while rest > 0 {
      if rest & 1 == 1 { result = CATransform3DConcat(result, power) }
      power = CATransform3DConcat(power, power)
      rest >>= 1
    }
    return .transform(result)
  }

  /// Returns the distance to another value of the shape: the length of the difference. Values of
  /// shapes without intermediate values are 1 apart.
  package func distance(to end: AnimationValue) -> Double {
    switch (self, end) {
    case (.transform(let a), .transform(let b)): a.distance(to: b)
    case (.color(let a), .color(let b)): CGColor.distance(from: a, to: b)
    default:
      if let a = vector, let b = end.vector {
        ((b - a) * (b - a)).sum().squareRoot()
      } else {
        self == end ? 0 : 1
      }
    }
  }

  /// Whether every number is finite; true of what is not made of numbers.
  package var isFinite: Bool {
    if case .transform(let transform) = self { return transform.isFinite }
    if case .numbers(let list) = self { return list?.isFinite ?? true }
    guard let vector else { return true }
    return (vector * 0).sum() == 0
  }

  /// The numbers of the value; nil for transforms and for what is not made of numbers.
  package var vector: SIMD4<Double>? {
    switch self {
    case .number(let x): SIMD4(x, 0, 0, 0)
    case .point(let p): SIMD4(Double(p.x), Double(p.y), 0, 0)
    case .size(let s): SIMD4(Double(s.width), Double(s.height), 0, 0)
    case .rect(let r):
      SIMD4(
        Double(r.origin.x), Double(r.origin.y), Double(r.size.width), Double(r.size.height))
    default: nil
    }
  }

  /// A value of the same shape with other numbers.
  package func with(_ v: SIMD4<Double>) -> AnimationValue {
    switch self {
    case .number: .number(v.x)
    case .point: .point(CGPoint(x: v.x, y: v.y))
    case .size: .size(CGSize(width: v.x, height: v.y))
    case .rect: .rect(CGRect(x: v.x, y: v.y, width: v.z, height: v.w))
    default: self
    }
  }
}

nonisolated extension CGColor {
  /// A colour between two; no colour counts as the other one, transparent.
  ///
  /// Premultiplied, so that a transparent end brings no tint of its own.
  package static func interpolated(
    from start: CGColor?, to end: CGColor?, at fraction: Double
  ) -> CGColor? {
    guard start != nil || end != nil else { return nil }
    let a = start?.premultiplied ?? .zero
    let b = end?.premultiplied ?? .zero
    let mixed = a + (b - a) * fraction
    let alpha = min(max(mixed.w, 0), 1)
    guard alpha > 0 else { return (end ?? start)?.copy(alpha: 0) }
    return CGColor(
      red: mixed.x / alpha, green: mixed.y / alpha, blue: mixed.z / alpha, alpha: alpha)
  }

  /// How far two colours are apart, premultiplied; no colour counts as the other one, transparent.
  fileprivate static func distance(from start: CGColor?, to end: CGColor?) -> Double {
    let difference = (end?.premultiplied ?? .zero) - (start?.premultiplied ?? .zero)
    return (difference * difference).sum().squareRoot()
  }

  /// Red, green and blue times alpha, and alpha.
  private var premultiplied: SIMD4<Double> {
    let parts = (components ?? []).map(Double.init)
    switch parts.count {
    case 2: return SIMD4(parts[0], parts[0], parts[0], 1) * SIMD4(repeating: parts[1])
    case 4: return SIMD4(parts[0], parts[1], parts[2], 1) * SIMD4(repeating: parts[3])
    default: return .zero
    }
  }
}

nonisolated extension CATransform3D {
  /// How far the elements of two transforms are apart.
  fileprivate func distance(to end: CATransform3D) -> Double {
    zip(rows, end.rows).reduce(0) { sum, rows in
      sum + ((rows.1 - rows.0) * (rows.1 - rows.0)).sum()
    }.squareRoot()
  }

  private var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ]
  }
}
