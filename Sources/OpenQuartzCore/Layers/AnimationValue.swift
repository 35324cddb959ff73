/// A value that an animation can set: numbers in some shape, or something that switches.
nonisolated package enum AnimationValue: Sendable, Equatable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// Apart from the other shapes, of which it is four times the size.
  indirect case transform(CATransform3D)
  case color(CGColor?)
  case flag(Bool)
  case image(CGImage?)
  case gravity(CALayerContentsGravity)
  case corners(CACornerMask)
  /// One of the names that a property knows.
  case name(String)
  case path(SharedPath?)
  case numbers(NumberList?)
  case colors(ColorList?)

  package static func == (a: AnimationValue, b: AnimationValue) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): a.isEqual(to: b)
    case (.color(let a), .color(let b)): a == b
    case (.flag(let a), .flag(let b)): a == b
    case (.image(let a), .image(let b)): a === b
    case (.gravity(let a), .gravity(let b)): a == b
    case (.corners(let a), .corners(let b)): a == b
    case (.name(let a), .name(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    default: false
    }
  }
}

// Conversion from and to the `Any` of Apple's signatures.
nonisolated extension AnimationValue {
  /// The value in the shape of `example`; nil when it cannot be given that shape.
  package init?(_ boxed: Any?, like example: AnimationValue) {
    let object = Self.unboxed(boxed)
    let value: AnimationValue? =
      switch example {
      case .number: Self.number(object).map { .number($0) }
      case .point: Self.point(object).map { .point($0) }
      case .size: Self.size(object).map { .size($0) }
      case .rect: (object as? CGRect).map { .rect($0) }
      case .transform: Self.transform(object).map { .transform($0) }
      case .color: Self.optional(CGColor.self, object).map { .color($0) }
      case .flag: Self.flag(object).map { .flag($0) }
      case .image: Self.optional(CGImage.self, object).map { .image($0) }
      case .gravity: (object as? CALayerContentsGravity).map { .gravity($0) }
      case .corners: Self.corners(object).map { .corners($0) }
      case .name: Self.name(object).map { .name($0) }
      case .path: Self.optional(CGPath.self, object).map { .path($0.map { SharedPath($0) }) }
      case .numbers: Self.numbers(object).map { .numbers($0) }
      case .colors: Self.optional([CGColor].self, object).map { .colors($0.map { ColorList($0) }) }
      }
    guard let value else { return nil }
    self = value
  }

  /// The value as Apple's signatures give it; nil for no colour and no image.
  package var object: Any? {
    switch self {
    case .number(let number): CGFloat(number)
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color
    case .flag(let flag): flag
    case .image(let image): image
    case .gravity(let gravity): gravity
    case .corners(let corners): corners
    case .name(let name): name
    case .path(let path): path?.cgPath
    case .numbers(let list): list?.objects
    case .colors(let list): list?.colors
    }
  }

  private static func unboxed(_ boxed: Any?) -> Any? {
    // The cast boxes structures of Swift, whose kinds Foundation names in memory that it never
    // frees.
    switch boxed.map({ type(of: $0) }) {
    case is CGPoint.Type, is CGSize.Type, is CGRect.Type, is CATransform3D.Type: boxed
    default: (boxed as? NSValue)?.unboxed ?? boxed
    }
  }

  static func number(_ object: Any?) -> Double? {
    switch object {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private static func numbers(_ object: Any?) -> NumberList?? {
    guard let object else { return .some(nil) }
    guard let list = object as? [Any] else { return nil }
    let numbers = list.compactMap(number)
    return numbers.count == list.count ? NumberList(numbers) : nil
  }

  /// An object, or nil for none; nil at the outer level for an object of another type.
  private static func optional<Object>(_ type: Object.Type, _ object: Any?) -> Object?? {
    guard let object else { return .some(nil) }
    return (object as? Object).map { .some($0) }
  }

  private static func flag(_ object: Any?) -> Bool? {
    object as? Bool ?? number(object).map { $0 != 0 }
  }

  private static func name(_ object: Any?) -> String? {
    object as? String ?? (object as? any LayerPropertyName)?.rawValue
  }

  private static func point(_ object: Any?) -> CGPoint? {
    if let size = object as? CGSize { return CGPoint(x: size.width, y: size.height) }
    return object as? CGPoint
  }

  private static func size(_ object: Any?) -> CGSize? {
    if let point = object as? CGPoint { return CGSize(width: point.x, height: point.y) }
    return object as? CGSize
  }

  private static func corners(_ object: Any?) -> CACornerMask? {
    if let corners = object as? CACornerMask { return corners }
    return number(object).flatMap { UInt(exactly: $0) }.map { CACornerMask(rawValue: $0) }
  }

  private static func transform(_ object: Any?) -> CATransform3D? {
    if let flat = object as? CGAffineTransform { return CATransform3DMakeAffineTransform(flat) }
    return object as? CATransform3D
  }
}
