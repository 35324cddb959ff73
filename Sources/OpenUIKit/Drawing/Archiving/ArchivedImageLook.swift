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

nonisolated extension ImageLook {
  /// The look of an image of that size in an archive of the image; nil if it cannot be read.
  ///
  /// - Parameter size: of the pixels as they are stored, in points.
  init?(archivedIn coder: NSCoder, size: CGSize) {
    self.init()
    guard coder.containsValue(forKey: "UIImageLook") else { return }
    let archived = coder.decodeValue(ArchivedImageLook.self, forKey: "UIImageLook")
    guard let look = archived?.look(of: size) else { return nil }
    self = look
    if coder.containsValue(forKey: "UIImageSymbol") {
      guard let symbol = ShownSymbol(archivedIn: coder) else { return nil }
      self.symbol = symbol
    }
    if coder.containsValue(forKey: "UIImageImages") {
      guard let animation = ImageAnimation(archivedIn: coder) else { return nil }
      self.animation = animation
    }
  }
}

nonisolated extension ShownSymbol {
  fileprivate init?(archivedIn coder: NSCoder) {
    let name = coder.decodeValue(String.self, forKey: "UIImageSymbol")
    let configuration = coder.decodeObject(
      of: UIImageSymbolConfiguration.self, forKey: "UIImageSymbolConfiguration")
    guard let name, let configuration else { return nil }
    self.init(name: name, configuration: configuration)
  }
}

nonisolated extension ImageAnimation {
  fileprivate init?(archivedIn coder: NSCoder) {
    guard let duration = coder.decodeValue(Double.self, forKey: "UIImageDuration"),
      duration.isFinite, duration >= 0,
      let images = coder.decodeObject(
        of: [NSArray.self, UIImage.self], forKey: "UIImageImages") as? [UIImage]
    else { return nil }
    self.init(images: images, duration: duration)
  }
}
