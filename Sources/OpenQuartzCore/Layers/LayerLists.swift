/// A list of numbers as a value of a layer.
nonisolated package struct NumberList: Equatable, Sendable {
  package var numbers: [Double]

  /// A list of numbers.
  package init(_ numbers: [Double]) { self.numbers = numbers }

  /// The list as Apple's signatures have it.
  package var objects: [NSNumber] { numbers.map { NSNumber(value: $0) } }

  /// The list between this one and `end`; nil if that is longer or shorter.
  func interpolated(to end: NumberList, at fraction: Double) -> NumberList? {
    guard numbers.count == end.numbers.count else { return nil }
    return NumberList(zip(numbers, end.numbers).map { $0 + ($1 - $0) * fraction })
  }
}

nonisolated extension NumberList: LayerPropertyObject {
  static func optional(_ value: AnimationValue) -> NumberList?? {
    guard case .numbers(let list) = value else { return nil }
    return .some(list)
  }

  static func animationValue(_ object: NumberList?) -> AnimationValue { .numbers(object) }

  var isFinite: Bool { numbers.allSatisfy(\.isFinite) }
}

/// A list of colours as a value of a layer.
nonisolated package struct ColorList: Equatable, Sendable {
  package var colors: [CGColor]

  /// A list of colours.
  package init(_ colors: [CGColor]) { self.colors = colors }

  /// The list between this one and `end`; nil if that is longer or shorter.
  func interpolated(to end: ColorList, at fraction: Double) -> ColorList? {
    guard colors.count == end.colors.count else { return nil }
    return ColorList(
      zip(colors, end.colors).map {
        CGColor.interpolated(from: $0, to: $1, at: fraction) ?? $0
      })
  }
}

nonisolated extension ColorList: LayerPropertyObject {
  static func optional(_ value: AnimationValue) -> ColorList?? {
    guard case .colors(let list) = value else { return nil }
    return .some(list)
  }

  static func animationValue(_ object: ColorList?) -> AnimationValue { .colors(object) }
}
