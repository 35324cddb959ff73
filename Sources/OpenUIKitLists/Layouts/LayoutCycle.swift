import OpenQuartzCore

/// The changes of which a layout has been informed, and those of which it is still to be informed.
struct LayoutCycle {
  /// Whether the layout was prepared since it was invalidated.
  var isPrepared = false
  /// Whether it was ever prepared for its collection view.
  var hasBeenPrepared = false
  /// Whether `prepare()` is being called.
  var isPreparing = false
  /// Whether the list itself invalidates, in a layout pass that takes it into account.
  var isInvalidatedByList = false
  /// The update that is being shown.
  var update: LayoutUpdate?
  /// The bounds before a change that is animated; nil while there is none.
  var animatedFrom: CGRect?
  /// Whether the layout has been informed of that change.
  var knowsAnimation = false
  /// By how much mirrored content is wider than what is visible, in the last layout; nil before.
  var mirroredExcess: CGFloat?
}

/// An update, as a layout takes part in it.
struct LayoutUpdate {
  let transition: ListTransition
  /// Where elements begin that will be visible, as they are named after the update.
  var initial: [ListElement: UICollectionViewLayoutAttributes] = [:]
  /// Where elements end that were visible, as they were named before the update.
  var final: [ListElement: UICollectionViewLayoutAttributes] = [:]
  /// The elements that the layout removes besides those that the update deletes, by the names of
  /// before.
  var deleted: Set<ListElement> = []
  /// The elements that the layout adds besides those that the update inserts, by the names of
  /// after.
  var inserted: Set<ListElement> = []

  var plan: ListUpdatePlan { transition.plan }

  /// The name of before of something that stays; nil for what is new.
  func survivor(_ element: ListElement) -> ListElement? {
    guard !inserted.contains(element), let old = plan.oldElement(of: element),
      !plan.isReloaded(old.indexPath), !deleted.contains(old)
    else { return nil }
    return old
  }

  /// The name of after of something that stays; nil for what is gone.
  func successor(_ element: ListElement) -> ListElement? {
    guard !deleted.contains(element), !plan.isReloaded(element.indexPath),
      let new = plan.newElement(of: element), !inserted.contains(new)
    else { return nil }
    return new
  }
}
