/// A preview beside an open menu, which is informed of its life. The view of the menu calls it, in
/// the order of the functions below; each of the four about the life once, whatever ends the menu.
protocol MenuCompanion: AnyObject {
  /// Whether something is shown beside the menu, which then may have no lines.
  var hasPreview: Bool { get }

  /// The frame beside which the menu opens where nothing is shown beside it, in the window.
  var sourceFrame: CGRect { get }

  /// Adds its views to the view of the menu.
  func attach(to overlay: MenuOverlayView)

  /// The frame of what is shown beside a menu.
  ///
  /// - Parameters:
  ///   - area: Where menus may be.
  ///   - menuSize: The size of the menu that shows all its lines; zero for one without lines.
  func previewFrame(in area: CGRect, beside menuSize: CGSize) -> CGRect

  /// The menu is about to appear.
  func willOpen()

  /// Shows the beginning of the appearance, or the end of the disappearance; called inside an
  /// animation.
  func showClosed()

  /// Shows the end of the appearance; called inside an animation.
  func showOpened()

  /// The menu has appeared.
  func didOpen()

  /// The menu is about to disappear.
  func willClose()

  /// The menu has disappeared.
  func didClose()

  /// The preview was tapped.
  func previewWasTapped()
}
