extension UIProgressView {
  /// The progress, and the look of bar and track.
  struct Properties: PropertyList {
    typealias Owner = UIProgressView

    let progressViewStyle = Property(\UIProgressView.progressViewStyle, .layout) {
      $0.showColors()
    }.archived()
    let progress = Property(\UIProgressView.progress).archived()
    let progressTintColor = Property(\UIProgressView.progressTintColor, .layout) {
      $0.showColors()
    }.recorded().archived()
    let trackTintColor = Property(\UIProgressView.trackTintColor, .layout) { $0.showColors() }
      .recorded().archived()
    let progressImage = Property(\UIProgressView.progressImage, .layout) { $0.showColors() }
      .recorded().archivedObject()
    let trackImage = Property(\UIProgressView.trackImage, .layout) { $0.showColors() }
      .recorded().archivedObject()

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
