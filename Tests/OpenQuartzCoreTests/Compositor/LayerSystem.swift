import NestTesting

@testable import OpenQuartzCore

/// A tree of layers on a surface, for a random driver: after any changes the surface has the pixels
/// of a full repaint.
final class LayerSystem: DrivenSystem {
  private(set) var problem: String?
  let recorder = LifecycleRecorder()

  private var stage: Stage
  private var isUntouched = true
  private var layers: [CALayer] = []
  private let pictures: [CGImage]

  init() throws {
    stage = try Stage(width: 64, height: 48)
    pictures = try [(9, 7, true), (30, 20, false), (120, 90, true)].map { width, height, opaque in
      try .make(width: width, height: height, isOpaque: opaque) { x, y in
        let alpha: UInt32 = opaque || (x + y) % 3 > 0 ? 255 : 0
        let red = UInt32(x * 255 / width) * alpha / 255
        return alpha << 24 | red << 16 | UInt32(y * 255 / height) * alpha / 255
      }
    }
  }

  func perform(_ operation: LayerOperation) throws {
    switch operation {
    case .useScaleTwo where isUntouched: stage = try Stage(width: 64, height: 48, scale: 2)
    case .useScaleTwo: break
    case .compose: compose()
    case .render: try render()
    default: change(operation)
    }
    isUntouched = false
  }

  func finish() throws { try render() }

  private func compose() {
    stage.host.paintsOnDemand = true
    stage.render()
    stage.host.paintsOnDemand = false
  }

  private func render() throws {
    stage.render()
    stage.host.paint()
    let shown = try stage.pixels()
    let fresh = try stage.freshPixels()
    guard problem == nil, let first = shown.indices.first(where: { shown[$0] != fresh[$0] }) else {
      return
    }
    let width = stage.surface.pixelWidth
    let count = zip(shown, fresh).filter { $0 != $1 }.count
    problem =
      "\(count) pixels differ, the first at \(first % width), \(first / width): "
      + "\(String(shown[first], radix: 16)) for \(String(fresh[first], radix: 16))"
  }
}

// MARK: - Changing

extension LayerSystem {
  /// The layer of that number, counted round, so that it means one in a shorter sequence too.
  private func layer(_ number: Int) -> CALayer? {
    layers.isEmpty ? nil : layers[number % layers.count]
  }

  /// The layer of that number; the root for nil.
  private func parent(_ number: Int?) -> CALayer { number.flatMap(layer) ?? stage.root }

