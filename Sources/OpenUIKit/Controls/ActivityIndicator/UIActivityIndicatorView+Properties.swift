extension UIActivityIndicatorView {
  /// The look of indicators, and whether they rotate.
  struct Properties: PropertyList {
    typealias Owner = UIActivityIndicatorView

    let style = Property(\UIActivityIndicatorView.style, .layout) {
      $0.showStyle()
      $0.sizeToFit()
    }.archived()
    let color = Property(\UIActivityIndicatorView.color, .layout).recorded()
    /// The colour that the program has set, of which `color` is the default of the style.
    let ownColor = Property(\UIActivityIndicatorView.ownColor, .layout) { $0.showStyle() }
      .archived()
    let hidesWhenStopped = Property(\UIActivityIndicatorView.hidesWhenStopped, []) {
      $0.hideIfStopped()
    }.archived(unless: true)
    let isRotating = Property(\UIActivityIndicatorView.isRotating).archived(unless: false)
    let isHidden = Property(\UIActivityIndicatorView.isHidden).archived(unless: true)

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
