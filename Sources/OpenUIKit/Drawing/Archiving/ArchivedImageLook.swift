/// How an image shows its pixels, as archives have it.
nonisolated struct ArchivedImageLook: Codable {
  private let orientation: Int
  private let renderingMode: Int
  private let color: ArchivedColor?

  init(_ look: ImageLook) {
    orientation = look.orientation.rawValue
    renderingMode = look.renderingMode.rawValue
    color = look.color.map { ArchivedColor($0) }
  }

  /// The value; nil if the archive is damaged.
  var look: ImageLook? {
    guard let orientation = UIImage.Orientation(rawValue: orientation),
      let renderingMode = UIImage.RenderingMode(rawValue: renderingMode)
    else { return nil }
    guard let color else {
      return ImageLook(orientation: orientation, renderingMode: renderingMode)
    }
    guard let source = color.source else { return nil }
    return ImageLook(
      orientation: orientation, renderingMode: renderingMode, color: UIColor(source))
  }
}
