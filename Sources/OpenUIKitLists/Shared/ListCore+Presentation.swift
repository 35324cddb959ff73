import OpenQuartzCore

/// A place in a list that its data source does not know.
final class ListExtra {
  let id: Int
  /// The size, along the axes that the layout does not decide; nil for that of other items.
  var size: CGSize?
  /// Makes the view; nil for a gap.
  let makeView: ((IndexPath) -> UIView?)?

  init(id: Int, size: CGSize?, makeView: ((IndexPath) -> UIView?)?) {
    (self.id, self.size, self.makeView) = (id, size, makeView)
  }

  deinit {}
}

// What is shown in place of the data while something is dropped.

extension ListCore {
  /// Where the data source has an item that is shown; nil for a place that it does not know.
  func sourcePath(of path: IndexPath) -> IndexPath? {
    presentation.isEmpty ? dataPath?(path) ?? path : presentation.item(at: path)
  }

  /// An element as the data source names it.
  func sourceElement(of element: ListElement) -> ListElement {
    guard element.isCell, let path = sourcePath(of: element.indexPath) else { return element }
    return element.at(path)
  }

  /// Where an item of the data source is shown; nil for one that is not.
  func presentedPath(of path: IndexPath) -> IndexPath? { presentation.shown(path) }

  /// The selected items, as the data source names them.
  var selectedItems: [IndexPath] {
    presentation.isEmpty
      ? selection.paths : selection.paths.compactMap { presentation.item(at: $0) }
  }

  /// An item that is shown as the data source names it; a place that it does not know stays.
  func item(at path: IndexPath) -> IndexPath { presentation.item(at: path) ?? path }

  /// The place that the data source does not know, if it is shown there.
  func extra(at path: IndexPath) -> ListExtra? {
    guard !presentation.isEmpty, case .extra(let id) = presentation.place(at: path) else {
      return nil
    }
    return extras[id]
  }

  /// The presentation of now, which knows the counts of the data source.
  var currentPresentation: ListPresentation {
    presentation.isEmpty ? ListPresentation(dataCounts: counts) : presentation
  }

  /// Makes a place that the data source does not know; it is shown by `present(_:)`.
  func makeExtra(size: CGSize?, makeView: ((IndexPath) -> UIView?)? = nil) -> ListExtra {
    extraCount += 1
    let extra = ListExtra(id: extraCount, size: size, makeView: makeView)
    extras[extra.id] = extra
    return extra
  }

  /// Shows the same data in another manner.
  func present(_ new: ListPresentation) {
    guard new != presentation, updateDepth == 0 else { return }
    let updates = new.updates(from: currentPresentation)
    guard let plan = try? ListUpdatePlan(updates, from: counts, to: new.counts) else { return }
    take(new)
    front.listLayout.presentationDidChange(by: plan)
    show(plan, updates.map { ListChange(update: $0) }) { _ in }
  }

  /// An item of the data source takes the place of an extra one.
  ///
  /// - Returns: Whether the counts of the data source are those that follow.
  func commit(_ new: ListPresentation, at shown: IndexPath) -> Bool {
    let counts = front.readCounts()
    guard counts == new.dataCounts,
      let plan = try? ListUpdatePlan([.reloadItem(shown)], from: self.counts, to: new.counts)
    else { return false }
    take(new)
    front.listLayout.presentationTakesData()
    show(plan, [ListChange(update: .reloadItem(shown))]) { _ in }
    return true
  }

  private func take(_ new: ListPresentation) {
    presentation = new.isEmpty ? ListPresentation() : new
    extras = extras.filter { extra in new.extras.contains { $0.id == extra.key } }
  }

  /// Nothing but the data is shown any more: they are taken anew.
  func endPresentation() {
    presentation = ListPresentation()
    extras = [:]
  }

  /// Applies an update of the data while something else than the data is shown.
  func applyPresented(_ changes: [ListChange], completion: @escaping (Bool) -> Void) {
    let before = presentation.dataCounts
    let after = front.readCounts()
    let old = presentation
    do {
      let data = try ListUpdatePlan(changes.map(\.update), from: before, to: after)
      interaction?.dataDidUpdate(data)
      let new = old.following(data, isDropping: isDropping)
      let besides = isDropping ? old.consumed(by: data, new) : []
      let presented =
        changes.compactMap { change in
          old.presented(change.update, as: new).map {
            ListChange(update: $0, animation: change.animation)
          }
        } + besides.map { ListChange(update: $0) }
      let plan = try ListUpdatePlan(presented.map(\.update), from: counts, to: new.counts)
      take(new)
      front.listLayout.presentationTakesData()
      show(plan, presented, completion: completion)
    } catch {
      front.report(error, before: before, after: after, changes.map(\.update))
      reload()
      completion(false)
    }
  }
}