  private func change(_ operation: LayerOperation) {
    switch operation {
    case .insert(let into, let index, let x, let y, let width, let height, let color):
      let made = CALayer()
      made.backgroundColor = color.cgColor
      made.bounds.size = CGSize(width: width, height: height)
      made.position = CGPoint(x: x, y: y)
      parent(into).insertSublayer(made, at: UInt32(index))
      layers.append(made)
    case .insertDrawing(let into, let x, let y, let width, let height, let isShape):
      let made = isShape ? CAShapeLayer() : CAGradientLayer()
      made.bounds.size = CGSize(width: width, height: height)
      made.position = CGPoint(x: x, y: y)
      draw(0, size: 20, on: made)
      parent(into).addSublayer(made)
      layers.append(made)
    case .insertBackdrop(let into, let x, let y, let width, let height):
      let made = BackdropLayer()
      made.bounds.size = CGSize(width: width, height: height)
      made.position = CGPoint(x: x, y: y)
      made.blurRadius = 2
      parent(into).addSublayer(made)
      layers.append(made)
    case .insertGroup(let into, let x, let y, let isReplicator):
      let made = isReplicator ? CAReplicatorLayer() : CATransformLayer()
      made.bounds.size = CGSize(width: 20, height: 16)
      made.position = CGPoint(x: x, y: y)
      (made as? CAReplicatorLayer)?.instanceCount = 3
      (made as? CAReplicatorLayer)?.instanceTransform = CATransform3DMakeTranslation(9, 4, 0)
      let part = CALayer()
      part.frame = CGRect(x: 2, y: 1, width: 9, height: 7)
      part.backgroundColor = .blue
      made.addSublayer(part)
      parent(into).addSublayer(made)
      layers += [made, part]
    case .setInstances(let number, let count, let transform, let color, let fade, let isInSpace):
      guard let replicator = layer(number) as? CAReplicatorLayer else { return }
      replicator.instanceCount = count
      replicator.instanceTransform = transform.transform3D
      replicator.instanceColor = color.cgColor
      replicator.instanceAlphaOffset = Float(fade)
      replicator.instanceRedOffset = -0.1
      replicator.preservesDepth = isInSpace
    case .setBackdrop(let number, let blur, let saturation):
      guard let backdrop = layer(number) as? BackdropLayer else { return }
      backdrop.blurRadius = CGFloat(blur)
      backdrop.saturation = CGFloat(saturation)
    case .setDrawing(let number, let style, let size):
      if let layer = layer(number) { draw(style, size: size, on: layer) }
    case .move(let number, let into): move(number, into: parent(into))
    case .remove(let number): layer(number)?.removeFromSuperlayer()
    case .toFront(let number):
      guard let layer = layer(number) else { return }
      layer.superlayer?.addSublayer(layer)
    case .setContents(let number, let picture):
      layer(number)?.contents = picture.map { pictures[$0] }
    case .setGravity(let number, let gravity, let isCropped):
      layer(number)?.contentsGravity = Self.gravities[gravity]
      if isCropped {
        layer(number)?.contentsRect = CGRect(x: 0.1, y: 0.2, width: 0.5, height: 0.7)
      }
    case .toggleHidden(let number): layer(number)?.isHidden.toggle()
    case .toggleMasksToBounds(let number): layer(number)?.masksToBounds.toggle()
    case .toggleDoubleSided(let number): layer(number)?.isDoubleSided.toggle()
    default: setNumbers(operation)
    }
  }

  /// Changes what a shape or gradient layer draws.
  private func draw(_ style: Int, size: Double, on layer: CALayer) {
    if let shape = layer as? CAShapeLayer {
      let rect = CGRect(x: Double(style % 5), y: -1, width: size, height: size)
      let isRound = style.isMultiple(of: 2)
      let path =
        isRound ? CGPath(ellipseIn: rect, transform: nil) : CGPath(rect: rect, transform: nil)
      shape.path = style % 7 == 6 ? nil : path
      shape.fillColor = style % 3 == 2 ? nil : CGColor(red: 0.2, green: 0.5, blue: 1, alpha: 0.7)
      shape.strokeColor = style % 4 > 1 ? .red : nil
      shape.lineWidth = CGFloat(style % 6) + 0.5
      shape.strokeEnd = style % 5 == 4 ? 0.6 : 1
      shape.lineDashPattern = style % 11 > 8 ? [3, 2] : nil
    } else if let gradient = layer as? CAGradientLayer {
      let end = style.isMultiple(of: 2) ? CGColor.blue : .gray(90, alpha: 0.3)
      gradient.colors = style % 7 == 6 ? nil : [CGColor.red, end]
      gradient.type = [CAGradientLayerType.axial, .radial, .conic][style % 3]
      gradient.startPoint = CGPoint(x: 0.3, y: size / 40)
      gradient.locations = style % 5 == 4 ? [0.2, 0.5] : nil
    }
  }

  private func move(_ number: Int, into parent: CALayer) {
    guard let moved = layer(number) else { return }
    var ancestor: CALayer? = parent
    while let current = ancestor {
      if current === moved { return }
      ancestor = current.superlayer
    }
    parent.addSublayer(moved)
  }

