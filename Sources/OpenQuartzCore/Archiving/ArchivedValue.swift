/// An animation value as archives have it.
nonisolated package struct ArchivedValue: Codable, Sendable {
  private enum Kind: String, Codable, Sendable {
    case number, point, size, rect, transform, color, flag, image, gravity, corners, name, path,
      numbers,
      colors
  }

  private let kind: Kind
  private var numbers: [Double] = []
  /// A PNG file.
  private var picture: Data?
  private var name: String?
  private var path: ArchivedPath?
  /// The components of each colour.
  private var colors: [[Double]]?
  /// Whether there is no list.
  private var isNone: Bool?

  /// Archives a value.
  package init(_ value: AnimationValue) {
    switch value {
    case .number(let number): (kind, numbers) = (.number, [number])
    case .point(let point): (kind, numbers) = (.point, [point.x, point.y].map { Double($0) })
    case .size(let size): (kind, numbers) = (.size, [size.width, size.height].map { Double($0) })
    case .rect(let rect):
      (kind, numbers) = (
        .rect, [rect.minX, rect.minY, rect.size.width, rect.size.height].map { Double($0) }
      )
    case .transform(let transform):
      (kind, numbers) = (.transform, transform.entries.map { Double($0) })
    case .color(let color):
      (kind, numbers) = (.color, Self.numbers(color))
    case .flag(let flag): (kind, numbers) = (.flag, [flag ? 1 : 0])
    case .image(let image):
      kind = .image
      picture = image.flatMap { try? $0.pngData() }
    case .gravity(let gravity):
      kind = .gravity
      name = gravity.rawValue
    case .corners(let corners): (kind, numbers) = (.corners, [Double(corners.rawValue)])
    case .name(let value):
      kind = .name
      name = value
    case .path(let value):
      kind = .path
      path = value.map { ArchivedPath($0.cgPath) }
    case .numbers(let value):
      (kind, numbers) = (.numbers, value?.numbers ?? [])
      isNone = value == nil
    case .colors(let value):
      kind = .colors
      colors = value?.colors.map { Self.numbers($0) }
    }
  }

  /// The value; nil if an archive is damaged.
  package var value: AnimationValue? {
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    let numbers = numbers.map { CGFloat($0) }
    switch (kind, numbers.count) {
    case (.number, 1): return .number(Double(numbers[0]))
    case (.point, 2): return .point(CGPoint(x: numbers[0], y: numbers[1]))
    case (.size, 2): return .size(CGSize(width: numbers[0], height: numbers[1]))
    case (.rect, 4):
      return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case (.transform, 16): return .transform(CATransform3D(entries: numbers))
    case (.color, 0): return .color(nil)
    case (.color, _): return Self.color(numbers).map { .color($0) }
    case (.flag, 1): return .flag(numbers[0] != 0)
    case (.image, 0):
      guard let picture else { return .image(nil) }
      return (try? CGImage(pngData: picture)).map { .image($0) }
    case (.gravity, 0): return name.map { .gravity(CALayerContentsGravity(rawValue: $0)) }
    case (.corners, 1):
      return UInt(exactly: numbers[0]).map { .corners(CACornerMask(rawValue: $0)) }
    case (.name, 0): return name.map { .name($0) }
    case (.path, 0):
      guard let path else { return .path(nil) }
      return path.path.map { .path(SharedPath($0)) }
    case (.numbers, _):
      return .numbers(isNone ?? false ? nil : NumberList(numbers.map { Double($0) }))
    case (.colors, 0):
      guard let colors else { return .colors(nil) }
      guard colors.joined().allSatisfy(\.isFinite) else { return nil }
      let made = colors.compactMap { Self.color($0.map { CGFloat($0) }) }
      return made.count == colors.count ? .colors(ColorList(made)) : nil
    default: return nil
    }
  }

  /// The components; of an image those of its mean.
  private static func numbers(_ color: CGColor?) -> [Double] {
    guard let color else { return [] }
    if color.pattern != nil {
      let mean = color.channels
      return [mean.red, mean.green, mean.blue, mean.alpha].map { Double($0) }
    }
    return (color.components ?? []).map { Double($0) }
  }

  private static func color(_ components: [CGFloat]) -> CGColor? {
    switch components.count {
    case 2: CGColor(gray: components[0], alpha: components[1])
    case 4:
      CGColor(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: nil
    }
  }
}

nonisolated extension AnimationValue {
  /// The value of an object of whatever type; nil for what no property of a layer can be.
  init?(ofAny object: Any?) {
    switch (object as? NSValue)?.unboxed ?? object {
    case nil: return nil
    case let flag as Bool: self = .flag(flag)
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let transform as CATransform3D: self = .transform(transform)
    case let transform as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(transform))
    case let color as CGColor: self = .color(color)
    case let image as CGImage: self = .image(image)
    case let gravity as CALayerContentsGravity: self = .gravity(gravity)
    case let path as CGPath: self = .path(SharedPath(path))
    case let colors as [CGColor]: self = .colors(ColorList(colors))
    case let list as [Any]:
      let numbers = list.compactMap(Self.number)
      guard numbers.count == list.count else { return nil }
      self = .numbers(NumberList(numbers))
    case let corners as CACornerMask: self = .corners(corners)
    case let name as any LayerPropertyName: self = .name(name.rawValue)
    case let other:
      guard let number = Self.number(other) else { return nil }
      self = .number(number)
    }
  }
}

nonisolated extension CATransform3D {
  fileprivate var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  fileprivate init(entries e: [CGFloat]) {
    self.init(
      m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7],
      m31: e[8], m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14],
      m44: e[15])
  }
}
