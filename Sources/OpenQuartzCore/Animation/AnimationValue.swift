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
    // The cast boxes structures of Swift, whose kinds Foundation names in memory that it never
    // frees.
    let object: Any? =
      switch boxed.map({ type(of: $0) }) {
      case is CGPoint.Type, is CGSize.Type, is CGRect.Type, is CATransform3D.Type: boxed
      default: (boxed as? NSValue)?.unboxed ?? boxed
      }
    switch example {
    case .number:
      guard let number = Self.number(object) else { return nil }
      self = .number(number)
    case .point:
      if let size = object as? CGSize {
        self = .point(CGPoint(x: size.width, y: size.height))
      } else {
        guard let point = object as? CGPoint else { return nil }
        self = .point(point)
      }
    case .size:
      if let point = object as? CGPoint {
        self = .size(CGSize(width: point.x, height: point.y))
      } else {
        guard let size = object as? CGSize else { return nil }
        self = .size(size)
      }
    case .rect:
      guard let rect = object as? CGRect else { return nil }
      self = .rect(rect)
    case .transform:
      guard let transform = Self.transform(object) else { return nil }
      self = .transform(transform)
    case .color:
      guard object == nil || object is CGColor else { return nil }
      self = .color(object as? CGColor)
    case .flag:
      guard let flag = object as? Bool ?? Self.number(object).map({ $0 != 0 }) else { return nil }
      self = .flag(flag)
    case .image:
      guard object == nil || object is CGImage else { return nil }
      self = .image(object as? CGImage)
    case .gravity:
      guard let gravity = object as? CALayerContentsGravity else { return nil }
      self = .gravity(gravity)
    case .corners:
      guard let corners = Self.corners(object) else { return nil }
      self = .corners(corners)
    case .name:
      guard let name = object as? String ?? (object as? any LayerPropertyName)?.rawValue else {
        return nil
      }
      self = .name(name)
    case .path:
      guard object == nil || object is CGPath else { return nil }
      self = .path((object as? CGPath).map { SharedPath($0) })
    case .numbers:
      guard let object else {
        self = .numbers(nil)
        return
      }
      guard let list = object as? [Any] else { return nil }
      let numbers = list.compactMap(Self.number)
      guard numbers.count == list.count else { return nil }
      self = .numbers(NumberList(numbers))
    case .colors:
      guard object == nil || object is [CGColor] else { return nil }
      self = .colors((object as? [CGColor]).map { ColorList($0) })
    }
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

  private static func corners(_ object: Any?) -> CACornerMask? {
    if let corners = object as? CACornerMask { return corners }
    return number(object).flatMap { UInt(exactly: $0) }.map { CACornerMask(rawValue: $0) }
  }

  private static func transform(_ object: Any?) -> CATransform3D? {
    if let flat = object as? CGAffineTransform { return CATransform3DMakeAffineTransform(flat) }
    return object as? CATransform3D
  }
}
