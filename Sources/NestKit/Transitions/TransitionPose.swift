/// How one view is shown at one moment of a transition.
public nonisolated struct TransitionPose: Sendable, Equatable {
  /// How far the view is from its position, in points.
  public private(set) var translation = TransitionVector.zero
  /// How much larger than itself the view is.
  public private(set) var scale = TransitionVector.one
  /// The rotations of the view, first to last; neighbours have different axes.
  public private(set) var rotations: [TransitionRotation] = []
  /// From 0, which is transparent, to 1.
  public private(set) var opacity: CGFloat = 1
  /// The point that scale and rotation leave alone, in unit coordinates.
  public private(set) var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Whether the view can be seen.
  public private(set) var isVisible = true
  /// How far the view is rolled up from ``curlEdge``: from 0, which is flat, to 1, which is out of
  /// sight.
  ///
  /// While it is above 0 the view itself is hidden. In a step that takes time a picture of it is
  /// seen instead.
  public private(set) var curl: CGFloat = 0
  /// The edge from which the view is rolled up.
  public private(set) var curlEdge = TransitionEdge.bottom

  /// In its position, opaque, visible.
  public static let identity = TransitionPose()

  /// The pose after a change.
  public func applying(_ change: TransitionChange) -> TransitionPose {
    var pose = self
    pose.translation = TransitionVector(
      x: translation.x + change.translation.x, y: translation.y + change.translation.y,
      z: translation.z + change.translation.z)
    pose.scale = TransitionVector(
      x: scale.x * change.scale.x, y: scale.y * change.scale.y, z: scale.z * change.scale.z)
    if let rotation = change.rotation { pose.rotate(rotation) }
    if let opacity = change.opacity { pose.opacity = min(max(opacity, 0), 1) }
    if let anchorPoint = change.anchorPoint { pose.anchorPoint = anchorPoint }
    if let isVisible = change.isVisible { pose.isVisible = isVisible }
    if let curl = change.curl { pose.curl = min(max(curl, 0), 1) }
    if let edge = change.curlEdge { pose.curlEdge = edge }
    pose.settle()
    return pose
  }

  /// Rotations about the same axis are added, so that a rotation and its inverse are none at all.
  private mutating func rotate(_ rotation: TransitionRotation) {
    if let last = rotations.last, last.axis == rotation.axis {
      rotations[rotations.count - 1].angle += rotation.angle
    } else {
      rotations.append(rotation)
    }
  }

  /// Rounding must not leave a view almost in its position: it would be drawn blurred for ever.
  private mutating func settle() {
    let tolerance: CGFloat = 1e-9
    translation = translation.map { abs($0) < tolerance ? 0 : $0 }
    scale = scale.map { abs($0 - 1) < tolerance ? 1 : $0 }
    rotations.removeAll { abs($0.angle) < tolerance }
  }

  /// Whether the view is elsewhere, or of another size, angle or shape, than without a transition.
  var isMoved: Bool {
    translation != .zero || scale != .one || !rotations.isEmpty || curl > 0
  }

  /// Whether its transform is the identity.
  var isInPlace: Bool { rotations.isEmpty && translation == .zero && scale == .one }

  /// The pose as the transform of a layer: scale, then rotations, then translation.
  public var transform: CATransform3D {
    var transform = CATransform3DIdentity
    if scale != .one {
      transform = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    }
    for rotation in rotations {
      let axis = rotation.axis
      transform = CATransform3DConcat(
        transform, CATransform3DMakeRotation(rotation.angle, axis.x, axis.y, axis.z))
    }
    if translation != .zero {
      transform = CATransform3DConcat(
        transform, CATransform3DMakeTranslation(translation.x, translation.y, translation.z))
    }
    return transform
  }
}
