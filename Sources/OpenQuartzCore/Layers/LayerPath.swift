/// The layers between two coordinate systems: up from the first, then down to the second.
struct LayerPath {
  /// The steps that are applied to a point, first to last; empty while every step only moves.
  private var steps: [PlaneProjection] = []
  /// The sum of all steps while every one only moves; then nil.
  private var offset: CGPoint? = .zero

  init(from source: CALayer?, to target: CALayer?) {
    guard source !== target else { return }
    let sourceChain = source?.chain ?? []
    let targetChain = target?.chain ?? []
    var shared = 0
    while shared < min(sourceChain.count, targetChain.count),
      sourceChain[sourceChain.count - 1 - shared] === targetChain[targetChain.count - 1 - shared]
    {
      shared += 1
    }
    let isPresented = source?.original != nil || target?.original != nil
    for index in 0..<(sourceChain.count - shared) {
      add(sourceChain[index], isPresented, sign: 1)
    }
    for index in (0..<(targetChain.count - shared)).reversed() {
      add(targetChain[index], isPresented, sign: -1)
    }
  }

  /// Steps are stored as projections only from the first one that does more than move.
  private mutating func add(_ layer: CALayer, _ isPresented: Bool, sign: CGFloat) {
    let values = isPresented ? layer.presented : layer.modelValues
    let parent = layer.parent.map { isPresented ? $0.presented : $0.modelValues }
    if values.isOnlyOffset(in: parent), let sum = offset {
      let step = values.untransformedOffset
      offset = CGPoint(x: sum.x + sign * step.x, y: sum.y + sign * step.y)
      return
    }
    if let sum = offset {
      steps.append(PlaneProjection(CATransform3DMakeTranslation(sum.x, sum.y, 0)))
      offset = nil
    }
    let projection = values.projection(in: parent)
    // A layer seen from its edge has no inverse.
    steps.append(sign > 0 ? projection : projection.inverted ?? .identity)
  }

  func convert(_ point: CGPoint) -> CGPoint {
    if let offset { return CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
    return steps.reduce(point) { $1.apply(to: $0) }
  }

  func convert(_ rect: CGRect) -> CGRect {
    if let offset { return rect.offsetBy(dx: offset.x, dy: offset.y) }
    guard !rect.isNull, !rect.isInfinite else { return rect }
    return CGRect(around: [
      convert(CGPoint(x: rect.minX, y: rect.minY)), convert(CGPoint(x: rect.maxX, y: rect.minY)),
      convert(CGPoint(x: rect.minX, y: rect.maxY)), convert(CGPoint(x: rect.maxX, y: rect.maxY)),
    ])
  }
}

extension CALayer {
  /// The layer and all above it, the root last; for a copy those of its original.
  fileprivate final var chain: [CALayer] {
    var list: [CALayer] = []
    var layer: CALayer? = original ?? self
    while let current = layer {
      list.append(current)
      layer = current.parent
    }
    return list
  }
}
