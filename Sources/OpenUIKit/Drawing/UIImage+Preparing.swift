nonisolated extension UIImage {
  final func resized(to size: CGSize) -> UIImage? {
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

  // An image has its pixels from the beginning; only its orientation can be done ahead.
  final func madeUpright() -> UIImage? {
    guard let upright else { return nil }
    var look = look
    look.orientation = .up
    return UIImage(cgImage: upright, scale: scale, look: look)
  }
}
