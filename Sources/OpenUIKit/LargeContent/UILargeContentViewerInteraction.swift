/// Shows the element under a finger that stays down, enlarged in the middle of the window, for
/// users whose text has one of the sizes for accessibility. Bars have one; a program adds one to a
/// view whose elements cannot grow with the text.
///
/// The gesture takes the touch from what is under it. While the finger moves, what is under it is
/// shown; where it is lifted, a control is activated.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Says what is shown, and what the end does; not retained.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  @ZeroingLink private var attachedView: UIView? = nil
  private let press = UILongPressGestureRecognizer()
  private lazy var filter = LargeContentFilter(for: type(of: self))
  @ZeroingLink private var card: LargeContentView? = nil

  /// - Parameter delegate: The object that is asked for the item; nil for the views under the
  ///   finger.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    press.delegate = filter
    press.addHandler { [weak self] in self?.pressDidChange($0) }
  }

  /// One that shows the views under the finger.
  public convenience override init() { self.init(delegate: nil) }

  deinit {}

  // Fidelity: with the sizes of text for accessibility, not with others. [documented]
  /// Whether the text has one of the sizes for accessibility; otherwise interactions do nothing.
  open class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Posted by the class after ``isEnabled`` has changed.
  nonisolated public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// The recognizer that shows the viewer, for relations to others.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  // MARK: The view

  /// The view whose elements are shown.
  public var view: UIView? { attachedView }

  /// Takes the recognizer from the former view.
  public func willMove(to view: UIView?) {
    hide()
    attachedView?.removeGestureRecognizer(press)
  }

  /// Gives the recognizer to the new view.
  public func didMove(to view: UIView?) {
    attachedView = view
    view?.addGestureRecognizer(press)
  }

  // MARK: The gesture

  private func pressDidChange(_ recognizer: UIGestureRecognizer) {
    // The view may have left the window with the finger on it.
    guard let view, view.window != nil else { return hide() }
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began, .changed: show(item(at: point))
    case .ended:
      let item = item(at: point)
      hide()
      guard let delegate else { return activate(item) }
      delegate.largeContentViewerInteraction(self, didEndOn: item, at: point)
    default: hide()
    }
  }

  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let delegate else { return view?.largeContentItem(at: point) }
    return delegate.largeContentViewerInteraction(self, itemAt: point)
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard let item, let content = LargeContentView.Content(item) else { return hide() }
    if let card { return card.show(content) }
    guard let view,
      let window = delegate?.viewController(for: self).viewIfLoaded?.window ?? view.window
    else { return }
    let new = LargeContentView(content, style: view.traitCollection.userInterfaceStyle)
    new.appear(in: window)
    card = new
  }

  private func hide() {
    card?.disappear()
    card = nil
  }

  /// Does what a tap on a control does.
  func activate(_ item: (any UILargeContentViewerItem)?) {
    (item as? UIControl)?.accessibilityActivate()
  }
}

/// Lets the recognizer of the viewer receive touches while the viewer can be shown. An object of
/// its own: programs do not see that the interaction has a recognizer with a delegate.
private final class LargeContentFilter: NSObject, UIGestureRecognizerDelegate {
  private let interaction: UILargeContentViewerInteraction.Type

  init(for interaction: UILargeContentViewerInteraction.Type) { self.interaction = interaction }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { interaction.isEnabled }

  deinit {}
}

extension UIView {
  /// The innermost view that contains a point and is shown by the large content viewer.
  final func largeContentItem(at point: CGPoint) -> UIView? {
    guard !isHidden, alpha > 0.01, self.point(inside: point, with: nil) else { return nil }
    for subview in subviews.reversed() {
      if let item = subview.largeContentItem(at: convert(point, to: subview)) { return item }
    }
    return showsLargeContentViewer ? self : nil
  }

  /// Whether a finger that stays down shows the view in the large content viewer.
  final var isShownInLargeContentViewer: Bool {
    showsLargeContentViewer && UILargeContentViewerInteraction.isEnabled
  }
}
