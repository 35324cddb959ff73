import MisuseReports

/// A drop that a list performs: what is dropped, and where each item ends. The coordinators of
/// tables and collection views stand in front of it.
final class ListDropCoordinator {
  /// Where the preview of an item ends.
  enum End {
    /// On the cell of an item, as the data source names it.
    case item(IndexPath)
    /// In a part of the cell of an item.
    case into(IndexPath, CGRect)
    case target(UIDragPreviewTarget)
    case placeholder(ListPlaceholderContext)
  }

  unowned let list: any DragDropList
  let session: any UIDropSession
  let proposal: UIDropProposal
  let destination: IndexPath?
  let items: [(item: UIDragItem, source: IndexPath?)]
  var ends: [ObjectIdentifier: End] = [:]
  private(set) var animators: [ObjectIdentifier: ListDropAnimator] = [:]

  init(
    _ list: any DragDropList, _ session: any UIDropSession, _ proposal: UIDropProposal,
    destination: IndexPath?, items: [(item: UIDragItem, source: IndexPath?)]
  ) {
    self.list = list
    self.session = session
    self.proposal = proposal
    self.destination = destination
    self.items = items
  }

  deinit {}

  /// The size of the preview of an item; that of its cell, if it is of this list and in sight.
  func previewSize(of source: IndexPath?) -> CGSize {
    guard let source else { return .zero }
    let presentation = list.core.presentation
    // What is hidden is as large as the gap.
    let gap = presentation.extras.first(where: \.isGap).flatMap { presentation.shown(extra: $0.id) }
    let shown = presentation.shown(source) ?? gap
    return shown.flatMap { list.listLayout.attributes(of: .cell($0))?.size } ?? .zero
  }

  /// Lets an item end somewhere.
  @discardableResult
  func drop(_ item: UIDragItem, at end: End) -> ListDropAnimator {
    let key = ObjectIdentifier(item)
    ends[key] = end
    let animator = animators[key] ?? ListDropAnimator()
    animators[key] = animator
    return animator
  }

  /// Shows a placeholder until the data of an item are there.
  func drop(
    _ item: UIDragItem, at path: IndexPath, _ identifier: String, size: CGSize?,
    update: @escaping (UIView) -> Void, parameters: @escaping (UIView) -> UIDragPreviewParameters?
  ) -> ListPlaceholderContext {
    let context = ListPlaceholderContext(
      list, item, drop(item, at: .item(path)), update: update, parameters: parameters)
    ends[ObjectIdentifier(item)] = .placeholder(context)
    context.show(at: path, identifier, size)
    return context
  }

  /// The preview of an item at its end; nil for none, so that it fades.
  func preview(
    of item: UIDragItem, _ usual: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    // The drop may have removed the list.
    guard list.window != nil else { return nil }
    switch ends[ObjectIdentifier(item)] {
    case nil: return nil
    case .item(let path):
      guard let shown = list.core.presentedPath(of: path) else { return nil }
      return preview(at: shown, usual) { _ in self.list.dropPreviewParameters(at: path) }
    case .into(let path, let rect):
      guard let shown = list.core.presentedPath(of: path),
        let cell = list.core.view(for: .cell(shown))
      else { return nil }
      let size = usual.view.bounds.size
      let scale =
        size.width > 0 && size.height > 0
        ? min(1, rect.width / size.width, rect.height / size.height) : 1
      return usual.retargetedPreview(
        with: UIDragPreviewTarget(
          container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
          transform: CGAffineTransform(scaleX: max(0.01, scale), y: max(0.01, scale))))
    case .target(let target): return usual.retargetedPreview(with: target)
    case .placeholder(let context):
      guard let shown = context.shownPath else { return nil }
      return preview(at: shown, usual, context.parameters)
    }
  }

