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

  /// A file of an image in a format that is not read here.
  static func unreadFormat(_ format: String) -> Misuse {
    Misuse(
      id: "drawing.unread-format",
      message: "There is no image of a file in the format \(format)",
      reason: "Files of the formats PNG, JPEG, GIF, TIFF, BMP, ICO, HEIC, AVIF and WebP are read",
      remedy: "Convert the file to one of these formats")
  }

  /// Caps that an image cannot have.
  static func impossibleCaps(_ caps: UIEdgeInsets, of size: CGSize) -> Misuse {
    Misuse(
      id: "drawing.impossible-caps",
      message:
        "The caps \(caps) were requested of an image of \(size.width) × \(size.height) points; it has "
        + "none",
      reason: "Caps are numbers of at least 0, and something of the image has to lie between them",
      remedy: "Look for points that were meant as pixels, or for the insets of another image")
  }

  /// Alignment insets that are no numbers.
  static func alignmentInsetsNotFinite(_ insets: UIEdgeInsets) -> Misuse {
    Misuse(
      id: "drawing.alignment-insets-not-finite",
      message: "The alignment insets \(insets) were requested of an image; it keeps those it has",
      reason: "Constraints cannot align what has no place",
      remedy: "Look at how the insets are calculated")
  }

  /// A baseline that is no number.
  static func baselineNotFinite(_ offset: CGFloat) -> Misuse {
    Misuse(
      id: "drawing.baseline-not-finite",
      message: "The baseline \(offset) was requested of an image; it keeps the one it has",
      reason: "Text cannot stand on a line that has no place",
      remedy: "Look at how the offset is calculated")
  }

  /// The duration of an animated image, or of the animation of an image view, is impossible.
  static func impossibleImageDuration(_ duration: TimeInterval) -> Misuse {
    Misuse(
      id: "drawing.impossible-image-duration",
      message:
        "The duration \(duration) s was requested for an animation of images; the usual one is used",
      reason:
        "A duration is a number of at least 0 seconds, where 0 stands for 1/30 s for each image",
      remedy: "Look at how the duration is calculated")
  }

  /// A rectangle that no page of a PDF file can have.
  static func impossiblePage(_ bounds: CGRect) -> Misuse {
    Misuse(
      id: "drawing.impossible-page",
      message: "A page of a PDF file cannot be \(bounds); it has the usual size",
      reason: "Each side has to be a number above 0, of at most 14,400 points",
      remedy: "Look at how the rectangle is calculated, or scale what is drawn")
  }

  /// A function for PDF files was called where none receives drawing.
  static func noPDF(_ function: String) -> Misuse {
    Misuse(
      id: "drawing.no-pdf",
      message: "\(function) was called, and no PDF file receives drawing; nothing is done",
      reason: "It acts on the file that was begun last, and only while that receives drawing",
      remedy: "Call it between UIGraphicsBeginPDFContextToData and UIGraphicsEndPDFContext")
  }

  /// A size of a symbol that is none.
  static func impossibleSymbolSize(_ size: CGFloat) -> Misuse {
    Misuse(
      id: "drawing.impossible-symbol-size",
      message: "A symbol beside text of \(size) points was requested; the size is not taken",
      reason: "Text has a size above 0",
      remedy: "Look at how the size is calculated, or leave it out")
  }
}
