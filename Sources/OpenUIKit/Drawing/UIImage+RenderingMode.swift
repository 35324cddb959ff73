nonisolated extension UIImage {
  /// Whether views show the colours of an image, or its shape in a colour of their own.
  public enum RenderingMode: Int, Sendable {
    // Source: UIImage.h.
    /// As the view does by itself: a button of the type `.system` shows a template, others the
    /// original.
    case automatic
    /// The colours of the image.
    case alwaysOriginal
    /// The shape, which is the alpha of the image, in the tint colour of the view.
    case alwaysTemplate
  }
}
