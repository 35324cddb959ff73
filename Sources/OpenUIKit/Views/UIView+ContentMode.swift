extension UIView {
  /// How drawn content, or an image, is placed when its size is not that of the bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as fits whole, in the middle.
    case scaleAspectFit
    /// As small as covers the bounds, in the middle; the rest extends beyond them.
    case scaleAspectFill
    /// Drawn again when the size changes.
    case redraw
    /// In the middle, in its own size.
    case center
    /// In its own size at the middle of the top edge.
    case top
    /// In its own size at the middle of the bottom edge.
    case bottom
    /// In its own size at the middle of the left edge.
    case left
    /// In its own size at the middle of the right edge.
    case right
    /// In its own size in the top left corner.
    case topLeft
    /// In its own size in the top right corner.
    case topRight
    /// In its own size in the bottom left corner.
    case bottomLeft
    /// In its own size in the bottom right corner.
    case bottomRight
  }

  final func setContentMode(_ mode: ContentMode) {
    guard mode != drawing.contentMode else { return }
    drawing.contentMode = mode
    ownLayer.contentsGravity = mode.gravity
  }
}

extension UIView.ContentMode {
  /// The same for a layer.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