  private func setNumbers(_ operation: LayerOperation) {
    switch operation {
    case .setPosition(let number, let x, let y): layer(number)?.position = CGPoint(x: x, y: y)
    case .setSize(let number, let width, let height):
      layer(number)?.bounds.size = CGSize(width: width, height: height)
    case .setBoundsOrigin(let number, let x, let y):
      layer(number)?.bounds.origin = CGPoint(x: x, y: y)
    case .setAnchorPoint(let number, let x, let y):
      layer(number)?.anchorPoint = CGPoint(x: x, y: y)
    case .setZPosition(let number, let z): layer(number)?.zPosition = CGFloat(z)
    case .setTransform(let number, let transform):
      layer(number)?.transform = transform.transform3D
    case .setSublayerTransform(let number, let transform):
      layer(number)?.sublayerTransform = transform.transform3D
    case .setOpacity(let number, let opacity): layer(number)?.opacity = Float(opacity)
    case .setColor(let number, let color): layer(number)?.backgroundColor = color.cgColor
    case .setCornerRadius(let number, let radius): layer(number)?.cornerRadius = CGFloat(radius)
    case .setCorners(let number, let corners, let isContinuous):
      layer(number)?.maskedCorners = CACornerMask(rawValue: corners)
      layer(number)?.cornerCurve = isContinuous ? .continuous : .circular
    case .setShadow(let number, let opacity, let radius, let x, let y, let hasPath):
      guard let layer = layer(number) else { return }
      layer.shadowOpacity = Float(opacity)
      layer.shadowRadius = CGFloat(radius)
      layer.shadowOffset = CGSize(width: x, height: y)
      layer.shadowPath = hasPath ? CGPath(ellipseIn: layer.bounds, transform: nil) : nil
    case .setRaster(let number, let isOn, let scale, let isGroup):
      layer(number)?.shouldRasterize = isOn
      layer(number)?.rasterizationScale = CGFloat(scale)
      layer(number)?.allowsGroupOpacity = isGroup
    case .setStretch(let number, let inset, let isNearest):
      layer(number)?.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        .insetBy(dx: inset, dy: inset / 2)
      layer(number)?.magnificationFilter = isNearest ? .nearest : .linear
    case .setMask(let number, let kind): layer(number)?.mask = mask(kind)
    case .moveMask(let number, let x, let y):
      layer(number)?.mask?.position = CGPoint(x: x, y: y)
      layer(number)?.mask?.sublayers?.last?.position = CGPoint(x: y, y: x)
    case .setBorder(let number, let width, let color):
      layer(number)?.borderWidth = CGFloat(width)
      layer(number)?.borderColor = color.cgColor
    default: break
    }
  }

  /// A new mask of a kind: none, round, with sublayers, a picture, rotated.
  private func mask(_ kind: Int) -> CALayer? {
    guard kind > 0 else { return nil }
    let mask = CALayer()
    mask.frame = CGRect(x: 2, y: 3, width: 25, height: 20)
    switch kind {
    case 1:
      mask.backgroundColor = .black
      mask.cornerRadius = 8
    case 2:
      for x in [0.0, 12] {
        let part = CALayer()
        part.frame = CGRect(x: x, y: x, width: 10, height: 9)
        part.backgroundColor = .gray(0, alpha: 0.6)
        mask.addSublayer(part)
      }
    case 3: mask.contents = pictures[1]
    default:
      mask.backgroundColor = .black
      mask.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
    }
    return mask
  }

  fileprivate static let gravities: [CALayerContentsGravity] = [
    .resize, .center, .topLeft, .resizeAspectFill,
  ]
}

// MARK: - Choosing

extension LayerSystem {
  func nextOperation(using generator: inout SeededGenerator) -> LayerOperation {
    if isUntouched, generator.isOne(of: 4) { return .useScaleTwo }
    if layers.count < 6 || generator.isOne(of: 11) { return insert(using: &generator) }
    if generator.isOne(of: 4) { return generator.isOne(of: 3) ? .compose : .render }
    let number = generator.number(below: layers.count)
    return generator.isOne(of: 2)
      ? look(of: number, using: &generator) : geometry(of: number, using: &generator)
  }

