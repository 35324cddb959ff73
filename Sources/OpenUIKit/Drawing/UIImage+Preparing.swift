import Dispatch

nonisolated extension UIImage {
  /// The image in another size: stretched to it, in points, with as many pixels for each point.
  ///
  /// - Returns: nil for an image without pixels, and for a size that no image can have, which is
  ///   reported unless it is empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let cgImage else { return nil }
    let area = CGRect(origin: .zero, size: size)
    let isOpaque = cgImage.alphaInfo == .noneSkipFirst
    guard let opened = ImageContext(bounds: area, scale: scale, isOpaque: isOpaque),
      let upright
    else { return nil }
    opened.context.interpolationQuality = .high
    opened.context.drawUpright(upright, in: area)
    var look = look
    (look.orientation, look.resizing, look.animation) = (.up, nil, nil)
    (look.alignmentInsets, look.baseline) = (.zero, nil)
    return UIImage(cgImage: opened.finalImage.cgImage, scale: scale, look: look)
  }

  /// The image in another size, as `preparingThumbnail(of:)` makes it, on another thread.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - completionHandler: called on that thread.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// The image in another size, as `preparingThumbnail(of:)` makes it, on another thread.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }

  // An image has its pixels from the beginning; only its orientation can be done ahead.
  /// The image with all that its drawing needs done ahead: its pixels are upright.
  ///
  /// - Returns: nil for an image without pixels.
  public func preparingForDisplay() -> UIImage? {
    guard let upright else { return nil }
    var look = look
    look.orientation = .up
    return UIImage(cgImage: upright, scale: scale, look: look)
  }

  /// Does what `preparingForDisplay()` does, on another thread.
  ///
  /// - Parameter completionHandler: called on that thread.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// Does what `preparingForDisplay()` does, on another thread.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }
}
