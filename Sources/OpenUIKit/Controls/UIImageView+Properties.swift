extension UIImageView {
  /// The images, and how they are shown.
  struct Properties: PropertyList {
    typealias Owner = UIImageView

    let image = Property(\UIImageView.image, []) { $0.shownImageDidChange() }.archivedObject()
    let highlightedImage = Property(\UIImageView.highlightedImage, []) {
      $0.shownImageDidChange()
    }.archivedObject()
    let isHighlighted = Property(\UIImageView.isHighlighted, []) { $0.shownImageDidChange() }
      .archived(unless: false)
    let showsAutomaticImagesAsTemplates = Property(
      \UIImageView.showsAutomaticImagesAsTemplates, []
    ) { $0.showImage() }
    let preferredSymbolConfiguration = Property(\UIImageView.preferredSymbolConfiguration, []) {
      $0.symbolsDidChange()
    }.archivedObject()
    let animationImages = Property(\UIImageView.animationImages).archivedObjects()
    let highlightedAnimationImages = Property(\UIImageView.highlightedAnimationImages)
      .archivedObjects()
    let animationDuration = Property(\UIImageView.animationDuration)
      .archivedIfNotNegative(unless: 0)
    let animationRepeatCount = Property(\UIImageView.animationRepeatCount).archived(unless: 0)

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