  private func insert(using generator: inout SeededGenerator) -> LayerOperation {
    if generator.isOne(of: 5) {
      return .insertGroup(
        into: parentNumber(using: &generator), x: generator.coordinate(64),
        y: generator.coordinate(64), isReplicator: generator.isOne(of: 2))
    }
    if generator.isOne(of: 5) {
      return .insertBackdrop(
        into: parentNumber(using: &generator), x: generator.coordinate(64),
        y: generator.coordinate(64), width: generator.length(50), height: generator.length(30))
    }
    if generator.isOne(of: 4) {
      return .insertDrawing(
        into: parentNumber(using: &generator), x: generator.coordinate(64),
        y: generator.coordinate(64), width: generator.length(40), height: generator.length(30),
        isShape: generator.isOne(of: 2))
    }
    return .insert(
      into: parentNumber(using: &generator), at: generator.number(below: 4),
      x: generator.coordinate(64), y: generator.coordinate(64),
      width: generator.length(50), height: generator.length(40),
      LayerColor.random(using: &generator))
  }

  private func parentNumber(using generator: inout SeededGenerator) -> Int? {
    layers.isEmpty || generator.isOne(of: 5) ? nil : generator.number(below: layers.count)
  }

  private func geometry(
    of layer: Int, using generator: inout SeededGenerator
  ) -> LayerOperation {
    switch generator.number(below: 12) {
    case 0:
      generator.isOne(of: 3) ? .remove(layer) : .move(layer, into: parentNumber(using: &generator))
    case 1, 2:
      .setPosition(layer, x: generator.coordinate(64), y: generator.coordinate(64))
    case 3: .setSize(layer, width: generator.length(50), height: generator.length(40))
    case 4: .setBoundsOrigin(layer, x: generator.coordinate(12), y: generator.coordinate(12))
    case 5, 6: .setTransform(layer, .random(using: &generator))
    case 7:
      .setSublayerTransform(
        layer,
        generator.isOne(of: 3)
          ? .random(using: &generator)
          : generator.isOne(of: 2) ? .eye(distance: 40) : .identity)
    case 8: .setZPosition(layer, Double(generator.number(below: 4) - 1) * 10)
    case 9:
      [.setAnchorPoint(layer, x: 0.5, y: 0.5), .setAnchorPoint(layer, x: 0, y: 0)]
        .randomElement(using: &generator) ?? .setAnchorPoint(layer, x: 1, y: 0.3)
    case 10: .toFront(layer)
    default: .move(layer, into: parentNumber(using: &generator))
    }
  }

