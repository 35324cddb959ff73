/// Decides where the elements of a list are; that of a table, or a `UICollectionViewLayout`.
///
/// The core of the list calls it, in this order: a change of the bounds, preparation, the size of
/// the content, the elements in what is visible. Between two preparations the answers are the same,
/// except where an element was measured.
protocol ListLayout: AnyObject {
  /// The size of the whole content, in points.
  var contentSize: CGSize { get }

  /// Called once before the layout is asked, when it or the data have changed.
  func prepareForList()

  /// The elements that are at least partly in a rectangle of the content; more are allowed.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]

  /// Where one element is; nil for one that the layout does not show.
  func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes?

  /// Called before the elements of other bounds are asked, scrolled or of another size.
  ///
  /// - Returns: Whether the layout is to be prepared again.
  func boundsDidChange(from old: CGRect, to new: CGRect) -> Bool

  /// Takes the size that a view has asked for.
  ///
  /// - Parameters:
  ///   - preferred: The attributes with the wanted size.
  ///   - original: The attributes as the layout made them.
  /// - Returns: Whether anything has moved or changed its size, so that the elements have to be
  ///   asked again.
  func take(
    preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
  ) -> Bool

  /// Called before all data are taken anew. Does nothing by default.
  func dataWillReload()

  /// Called in a layout pass when everything visible has its place. Does nothing by default.
  func didShowVisible()

  /// Whether the layout wants the sizes of views, so that the core has to measure them.
  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool

  /// Whether an element that is shown is measured when it asks for another size.
  func measuresAgain(_ attributes: UICollectionViewLayoutAttributes) -> Bool

  /// Whether the first visible cell stays where it is on the screen when the layout was prepared
  /// again.
  var keepsVisibleElements: Bool { get }

  /// The view inside the list in which the view of an element is; nil, by default, for the list.
  /// What is in such a view keeps the coordinates of the list, and the layout returns it while it
  /// is in sight there.
  func container(of element: ListElement) -> UIView?

  /// Whether the layout is to be prepared again when the adjusted content inset has changed; no by
  /// default.
  func dependsOnInsets() -> Bool

  /// The offset at which content rests that a finger has released; the proposed one by default.
  func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint

  // MARK: Updates

  /// The same data are about to be shown in another manner. Does nothing by default.
  ///
  /// - Parameter plan: From what is shown now to what will be.
  func presentationDidChange(by plan: ListUpdatePlan)

  /// The data were read, and something else is shown besides. Does nothing by default.
  func presentationTakesData()

  /// Called after the counts have changed by an update, before the layout is prepared for them.
  func prepare(for plan: ListUpdatePlan)

  /// As `prepare(for:)`, which it calls by default, with what was shown before.
  func prepare(for transition: ListTransition)

  /// Whether an update shows something that stays, the element as it was named before, by a new
  /// view in place of the one that it has; no by default.
  func replaces(_ element: ListElement) -> Bool

  /// Where a new view begins in the animation of the update; nil for its place in the layout.
  func initialAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes?

  /// Where the view of an element that is gone ends in the animation of the update, the element as
  /// it was named before; nil for where it was.
  func finalAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes?

  /// Called inside the animation of the update, when all views have their new places.
  func finishUpdate()
}

extension ListLayout {
  func prepare(for transition: ListTransition) { prepare(for: transition.plan) }

  func replaces(_ element: ListElement) -> Bool { false }

  func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  func dataWillReload() {}

  func didShowVisible() {}

  func measuresAgain(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    measures(attributes)
  }

  var keepsVisibleElements: Bool { false }

  func container(of element: ListElement) -> UIView? { nil }

  func dependsOnInsets() -> Bool { false }

  func presentationDidChange(by plan: ListUpdatePlan) {}

  func presentationTakesData() {}
}
