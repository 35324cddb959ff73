/// A child whose scroll position is saved and restored with the container that it is in.
///
/// A position is given back before there is a view; it is set where the geometry is final:
///
/// ```swift
/// extension MessageViewController: RestorableScrolling {
///   var restorableScrollPosition: CGPoint? {
///     scrollViewIfLoaded?.contentOffset ?? restoredPosition
///   }
///   func restoreScrollPosition(_ position: CGPoint) { restoredPosition = position }
/// }
///
/// // In the class
/// override func viewIsAppearing(_ animated: Bool) {
///   super.viewIsAppearing(animated)
///   view.layoutIfNeeded()
///   if let position = restoredPosition { scrollView.contentOffset = position }
///   restoredPosition = nil
/// }
/// ```
public protocol RestorableScrolling: UIViewController {
  /// How far the content is scrolled, in points; `nil` to save nothing.
  var restorableScrollPosition: CGPoint? { get }

  /// Takes the position that was saved. Called once for each restoration, before the container
  /// takes the child; its view need not be loaded.
  func restoreScrollPosition(_ position: CGPoint)
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