  private func look(of layer: Int, using generator: inout SeededGenerator) -> LayerOperation {
    switch generator.number(below: 23) {
    case 21, 22:
      .setInstances(
        layer, count: generator.number(below: 5), .random(using: &generator),
        .random(using: &generator), fade: [0, -0.2][generator.number(below: 2)],
        isInSpace: generator.isOne(of: 3))
    case 19, 20:
      .setBackdrop(
        layer, blur: [0, 0.7, 1.5, 4][generator.number(below: 4)],
        saturation: [0, 1, 1.8][generator.number(below: 3)])
    case 16:
      .setRaster(
        layer, isOn: generator.isOne(of: 2), scale: [1, 2, 0.7][generator.number(below: 3)],
        isGroup: generator.isOne(of: 2))
    case 17:
      .setStretch(
        layer, inset: [0, 0.2, 0.5][generator.number(below: 3)], isNearest: generator.isOne(of: 2))
    case 13, 14, 15:
      .setDrawing(layer, generator.number(below: 60), size: generator.length(40))
    case 11: .setMask(layer, generator.number(below: 5))
    case 12: .moveMask(layer, x: generator.coordinate(24), y: generator.coordinate(24))
    case 9, 10:
      .setShadow(
        layer, opacity: [0, 0.4, 1][generator.number(below: 3)],
        radius: [0, 1, 2.5, 6][generator.number(below: 4)], x: generator.coordinate(12),
        y: generator.coordinate(12), hasPath: generator.isOne(of: 4))
    case 8:
      .setCorners(
        layer, UInt(generator.number(below: 16)), isContinuous: generator.isOne(of: 2))
    case 0: .toggleHidden(layer)
    case 1: .setOpacity(layer, [0, 0.3, 0.5, 1, 1][generator.number(below: 5)])
    case 2: .setColor(layer, .random(using: &generator))
    case 3: .setCornerRadius(layer, [0, 0, 3, 7.5, 20][generator.number(below: 5)])
    case 4: .toggleMasksToBounds(layer)
    case 5:
      .setBorder(
        layer, width: [0, 1, 2.5, 6][generator.number(below: 4)], .random(using: &generator))
    case 6:
      .setContents(
        layer, generator.isOne(of: 4) ? nil : generator.number(below: pictures.count))
    case 7:
      .setGravity(
        layer, generator.number(below: Self.gravities.count), isCropped: generator.isOne(of: 3))
    default: .toggleDoubleSided(layer)
    }
  }
}

nonisolated extension SeededGenerator {
  /// A whole, half or other number from 0 on.
  fileprivate mutating func length(_ limit: Double) -> Double {
    let value = Double(number(below: 1000)) / 1000 * limit
    return [value.rounded(), (value * 2).rounded() / 2, value][number(below: 3)]
  }

  /// A number around what is visible.
  fileprivate mutating func coordinate(_ limit: Double) -> Double { length(limit * 1.2) - 6 }

  /// A number from 0 to 1.
  fileprivate mutating func share() -> Double { Double(number(below: 1000)) / 1000 }
}

nonisolated extension LayerColor {
  fileprivate static func random(using generator: inout SeededGenerator) -> LayerColor {
    switch generator.number(below: 6) {
    case 0: .none
    case 1: .translucent(red: generator.share(), blue: generator.share())
    default:
      .opaque(red: generator.share(), green: generator.share(), blue: generator.share())
    }
  }

  fileprivate var cgColor: CGColor? {
    switch self {
    case .none: nil
    case .translucent(let red, let blue):
      CGColor(red: CGFloat(red), green: 0.5, blue: CGFloat(blue), alpha: 0.5)
    case .opaque(let red, let green, let blue):
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1)
    }
  }
}

nonisolated extension LayerTransform {
  fileprivate static func random(using generator: inout SeededGenerator) -> LayerTransform {
    switch generator.number(below: 7) {
    case 0: .rotation(generator.share() * 6)
    case 1: .scale(generator.share() * 2 + 0.1, generator.share() * 2 + 0.1)
    case 2: .scale(-0.2, 0.3)
    case 3: .tilt(generator.share() * 3)
    case 4: .perspective(generator.share() * 3)
    case 5:
      .translation(generator.length(20), generator.length(20) - 10, generator.length(30))
    default: .identity
    }
  }

  fileprivate var transform3D: CATransform3D {
    var transform = CATransform3DIdentity
    switch self {
    case .identity: break
    case .rotation(let angle): transform = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
    case .scale(let x, let y): transform = CATransform3DMakeScale(CGFloat(x), CGFloat(y), 1)
    case .tilt(let angle): transform = CATransform3DMakeRotation(CGFloat(angle), 0.3, 1, 0)
    case .perspective(let angle):
      transform.m34 = -1 / 30
      transform = CATransform3DRotate(transform, CGFloat(angle), 1, 0.5, 0)
    case .translation(let x, let y, let z):
      transform = CATransform3DMakeTranslation(CGFloat(x), CGFloat(y), CGFloat(z))
    case .eye(let distance): transform.m34 = -1 / CGFloat(distance)
    }
    return transform
  }
}
