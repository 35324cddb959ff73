import Testing

@testable import OpenQuartzCore

/// Changes a tree of layers at random, the same way for the same seed.
struct TreeMutator {
  let stage: Stage
  /// What was done, for the report of a failure.
  private(set) var log: [String] = []
  private var state: UInt64
  private var layers: [CALayer] = []
  private let pictures: [CGImage]

  init(stage: Stage, seed: UInt64) throws {
    self.stage = stage
    state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
    pictures = try [(9, 7, true), (30, 20, false), (120, 90, true)].map { width, height, opaque in
      try .make(width: width, height: height, isOpaque: opaque) { x, y in
        let alpha: UInt32 = opaque || (x + y) % 3 > 0 ? 255 : 0
        let red = UInt32(x * 255 / width) * alpha / 255
        return alpha << 24 | red << 16 | UInt32(y * 255 / height) * alpha / 255
      }
    }
    for _ in 0..<6 { insert() }
  }

  mutating func mutate() {
    guard let layer = pick() else { return insert() }
    switch integer(22) {
    case 0, 1: insert()
    case 2: remove(layer)
    case 3: reparent(layer)
    case 4, 5: layer.position = point(64)
    case 6: layer.bounds.size = CGSize(width: number(50), height: number(40))
    case 7: layer.bounds.origin = point(12)
    case 8: layer.isHidden.toggle()
    case 9: layer.opacity = [0, 0.3, 0.5, 1, 1][integer(5)]
    case 10: layer.backgroundColor = color()
    case 11: layer.cornerRadius = [0, 0, 3, 7.5, 20][integer(5)]
    case 12: layer.masksToBounds.toggle()
    case 13:
      layer.borderWidth = [0, 1, 2.5, 6][integer(4)]
      layer.borderColor = color()
    case 14, 15: layer.transform = transform()
    case 16:
      layer.sublayerTransform = CATransform3DIdentity
      if integer(2) == 0 { layer.sublayerTransform.m34 = -1 / 40 }
      if integer(4) == 0 { layer.sublayerTransform = transform() }
    case 17: layer.zPosition = CGFloat(integer(4) - 1) * 10
    case 18: layer.contents = integer(4) == 0 ? nil : pictures[integer(3)]
    case 19:
      layer.contentsGravity = [.resize, .center, .topLeft, .resizeAspectFill][integer(4)]
      if integer(3) == 0 { layer.contentsRect = CGRect(x: 0.1, y: 0.2, width: 0.5, height: 0.7) }
    case 20:
      layer.anchorPoint = [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.3)][integer(3)]
    default:
      layer.isDoubleSided.toggle()
      layer.superlayer?.addSublayer(layer)
    }
    log.append("\(layers.firstIndex { $0 === layer } ?? -1)")
  }

  private mutating func insert() {
    let layer = CALayer()
    layer.backgroundColor = color()
    layer.bounds = CGRect(origin: .zero, size: CGSize(width: number(50), height: number(40)))
    layer.position = point(64)
    let parent = pick() ?? stage.root
    parent.insertSublayer(layer, at: UInt32(integer(4)))
    if integer(2) == 0 { layers.append(layer) } else { layers.insert(layer, at: 0) }
  }

  private mutating func remove(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    layers = layers.filter { !isInside($0, layer) }
  }

  private mutating func reparent(_ layer: CALayer) {
    let parent = pick() ?? stage.root
    guard !isInside(parent, layer) else { return }
    parent.addSublayer(layer)
  }

  private func isInside(_ layer: CALayer, _ other: CALayer) -> Bool {
    var current: CALayer? = layer
    while let candidate = current {
      if candidate === other { return true }
      current = candidate.superlayer
    }
    return false
  }

  private mutating func transform() -> CATransform3D {
    var transform = CATransform3DIdentity
    switch integer(7) {
    case 0: transform = CATransform3DMakeRotation(number(6), 0, 0, 1)
    case 1: transform = CATransform3DMakeScale(number(2) + 0.1, number(2) + 0.1, 1)
    case 2: transform = CATransform3DMakeScale(-0.2, 0.3, 1)
    case 3: transform = CATransform3DMakeRotation(number(3), 0.3, 1, 0)
    case 4:
      transform.m34 = -1 / 30
      transform = CATransform3DRotate(transform, number(3), 1, 0.5, 0)
    case 5: transform = CATransform3DMakeTranslation(number(20), number(20) - 10, number(30))
    default: break
    }
    return transform
  }

  private mutating func color() -> CGColor? {
    switch integer(6) {
    case 0: nil
    case 1: CGColor(red: number(1), green: 0.5, blue: number(1), alpha: 0.5)
    default: CGColor(red: number(1), green: number(1), blue: number(1), alpha: 1)
    }
  }

  /// Whole, half and other numbers.
  private mutating func number(_ limit: Double) -> CGFloat {
    let value = Double(integer(1000)) / 1000 * limit
    guard limit > 3 else { return CGFloat(value) }
    return CGFloat([value.rounded(), (value * 2).rounded() / 2, value][integer(3)])
  }

  private mutating func point(_ limit: Double) -> CGPoint {
    CGPoint(x: number(limit * 1.2) - 6, y: number(limit) - 6)
  }

  private mutating func pick() -> CALayer? {
    layers.isEmpty || integer(5) == 0 ? nil : layers[integer(layers.count)]
  }

  /// 0 up to, not including, `limit`.
  mutating func integer(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % limit
  }
}
