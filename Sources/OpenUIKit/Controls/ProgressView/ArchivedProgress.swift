/// The archived values of a progress view, apart from those that it has as a view. The images are
/// archived beside them: that of the bar, and then that of the track.
nonisolated struct ArchivedProgress: ArchivedPart {
  static let key = "UIProgressView"

  private let progress: Float
  private let styleNumber: Int
  private let color: ArchivedColor?
  private let trackColor: ArchivedColor?
  private let hasImage: Bool
  private let hasTrackImage: Bool

  @MainActor init(_ view: UIProgressView) {
    progress = view.progress
    styleNumber = view.progressViewStyle.rawValue
    color = view.progressTintColor.map { ArchivedColor($0) }
    trackColor = view.trackTintColor.map { ArchivedColor($0) }
    hasImage = view.progressImage != nil
    hasTrackImage = view.trackImage != nil
  }

  /// The images of a progress view, in the order of the archive.
  @MainActor static func images(of view: UIProgressView) -> [UIImage] {
    [view.progressImage, view.trackImage].compactMap { $0 }
  }

  /// Sets everything on a new progress view; false if the archive is damaged.
  @MainActor func apply(to view: UIProgressView, images: [UIImage]) -> Bool {
    guard images.count == (hasImage ? 1 : 0) + (hasTrackImage ? 1 : 0),
      let style = UIProgressView.Style(rawValue: styleNumber), !progress.isNaN
    else { return false }
    view.progressViewStyle = style
    view.progress = progress
    view.progressTintColor = color?.source.map { UIColor($0) }
    view.trackTintColor = trackColor?.source.map { UIColor($0) }
    if hasImage { view.progressImage = images.first }
    if hasTrackImage { view.trackImage = images.last }
    return true
  }
}
