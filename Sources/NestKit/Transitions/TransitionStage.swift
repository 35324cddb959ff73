/// The views that a transition moves: the one that appears, what it covers, and the parent of both.
///
/// All three fill the same region. None of them is a controller's own view: they are wrappers
/// that exist only to be moved.
public struct TransitionStage {
  /// The parent of the other two; its layer gives the perspective.
  public let group: UIView
  /// The wrapper of the view that appears when the transition is played forward.
  public let appearing: UIView
  /// The wrapper of everything that the appearing view covers.
  public let disappearing: UIView

  /// Creates a stage; both wrappers are subviews of the group.
  public init(group: UIView, appearing: UIView, disappearing: UIView) {
    self.group = group
    self.appearing = appearing
    self.disappearing = disappearing
  }

  /// Shows a frame, in the present bounds of the group.
  ///
  /// Inside an animation block the change is animated. A view that is visible in either of the two
  /// frames can be seen meanwhile.
  ///
  /// - Parameters:
  ///   - frame: The frame that is shown.
  ///   - previous: The frame from which the change begins, or `nil` where nothing is animated.
  func show(
    _ frame: TransitionKeyFrames.Frame, after previous: TransitionKeyFrames.Frame? = nil
  ) {
    for side in TransitionSide.allCases {
      let pose = frame[side]
      place(self[side], in: pose, isVisible: pose.isFlat(after: previous?[side]))
    }
    let height = frame.isDisappearingInFront ? Self.heightInFront : 0
    if disappearing.layer.zPosition != height { disappearing.layer.zPosition = height }
    var perspective = CATransform3DIdentity
    if frame.eyeDistance > 0 { perspective.m34 = -1 / frame.eyeDistance }
    if !CATransform3DEqualToTransform(group.layer.sublayerTransform, perspective) {
      group.layer.sublayerTransform = perspective
    }
  }

  /// Enough to be drawn in front; too little to be seen in any perspective.
  static let heightInFront: CGFloat = 1e-3

  /// Whether a frame is shown, in the present bounds of the group.
  func isShowing(_ frame: TransitionKeyFrames.Frame) -> Bool {
    let (parent, covered) = (group.layer, disappearing.layer)
    let size = parent.bounds.size
    return parent.sublayerTransform.m34 == (frame.eyeDistance > 0 ? -1 / frame.eyeDistance : 0)
      && (covered.zPosition > 0) == frame.isDisappearingInFront
      && isPlaced(appearing.layer, of: size, in: frame.appearing)
      && isPlaced(covered, of: size, in: frame.disappearing)
  }

  /// Reads the layer: each property of a view is read from there.
  private func isPlaced(_ layer: CALayer, of size: CGSize, in pose: TransitionPose) -> Bool {
    let anchor = pose.anchorPoint
    return layer.bounds.size == size && layer.anchorPoint == anchor
      && layer.position == CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
      && layer.opacity == Float(pose.opacity) && layer.isHidden != pose.isFlat(after: nil)
      && layer.transform.isEqual(to: pose)
  }

  /// Sets what differs and nothing else: a view that is in its position causes no work.
  func place(_ view: UIView, in pose: TransitionPose, isVisible: Bool) {
    let size = group.bounds.size
    let anchor = pose.anchorPoint
    let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    let transform = pose.transform
    if view.bounds.size != size { view.bounds = CGRect(origin: .zero, size: size) }
    if view.layer.anchorPoint != anchor { view.layer.anchorPoint = anchor }
    if view.center != center { view.center = center }
    if !CATransform3DEqualToTransform(view.layer.transform, transform) {
      view.layer.transform = transform
    }
    if view.alpha != pose.opacity { view.alpha = pose.opacity }
    if view.isHidden == isVisible { view.isHidden = !isVisible }
  }

  /// Ends every animation of the three at once; they are where their properties have them.
  func removeAnimations() {
    for view in [group, appearing, disappearing] { view.layer.removeAllAnimations() }
  }
}

extension CATransform3D {
  /// Whether it is that of a pose. Most poses move nothing, and their transform need not be made.
  fileprivate func isEqual(to pose: TransitionPose) -> Bool {
    pose.isInPlace
      ? CATransform3DIsIdentity(self) : CATransform3DEqualToTransform(self, pose.transform)
  }
}
