import ConstraintSolver

extension LayoutEngine {
  /// The box of an item, which is made with the rules of the system when it is needed first.
  func box(of item: LayoutItem) -> LayoutBox {
    let id = item.id
    if let box = boxes[id] {
      if box.item.exists { return box }
      // A new object at the address of one that was freed.
      forget(box)
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
    updateRules(of: box)
    return box
  }

  /// A constraint does not use the box any more.
  func release(_ box: LayoutBox) {
    box.uses -= 1
    if box.uses == 0 { unusedBoxes.append(box) }
  }

  /// Removes the boxes that no constraint uses any more.
  func forgetUnusedBoxes() { forgetUnusedBoxes { _ in true } }

  /// Removes those whose view or guide has left the part since it was placed: if it is back, its
  /// values are not those of the box.
  func forgetBoxesOutOfPart() {
    guard isLayout else { return }
    forgetUnusedBoxes { [rootID] box in
      guard let host = box.item.item?.hostView else { return true }
      return ObjectIdentifier(host) != rootID && host.constraintState?.engineOfBox !== self
    }
  }

  private func forgetUnusedBoxes(where isForgotten: (LayoutBox) -> Bool) {
    guard !unusedBoxes.isEmpty else { return }
    var (kept, forgotten): ([LayoutBox], [LayoutBox]) = ([], [])
    for box in unusedBoxes where box.uses == 0 && boxes[box.id] === box && box.id != rootID {
      if isForgotten(box) { forgotten.append(box) } else { kept.append(box) }
    }
    unusedBoxes = kept
    // The rules of a guide use the variables of its view.
    for box in forgotten { removeRules(of: box) }
    for box in forgotten where boxes[box.id] === box { forget(box) }
  }

  private func removeRules(of box: LayoutBox) {
    for rule in box.rules { removeRule(rule) }
    box.rules = []
  }

  private func forget(_ box: LayoutBox) {
    removeRules(of: box)
    for variable in box.variables {
      boxOfVariable[Int(variable.index)] = nil
      solver.remove(variable)
    }
    boxes[box.id] = nil
    box.item.view?.constraintState?.letGo(of: self)
  }
}

extension ConstraintState {
  /// Clears the link to an engine that has no box for the view any more.
  nonisolated func letGo(of engine: LayoutEngine) {
    if engineOfBoxLink.leads(to: engine) { engineOfBoxLink.target = nil }
  }
}

extension UIView {
  /// An engine has a box for the view.
  fileprivate final func engineHasBox(_ engine: LayoutEngine) {
    ensuredConstraintState.engineOfBoxLink.target = engine
    insetFlags.insert(.inEngine)
  }
}
