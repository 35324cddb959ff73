/// The picture of a side of a transition that is shown while it is rolled up, in front of both
/// sides.
///
/// The side itself is hidden meanwhile, by the pose that it has; see ``TransitionPose/curl``.
final class CurledPage: TransitionPictures {
  private let stage: TransitionStage
  private let side: TransitionSide
  /// Views that are not in the picture.
  private let omitted: [UIView]
  /// Stands for the wrapper: it has its place, and clips as the region does.
  private let page = UIView()
  private let sheet: CurledSheetView
  /// How the sheet is rotated, whose lower edge is rolled.
  private let rotation: SheetRotation
  private var picturedSize: CGSize?

  /// Takes the picture and puts it in front of both sides.
  ///
  /// The views of both controllers are laid out.
  init(
    of side: TransitionSide, from edge: TransitionEdge, on stage: TransitionStage,
    omitting omitted: [UIView]
  ) {
    self.side = side
    rotation = SheetRotation(edge.resolved(for: stage.group.effectiveUserInterfaceLayoutDirection))
    self.stage = stage
    self.omitted = omitted
    let scale = stage.group.traitCollection.displayScale
    sheet = CurledSheetView(
      size: rotation.turned(stage.group.bounds.size), scale: scale > 0 ? scale : 1)
    sheet.transform = CGAffineTransform(rotationAngle: rotation.angle)
    UIView.performWithoutAnimation {
      page.isUserInteractionEnabled = false
      page.clipsToBounds = true
      page.addSubview(sheet)
      stage.group.insertSubview(page, aboveSubview: stage.appearing)
      adapt()
    }
  }

  deinit {}

  func show(_ frame: PicturedFrame) {
    place(in: frame)
    sheet.bend(to: frame.poses[side].curl, from: frame.previous?[side].curl)
  }

  func boundsDidChange(towards frame: PicturedFrame) { place(in: frame) }

  func removeAnimations() {
    page.layer.removeAllAnimations()
    sheet.removeAnimations()
  }

  func end() { page.removeFromSuperview() }

  // MARK: Place and picture

  private func place(in frame: PicturedFrame) {
    let (pose, previous) = (frame.poses[side], frame.previous?[side])
    stage.place(page, in: pose, isVisible: pose.isRolledUp(after: previous))
    adapt()
  }

  /// Brings the sheet to the present size, with a new picture in a new one.
  private func adapt() {
    let size = stage.group.bounds.size
    guard size != picturedSize else { return }
    picturedSize = size
    let turned = rotation.turned(size)
    sheet.fill(turned)
    sheet.center = CGPoint(x: size.width / 2, y: size.height / 2)
    UIView.performWithoutAnimation { sheet.show(picture(), of: turned) }
  }

  private func picture() -> UIImage {
    let wrapper = stage[side]
    wrapper.layoutIfNeeded()
    let layer = wrapper.layer
    let (isHidden, opacity) = (layer.isHidden, layer.opacity)
    let opacities = omitted.map(\.layer.opacity)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer {
      (layer.isHidden, layer.opacity) = (isHidden, opacity)
      for (view, opacity) in zip(omitted, opacities) { view.layer.opacity = opacity }
      CATransaction.commit()
    }
    (layer.isHidden, layer.opacity) = (false, 1)
    for view in omitted { view.layer.opacity = 0 }
    guard rotation.angle != 0 else {
      return UIGraphicsImageRenderer(bounds: wrapper.bounds).image {
        layer.render(in: $0.cgContext)
      }
    }
    let (bounds, size) = (wrapper.bounds, rotation.turned(wrapper.bounds.size))
    return UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.translateBy(x: size.width / 2, y: size.height / 2)
      context.cgContext.rotate(by: -rotation.angle)
      context.cgContext.translateBy(x: -bounds.midX, y: -bounds.midY)
      layer.render(in: context.cgContext)
    }
  }
}

/// A rotation by a multiple of 90°, which brings the lower edge of a sheet to an edge of a region.
private nonisolated struct SheetRotation {
  /// Clockwise, in radians.
  let angle: CGFloat

  init(_ edge: TransitionEdge) {
    angle =
      switch edge {
      case .top: .pi
      case .left, .leading: .pi / 2
      case .right, .trailing: -.pi / 2
      default: 0
      }
  }

  /// The size of the sheet for a region.
  func turned(_ size: CGSize) -> CGSize {
    abs(angle) == .pi / 2 ? CGSize(width: size.height, height: size.width) : size
  }
}

extension TransitionPose {
  /// Whether a picture is seen instead of the view, in this pose or in the one before.
  nonisolated func isRolledUp(after previous: TransitionPose?) -> Bool {
    let isVisible = isVisible || previous?.isVisible == true
    return isVisible && max(curl, previous?.curl ?? 0) > 0
  }

  /// Whether the view itself is seen, in this pose or in the one before.
  nonisolated func isFlat(after previous: TransitionPose?) -> Bool {
    let isVisible = isVisible || previous?.isVisible == true
    return isVisible && max(curl, previous?.curl ?? 0) == 0
  }
}
