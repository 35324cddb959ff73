import OpenQuartzCore

/// A requested change, and how its views appear and disappear.
struct ListChange {
  var update: ListUpdate
  /// How a table's row appears or disappears; fading otherwise.
  var animation = UITableView.RowAnimation.fade
}

/// The effect of an update that is about to be shown.
struct ListTransition {
  let plan: ListUpdatePlan
  let changes: [ListChange]
  /// The views that were visible before, by the elements of before.
  let shownBefore: [ListElement: ShownElement]
  /// The attributes that the layout had before for what was visible and near it.
  let attributesBefore: [ListElement: UICollectionViewLayoutAttributes]
}

// Inserts, deletes, reloads and moves. They are collected, checked as a whole against the counts of
// the data source, and shown in one animation.

extension ListCore {
  /// Adds a change to the update that is being collected, or makes an update of it.
  func request(_ changes: [ListChange]) {
    guard updateDepth == 0 else { return self.changes.append(contentsOf: changes) }
    performUpdates({ self.changes.append(contentsOf: changes) }, completion: nil)
  }

  /// Collects the changes that are requested inside `updates`; the outermost call applies them.
  ///
  /// - Parameter completion: Called after the animation, with whether it has finished.
  func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginUpdates()
    updates?()
    endUpdates(completion: completion)
  }

  func beginUpdates() {
    // The counts of before: the program has not changed its data yet.
    if updateDepth == 0 { prepareIfNeeded() }
    updateDepth += 1
  }

  func endUpdates(completion: ((Bool) -> Void)? = nil) {
    guard updateDepth > 0 else { return }
    if let completion { completions.append(completion) }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let changes = changes
    let completions = completions
    self.changes = []
    self.completions = []
    apply(changes) { finished in for completion in completions { completion(finished) } }
  }

  /// Checks the changes against the counts of before and after, and shows what they do.
  private func apply(_ changes: [ListChange], completion: @escaping (Bool) -> Void) {
    guard presentation.isEmpty else {
      return applyPresented(changes, completion: completion)
    }
    let before = counts
    let after = front.readCounts()
    let plan: ListUpdatePlan
    do {
      plan = try ListUpdatePlan(changes.map(\.update), from: before, to: after)
    } catch {
      front.report(error, before: before, after: after, changes.map(\.update))
      reload()
      return completion(false)
    }
    interaction?.dataDidUpdate(plan)
    show(plan, changes, completion: completion)
  }

  func show(
    _ plan: ListUpdatePlan, _ changes: [ListChange], completion: @escaping (Bool) -> Void
  ) {
    let transition = ListTransition(
      plan: plan, changes: changes, shownBefore: shown, attributesBefore: attributesNearby())
    var gone: [ShownElement] = []
    var wanted: [ListElement: UICollectionViewLayoutAttributes] = [:]
    generation += 1
    whileShowing {
      counts = plan.after
      selection.follow(plan)
      front.didUpdate(by: plan)
      interaction?.follow(plan)
      front.listLayout.prepare(for: transition)
      needsPreparation = false
      front.listLayout.prepareForList()
      gone = followPlan(plan)
      // Fidelity: an update leaves the offset as it is, also where it inserts above what is
      // visible. [observed]
      let offset = Anchor(nil, at: .zero, in: self)
      takeContentSize()
      lastBounds = front.bounds
      wanted = makeMissing(holding: offset) { beginning(of: $0, $1, in: transition) }
    }
    let moving = takeInvisible(except: wanted)
    leaving += gone + moving
    animate({ self.moveAll(to: wanted, moving, gone, in: transition) }) { finished in
      self.end((gone + moving).sorted { $0.precedes($1) })
      completion(finished)
    }
    front.setNeedsLayout()
  }

  /// Takes out of what is shown what the update moves out of sight: it leaves after the animation.
  func takeInvisible(
    except wanted: [ListElement: UICollectionViewLayoutAttributes]
  ) -> [ShownElement] {
    let items = shown.values.filter { wanted[$0.element] == nil && $0.view !== draggedView }
    for item in items { shown[item.element] = nil }
    return items
  }

  /// Everything gets its new place, and what has gone the one where it ends.
  private func moveAll(
    to wanted: [ListElement: UICollectionViewLayoutAttributes], _ moving: [ShownElement],
    _ gone: [ShownElement], in transition: ListTransition
  ) {
    whileShowing {
      for (element, attributes) in wanted {
        guard let item = shown[element] else { continue }
        item.attributes = attributes
        putIntoContainer(item.view, of: element)
        if item.view !== draggedView { front.apply(attributes, to: item.view) }
      }
      for item in moving {
        if let attributes = front.listLayout.attributes(of: item.element) {
          front.apply(attributes, to: item.view)
        }
      }
      for item in gone { front.apply(end(of: item, in: transition), to: item.view) }
      front.listLayout.finishUpdate()
    }
  }

  // Fidelity: 0.3 s, and in the animation of the program if it has one. [known]
  /// Runs the work in an animation, or in that of the program.
  func animate(_ work: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    guard UIView.areAnimationsEnabled, front.window != nil else {
      work()
      // Never inside the call.
      return DeferredWork.nextTurn { completion(true) }
    }
    UIView.animate(
      withDuration: UIView.inheritedAnimationDuration > 0
        ? UIView.inheritedAnimationDuration : 0.3,
      delay: 0, options: [.beginFromCurrentState, .allowUserInteraction], animations: work,
      completion: completion)
  }

  /// Where the view of an element begins that was not visible before.
  private func beginning(
    of element: ListElement, _ attributes: UICollectionViewLayoutAttributes,
    in transition: ListTransition
  ) -> UICollectionViewLayoutAttributes? {
    let old = transition.plan.oldElement(of: element)
    if let old, !transition.plan.isReloaded(old.indexPath), !front.listLayout.replaces(old) {
      return front.listLayout.initialAttributes(of: element) ?? transition.attributesBefore[old]
    }
    if let start = front.edgeAttributes(of: element, attributes, isNew: true, in: transition)
      ?? front.listLayout.initialAttributes(of: element)
    {
      return start
    }
    return attributes.transparent
  }

  /// Where the view of an element that is gone ends.
  private func end(
    of item: ShownElement, in transition: ListTransition
  ) -> UICollectionViewLayoutAttributes {
    front.edgeAttributes(of: item.element, item.attributes, isNew: false, in: transition)
      ?? front.listLayout.finalAttributes(of: item.element) ?? item.attributes.transparent
  }

  /// Views that have moved out leave, unless they have left before.
  func end(_ items: [ShownElement]) {
    for item in items {
      guard let index = leaving.firstIndex(where: { $0 === item }) else { continue }
      leaving.remove(at: index)
      end(item)
    }
  }

  /// Names everything that is shown as it is named after the update.
  ///
  /// - Returns: What is gone, by its old element.
  private func followPlan(_ plan: ListUpdatePlan) -> [ShownElement] {
    var gone: [ShownElement] = []
    let old = shown
    shown = [:]
    for (element, item) in old {
      guard let new = plan.newElement(of: element), !plan.isReloaded(element.indexPath),
        !front.listLayout.replaces(element)
      else {
        gone.append(item)
        continue
      }
      item.element = new
      shown[new] = item
    }
    return gone
  }

  /// The attributes of what is visible, and of as much before and after it.
  func attributesNearby() -> [ListElement: UICollectionViewLayoutAttributes] {
    let visible = CGRect(origin: front.contentOffset, size: front.bounds.size)
    let nearby = visible.insetBy(dx: -visible.width, dy: -visible.height)
    return Dictionary(
      front.listLayout.elements(in: nearby).map { ($0.element, $0.duplicate()) },
      uniquingKeysWith: { $1 })
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy that cannot be seen.
  final var transparent: UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }
}
