nonisolated extension UIImage {
  /// The treatment of the part of an image between its caps where the image is drawn larger.
  public enum ResizingMode: Int, Sendable {
    // Source: UIImage.h.
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }
}
