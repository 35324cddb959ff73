/// The view of UIKit's API that shows a list, as its core sees it: a table or a collection view.
protocol ListFront: UIScrollView {
  var core: ListCore { get }

  /// The layout of now.
  var listLayout: any ListLayout { get }

  /// Asks the data source for the number of sections, and of the items of each.
  func readCounts() -> ListCounts

  /// Makes or reuses the view of an element; nil where there is none.
  func makeView(
    for element: ListElement, with attributes: UICollectionViewLayoutAttributes
  ) -> UIView?

  /// The attributes with the size that a view wants.
  func preferredAttributes(
    of view: UIView, for element: ListElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes

  /// Whether a view is measured again when constraints inside it have changed.
  var measuresAfterConstraints: Bool { get }

  /// Gives the view its place and what else the attributes say, when they have changed.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UIView)

  func willDisplay(_ view: UIView, for element: ListElement)

  /// - Parameter element: The element as it was named when the view was shown.
  func didEndDisplaying(_ view: UIView, for element: ListElement)

  /// Gives a view that is shown the state of its element: selected, editing and so on.
  func updateState(of view: UIView, for element: ListElement, animated: Bool)

  /// Called at the end of each layout, when everything visible has its place.
  func didLayOutContent()

  /// Puts a view that is not shown any more aside for reuse.
  func recycle(_ view: UIView, of element: ListElement)

  /// The program has set the delegate.
  func delegateDidChange()

  /// Called when an update was accepted, before anything of it is shown: what the front keeps by
  /// index path follows the plan.
  func didUpdate(by plan: ListUpdatePlan)

  /// Where a new view begins that an update shows, and where the view of something that is gone
  /// ends; nil for what the layout says.
  ///
  /// - Parameters:
  ///   - element: As it is named after the update for a new one, before it for one that is gone.
  ///   - attributes: Where it is, or was.
  func edgeAttributes(
    of element: ListElement, _ attributes: UICollectionViewLayoutAttributes, isNew: Bool,
    in transition: ListTransition
  ) -> UICollectionViewLayoutAttributes?

  /// Reports an update that is refused, in the words of UIKit.
  func report(
    _ error: ListUpdateError, before: ListCounts, after: ListCounts, _ updates: [ListUpdate])
}