  /// A preview that ends where an item is shown: as its cell if that is in sight.
  private func preview(
    at shown: IndexPath, _ usual: UITargetedDragPreview,
    _ parameters: (UIView) -> UIDragPreviewParameters?
  ) -> UITargetedDragPreview? {
    guard let attributes = list.listLayout.attributes(of: .cell(shown)) else { return nil }
    let target = UIDragPreviewTarget(container: list, center: attributes.center)
    guard let cell = list.core.view(for: .cell(shown)) else {
      return usual.retargetedPreview(with: target)
    }
    return UITargetedDragPreview(
      view: usual.view, parameters: parameters(cell) ?? usual.parameters, target: target)
  }
}

/// Collects what a program adds to the animation of one item, until that runs.
final class ListDropAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animator: (any UIDragAnimating)?

  deinit {}

  func addAnimations(_ animations: @escaping () -> Void) {
    if let animator {
      animator.addAnimations(animations)
    } else {
      self.animations.append(animations)
    }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if let animator { animator.addCompletion(completion) } else { completions.append(completion) }
  }

  /// The animation is about to run.
  func pass(to animator: any UIDragAnimating) {
    self.animator = animator
    for animation in animations { animator.addAnimations(animation) }
    for completion in completions { animator.addCompletion(completion) }
    animations = []
    completions = []
  }
}

/// A placeholder in a list: the place of an item whose data are not there yet.
final class ListPlaceholderContext {
  @ZeroingLink private var owner: UIView? = nil
  let item: UIDragItem
  let animator: ListDropAnimator
  let parameters: (UIView) -> UIDragPreviewParameters?
  private let update: (UIView) -> Void
  private var id: Int?

  init(
    _ list: any DragDropList, _ item: UIDragItem, _ animator: ListDropAnimator,
    update: @escaping (UIView) -> Void, parameters: @escaping (UIView) -> UIDragPreviewParameters?
  ) {
    owner = list
    self.item = item
    self.animator = animator
    self.update = update
    self.parameters = parameters
  }

  deinit {}

  private var list: (any DragDropList)? { owner as? any DragDropList }

  /// Where it is shown; nil if it is not any more.
  var shownPath: IndexPath? { id.flatMap { list?.core.presentation.shown(extra: $0) } }

  /// Shows the placeholder, in place of the gap if there is one.
  func show(at path: IndexPath, _ identifier: String, _ size: CGSize?) {
    guard let list, id == nil else { return }
    var new = list.core.currentPresentation
    guard new.dataCounts.items.indices.contains(path.section) else { return }
    let extra = list.core.makeExtra(size: size) { [weak list, update] shown in
      let cell = list?.makePlaceholder(identifier, at: shown)
      if let cell { update(cell) }
      return cell
    }
    id = extra.id
    new.extras.removeAll { $0.isGap }
    new.hidden = []
    let anchor = min(max(0, path.item), new.dataCounts.items[path.section])
    new.extras.append(
      ListPresentation.Extra(id: extra.id, section: path.section, anchor: anchor))
    list.core.present(new)
  }

  /// The data source has the item now.
  func commit(_ updates: (IndexPath) -> Void) -> Bool {
    guard let list, let id, let old = list.core.presentation.extras.first(where: { $0.id == id })
    else { return false }
    updates(IndexPath(item: old.anchor, section: old.section))
    // The program may have reloaded the list meanwhile.
    guard let shown = list.core.presentation.shown(extra: id) else { return false }
    self.id = nil
    let new = list.core.presentation.inserting(id)
    if !list.core.commit(new, at: shown) {
      Misuse.report(.placeholderWithoutItem(list))
      list.core.reload()
    }
    return true
  }

  /// Takes the placeholder away.
  func delete() -> Bool {
    guard let list, let id, list.core.presentation.extras.contains(where: { $0.id == id }) else {
      return false
    }
    self.id = nil
    var new = list.core.presentation
    new.extras.removeAll { $0.id == id }
    list.core.present(new)
    return true
  }

  /// Fills the cell anew.
  func updateCell() {
    guard let list, let path = shownPath, let cell = list.core.view(for: .cell(path)) else {
      return
    }
    update(cell)
  }
}
