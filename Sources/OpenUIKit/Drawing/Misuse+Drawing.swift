import MisuseReports

nonisolated extension Misuse {
  /// The size of a picture is impossible.
  static func impossiblePicture(_ bounds: CGRect, scale: CGFloat) -> Misuse {
    let size = "\(bounds.size.width) × \(bounds.size.height)"
    return Misuse(
      id: "drawing.impossible-size",
      message: "A picture of \(size) points with \(scale) pixels each cannot be drawn and is empty",
      reason: "Each side has to be a number of at most \(Bitmap.maximumSide) pixels, and there has "
        + "to be memory for the whole",
      remedy: "Look at how the size is calculated, or draw the picture in parts")
  }
}
