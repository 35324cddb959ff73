/// The frames of image and title in a button. A pure value.
nonisolated struct ButtonArrangement: Equatable {
  struct Baselines: Equatable {
    let title, image: CGFloat
  }

  var title = CGSize.zero
  var image = CGSize.zero
  var placement = NSDirectionalRectEdge.leading
  var padding: CGFloat = 0
  /// The baselines of a title and a symbol beside it, from their upper edges; nil for other images.
  var baselines: Baselines?
  /// The space above and below the title that the size has. A given area has none.
  var titleMargin: CGFloat = 0
  /// Whether lines begin at the right, so that the leading side is there.
  var isMirrored = false

  /// The subtitle, of the height that it has with the space above it; `title` then includes it.
  private(set) var subtitle = CGSize.zero
  private var subtitlePadding: CGFloat = 0
  /// The size of the image without what is reserved for it.
  private var ownImage: CGSize?

  /// Adds a subtitle under the title.
  mutating func addSubtitle(_ size: CGSize, padding: CGFloat) {
    subtitle = size
    subtitlePadding = title == .zero ? 0 : padding
    title = CGSize(
      width: max(title.width, size.width), height: title.height + subtitlePadding + size.height)
  }

  /// Gives the image at least a width beside the title, or a height above or below it.
  mutating func reserve(_ length: CGFloat) {
    ownImage = image
    if isBeside { image.width = max(image.width, length) }
    if !isBeside { image.height = max(image.height, length) }
  }

  /// The image in the middle of what is reserved for it.
  func unreserved(_ frame: CGRect) -> CGRect {
    guard let ownImage else { return frame }
    return CGRect(
      x: frame.midX - ownImage.width / 2, y: frame.midY - ownImage.height / 2,
      width: ownImage.width, height: ownImage.height)
  }

  /// Title and subtitle in the frame of both.
  func texts(in frame: CGRect) -> (title: CGRect, subtitle: CGRect) {
    guard subtitle != .zero else { return (frame, .zero) }
    let upper = max(0, frame.height - subtitle.height - subtitlePadding)
    return (
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: upper),
      CGRect(
        x: frame.minX, y: frame.maxY - subtitle.height, width: frame.width,
        height: subtitle.height)
    )
  }

  private var isBeside: Bool { !placement.contains(.top) && !placement.contains(.bottom) }
  private var gap: CGFloat { title == .zero || image == .zero ? 0 : padding }
  private var titleHeight: CGFloat { title == .zero ? 0 : title.height + 2 * titleMargin }

  /// The size of both.
  var size: CGSize {
    if isBeside {
      return CGSize(width: image.width + gap + title.width, height: max(image.height, titleHeight))
    }
    return CGSize(
      width: max(image.width, title.width), height: image.height + gap + titleHeight)
  }

  /// Both in `area`; the title becomes smaller where that is too small.
  ///
  /// Beside each other, each is aligned by itself; above each other, both together.
  func frames(
    in area: CGRect, horizontally: UIControl.ContentHorizontalAlignment,
    vertically: UIControl.ContentVerticalAlignment
  ) -> (title: CGRect, image: CGRect) {
    var fitted = self
    let taken = isBeside ? image.width + gap : 0
    fitted.title.width = max(0, min(title.width, area.width - taken))
    let group = fitted.size
    let x: CGFloat =
      switch horizontally {
      case .left, .leading: area.minX
      case .right, .trailing: area.maxX - group.width
      case .center, .fill: area.midX - group.width / 2
      }
    if isBeside { return fitted.besideEachOther(in: area, from: x, vertically) }
    let y = vertically.origin(of: group.height, in: area)
    return fitted.aboveEachOther(in: CGRect(origin: CGPoint(x: x, y: y), size: group))
  }

  private func besideEachOther(
    in area: CGRect, from x: CGFloat, _ alignment: UIControl.ContentVerticalAlignment
  ) -> (title: CGRect, image: CGRect) {
    let titleY = alignment.origin(of: title.height, in: area)
    // Fidelity: a symbol in the middle stands on the line of the title. [observed]
    let isOnLine = title != .zero && (alignment == .center || alignment == .fill)
    let imageY =
      baselines.flatMap { isOnLine ? titleY + $0.title - $0.image : nil }
      ?? alignment.origin(of: image.height, in: area)
    let isImageLast = placement.contains(.trailing) != isMirrored
    let titleX = isImageLast ? x : x + image.width + gap
    let imageX = isImageLast ? x + title.width + gap : x
    return (
      CGRect(origin: CGPoint(x: titleX, y: titleY), size: title),
      CGRect(origin: CGPoint(x: imageX, y: imageY), size: image)
    )
  }

  private func aboveEachOther(in group: CGRect) -> (title: CGRect, image: CGRect) {
    var titleFrame = CGRect(origin: group.origin, size: title)
    var imageFrame = CGRect(origin: group.origin, size: image)
    titleFrame.origin.x = group.midX - title.width / 2
    imageFrame.origin.x = group.midX - image.width / 2
    if placement.contains(.bottom) {
      titleFrame.origin.y += titleMargin
      imageFrame.origin.y = group.maxY - image.height
    } else {
      titleFrame.origin.y = group.maxY - titleMargin - title.height
    }
    return (titleFrame, imageFrame)
  }
}

nonisolated extension UIControl.ContentVerticalAlignment {
  /// Where something of a height begins in an area.
  fileprivate func origin(of height: CGFloat, in area: CGRect) -> CGFloat {
    switch self {
    case .top: area.minY
    case .bottom: area.maxY - height
    case .center, .fill: area.midY - height / 2
    }
  }
}
