/// The bars at the top or at the bottom of a controller's view, for constraints from before the
/// safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bars reach into the view, in points.
  var length: CGFloat { get }
  /// The anchor of the upper end.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the lower end.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the length.
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  final func barGuide(isAtTop: Bool) -> any UILayoutSupport {
    guard let view else {
      preconditionFailure("A controller without a view has no guides of bars.")
    }
    let found = view.layoutGuides.lazy.compactMap { $0 as? ControllerBarGuide }
      .first { $0.isAtTop == isAtTop }
    if let found { return found }
    let guide = ControllerBarGuide(isAtTop: isAtTop)
    view.addLayoutGuide(guide)
    // Fidelity: the inner end of each is where the safe area begins. [documented]
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    return guide
  }
}

/// A guide of what bars cover.
private final class ControllerBarGuide: UILayoutGuide, UILayoutSupport {
  let isAtTop: Bool

  init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    identifier = isAtTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? insets.top : insets.bottom
  }
}
