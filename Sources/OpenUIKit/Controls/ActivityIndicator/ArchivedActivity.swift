/// The archived values of an activity indicator, apart from those that it has as a view.
nonisolated struct ArchivedActivity: Codable {
  static let key = "UIActivityIndicatorView"

  private let styleNumber: Int
  private let color: ArchivedColor?
  private let hidesWhenStopped: Bool
  private let isAnimating: Bool
  private let isHidden: Bool

  @MainActor init(_ view: UIActivityIndicatorView, color: UIColor?) {
    styleNumber = view.style.rawValue
    self.color = color.map { ArchivedColor($0) }
    hidesWhenStopped = view.hidesWhenStopped
    isAnimating = view.isAnimating
    isHidden = view.isHidden
  }

  /// The style; nil if the archive is damaged.
  var style: UIActivityIndicatorView.Style? { UIActivityIndicatorView.Style(rawValue: styleNumber) }

  /// Sets everything but the style on a new indicator.
  @MainActor func apply(to view: UIActivityIndicatorView) {
    if let color = color?.source { view.color = UIColor(color) }
    view.hidesWhenStopped = hidesWhenStopped
    if isAnimating { view.startAnimating() }
    view.isHidden = isHidden
  }
}
