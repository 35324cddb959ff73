extension CGContext {
  /// The current transform, from user space to pixels with the origin bottom left and y up.
  public var ctm: CGAffineTransform {
    state.transform.concatenating(
      CGAffineTransform(
        a: 1, b: 0, c: 0, d: -1, tx: 0, ty: pdfPage?.height ?? CGFloat(bitmap.height)))
  }

  /// The same transform as `ctm`: bitmaps have no other device space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space by `angle` radians, the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// From user space to pixels with y up.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// From user space to pixels with y up.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// From user space to pixels with y up.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// From pixels with y up to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// From pixels with y up to user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// From pixels with y up to user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
