/// Begins a picture of one pixel per point, with transparency, that receives drawing until
/// `UIGraphicsEndImageContext()`.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture that receives drawing until `UIGraphicsEndImageContext()`.
///
/// A size of which there can be no picture is reported; nothing is drawn then until the end.
///
/// - Parameters:
///   - size: in points.
///   - opaque: whether the picture has no transparent pixels; it begins black then.
///   - scale: pixels per point; 0 is that of the screen.
nonisolated public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let opened = ImageContext(
    bounds: CGRect(origin: .zero, size: size),
    scale: scale == 0 ? UITraitCollection.mainScreen.displayScale : scale, isOpaque: opaque)
  GraphicsContextStack.current.push(.image(opened))
}

/// A picture of what is drawn so far since `UIGraphicsBeginImageContext(_:)`; nil where drawing is
/// sent elsewhere. Costs the pixels of the picture.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContextStack.current.currentImage
}

/// Ends what the last `UIGraphicsBeginImageContext(_:)` has begun. Does nothing where that is not
/// what receives drawing.
nonisolated public func UIGraphicsEndImageContext() { GraphicsContextStack.current.popImage() }
