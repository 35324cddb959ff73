/// The archived values of an image beside its pixels.
nonisolated struct ArchivedImageLook: Codable {
  private let orientation: Int
  private let renderingMode: Int
  private let color: ArchivedColor?
  // Nil in archives that were written before there were any.
  /// The caps: top, left, bottom, right.
  private let caps: [Double]?
  private let resizingMode: Int?
  /// Top, left, bottom, right.
  private let alignmentInsets: [Double]?
  private let flips: Bool?
  private let baseline: Double?

  init(_ look: ImageLook) {
    orientation = look.orientation.rawValue
    renderingMode = look.renderingMode.rawValue
    color = look.color.map { ArchivedColor($0) }
    caps = look.resizing.map { Self.numbers($0.caps) }
    resizingMode = look.resizing?.mode.rawValue
    alignmentInsets =
      look.alignmentInsets == .zero ? nil : Self.numbers(look.alignmentInsets)
    flips = look.flipsForRightToLeft ? true : nil
    baseline = look.baseline.map { Double($0) }
  }

  private static func numbers(_ insets: UIEdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
  }

  private static func insets(_ numbers: [Double]) -> UIEdgeInsets? {
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return UIEdgeInsets(
      top: CGFloat(numbers[0]), left: CGFloat(numbers[1]), bottom: CGFloat(numbers[2]),
      right: CGFloat(numbers[3]))
  }

  /// The look of an image of that size; nil if the archive is damaged.
  ///
  /// - Parameter size: of the pixels as they are stored, in points.
  func look(of size: CGSize) -> ImageLook? {
    guard let orientation = UIImage.Orientation(rawValue: orientation),
      let renderingMode = UIImage.RenderingMode(rawValue: renderingMode),
      baseline?.isFinite != false
    else { return nil }
    var look = ImageLook(orientation: orientation, renderingMode: renderingMode)
    if let color {
      guard let source = color.source else { return nil }
      look.color = UIColor(source)
    }
    if let caps {
      guard let insets = Self.insets(caps),
        let mode = UIImage.ResizingMode(rawValue: resizingMode ?? 0),
        let resizing = ImageResizing(caps: insets, mode: mode, of: orientation.turned(size))
      else { return nil }
      look.resizing = resizing
    }
    if let alignmentInsets {
      guard let insets = Self.insets(alignmentInsets) else { return nil }
      look.alignmentInsets = insets
    }
    look.flipsForRightToLeft = flips ?? false
    look.baseline = baseline.map { CGFloat($0) }
    return look
  }
}
