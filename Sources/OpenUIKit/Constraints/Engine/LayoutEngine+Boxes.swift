import ConstraintSolver

extension LayoutEngine {
  /// The box of an item, which is made with the rules of the system when it is needed first.
  func box(of item: LayoutItem) -> LayoutBox {
    let id = item.id
    if let box = boxes[id] {
      if box.item.exists { return box }
      // A new object at the address of one that was freed.
      removeBox(box)
    }
    let box = LayoutBox(item, id: id, in: solver)
    boxes[id] = box
    for variable in box.variables {
      let index = Int(variable.index)
      while boxOfVariable.count <= index { boxOfVariable.append(nil) }
      boxOfVariable[index] = box
    }
    // The root has its position from the engine above, if there is one.
    if isLayout, id != rootID, case .view(let view) = item { view.engineHasBox(self) }
    if case .guide(let guide) = item, let view = guide.owningView {
      let owner = self.box(of: .view(view))
      owner.uses += 1
      box.owner = owner
    }
    updateRules(of: box)
    return box
  }

  /// A constraint, or the box of a guide, does not use the box any more.
  func release(_ box: LayoutBox) {
    box.uses -= 1
    if box.uses == 0 { unusedBoxes.append(box) }
  }

  /// Removes the boxes that nothing uses any more.
  func removeUnusedBoxes() { removeUnusedBoxes { _ in true } }

  /// Removes those whose view or guide has left the part since it was placed: if it is back, its
  /// values are not those of the box.
  func removeBoxesOfOtherEngines() {
    guard isLayout else { return }
    removeUnusedBoxes { [rootID] box in
      guard let host = box.item.item?.hostView else { return true }
      return ObjectIdentifier(host) != rootID && host.constraintState?.engineOfBox !== self
    }
  }

  private func removeUnusedBoxes(where isRemoved: (LayoutBox) -> Bool) {
    guard !unusedBoxes.isEmpty else { return }
    var remaining: [LayoutBox] = []
    var index = 0
    // The box of a guide that is removed may have been the last to use that of its view, which is
    // appended then.
    while index < unusedBoxes.count {
      let box = unusedBoxes[index]
      index += 1
      guard box.uses == 0, boxes[box.id] === box, box.id != rootID else { continue }
      if isRemoved(box) { removeBox(box) } else { remaining.append(box) }
    }
    unusedBoxes = remaining
  }

  private func removeBox(_ box: LayoutBox) {
    for rule in box.rules { removeRule(rule) }
    box.rules = []
    for variable in box.variables {
      boxOfVariable[Int(variable.index)] = nil
      solver.remove(variable)
    }
    boxes[box.id] = nil
    if let owner = box.owner { release(owner) }
    box.item.view?.constraintState?.clearBoxLink(of: self)
  }
}

extension ConstraintState {
  /// Clears the link to an engine that has no box for the view any more.
  func clearBoxLink(of engine: LayoutEngine) {
    engineOfBoxLink.clear(ObjectIdentifier(engine))
  }
}

extension UIView {
  /// An engine has a box for the view.
  fileprivate final func engineHasBox(_ engine: LayoutEngine) {
    ensuredConstraintState.engineOfBoxLink.target = engine
    treeState.insetFlags.insert(.inEngine)
  }
}
