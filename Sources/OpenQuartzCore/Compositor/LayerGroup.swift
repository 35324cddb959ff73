import DisplayServer
import MisuseReports
import OpenCoreGraphics

/// The arrangement of the sublayers of a layer that repeats them, or leaves them in three
/// dimensions.
nonisolated struct LayerGroup {
  /// The instances of the sublayers; nil where they are shown once.
  let replicator: ReplicatorValues?
  /// Whether the sublayers are in the space of the superlayer.
  let isInSpace: Bool

  /// Nil for a layer that is only a superlayer.
  init?(_ kind: LayerKind, _ values: LayerValues) {
    switch kind {
    case .transform: (replicator, isInSpace) = (nil, true)
    case .replicator:
      replicator = values.replicator
      isInSpace = values.replicator.preservesDepth
    case .plain, .shape, .gradient, .text, .backdrop: return nil
    }
  }

  /// How many instances there are.
  var count: Int {
    guard let count = replicator?.count.native else { return 1 }
    return count.isNaN ? 0 : Int(min(max(count, 0), Double(CAReplicatorLayer.mostInstances)))
  }
}

/// One showing of a sublayer.
struct GroupMember {
  let layer: CALayer
  let space: LayerSpace
  /// By how many seconds it shows animations later.
  let delay: Double
  /// The factors of its colours, applied one after the other.
  let tints: [InstanceTint]
  /// How near it is; only their order counts.
  let depth: Double
}

/// Collects what is shown of a group: the sublayers of instances, and of groups in the same space
/// directly in it.
struct GroupMembers {
  private(set) var list: [GroupMember] = []
  private let updater: TreeUpdater
  /// More members than this are left out.
  private static let most = 100_000

  init(_ updater: TreeUpdater) { self.updater = updater }

  /// Whether members were left out.
  var isFull: Bool { list.count >= Self.most }

  /// Adds what is shown of a layer's sublayers.
  ///
  /// - Parameters:
  ///   - space: that of the sublayers, as the layer itself has it.
  ///   - level: how many groups it is in.
  mutating func add(
    _ layer: CALayer, _ group: LayerGroup, in space: LayerSpace, delay: Double = 0,
    tints: [InstanceTint] = [], level: Int = 0
  ) {
    let values = updater.values(of: layer, delayedBy: delay)
    var power = CATransform3DIdentity
    for instance in 0..<group.count {
      if isFull { return }
      var (instanceSpace, instanceDelay, instanceTints) = (space, delay, tints)
      if let replicator = group.replicator {
        if instance > 0 {
          power = CATransform3DConcat(power, replicator.transform)
          instanceSpace = space.moved(by: values.about(anchorOf: power))
          instanceDelay += Double(instance) * Double(replicator.delay)
        }
        if let tint = InstanceTint(replicator, instance: instance) { instanceTints.append(tint) }
      }
      for sublayer in layer.sublayersByZ {
        add(
          sublayer, of: group, in: instanceSpace, delay: instanceDelay, tints: instanceTints,
          level: level)
      }
    }
    if group.isInSpace, level == 0 { sortByDepth() }
  }

  private mutating func add(
    _ sublayer: CALayer, of group: LayerGroup, in space: LayerSpace, delay: Double,
    tints: [InstanceTint], level: Int
  ) {
    let values = updater.values(of: sublayer, delayedBy: delay)
    if group.isInSpace, level < 256, let inner = LayerGroup(type(of: sublayer).kind, values),
      inner.isInSpace
    {
      guard !values.isHidden, values.hasFiniteNumbers else { return }
      add(
        sublayer, inner, in: LayerSpace(group: values, in: space), delay: delay, tints: tints,
        level: level + 1)
      return
    }
    list.append(
      GroupMember(
        layer: sublayer, space: space, delay: delay, tints: tints,
        depth: group.isInSpace ? values.depth(in: space) : 0))
  }

  // Fidelity: layers do not cut each other; what is nearer at its centre is in front. [decided]
  private mutating func sortByDepth() {
    let order = list.indices.sorted { a, b in
      list[a].depth == list[b].depth ? a < b : list[a].depth < list[b].depth
    }
    list = order.map { list[$0] }
  }
}

nonisolated extension LayerValues {
  /// A transform about the anchor point.
  fileprivate func about(anchorOf transform: CATransform3D) -> CATransform3D {
    let anchor = anchor
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let fromAnchor = CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), fromAnchor)
  }

  /// How near the middle of the bounds is to the eye; more is nearer.
  fileprivate func depth(in space: LayerSpace) -> Double {
    let matrix =
      space.sublayerMatrix.map { CATransform3DConcat(matrixToSuperlayer, $0) } ?? matrixToSuperlayer
    let (x, y) = (bounds.midX, bounds.midY)
    let z = x * matrix.m13 + y * matrix.m23 + matrix.m43
    let w = x * matrix.m14 + y * matrix.m24 + matrix.m44
    let depth = Double(w > 0 ? z / w : z)
    // With steps, so that what lies in one plane keeps its order.
    return depth.isFinite ? (depth * 1024).rounded() : 0
  }
}

// MARK: - Updating

extension TreeUpdater {
  /// Makes the compositions of a group anew: all of them, since one change may reach every
  /// instance.
  @inline(never)
  func rebuild(_ layer: CALayer, _ node: LayerComposition, _ group: LayerGroup) {
    for child in node.children { child.discard() }
    node.children = []
    var members = GroupMembers(self)
    members.add(layer, group, in: node.space, delay: delay)
    node.children = members.list.map { member in
      let child = LayerComposition(parent: node, space: node.space)
      child.instanceSpace = member.space
      child.tints = member.tints
      TreeUpdater(source == .presented ? .presentedOnce : source, delay: member.delay)
        .update(member.layer, child, below: node)
      return child
    }
    if members.isFull { Misuse.report(.groupIsFull) }
    if source == .presented { clearChangesBelow(layer) }
  }
}
