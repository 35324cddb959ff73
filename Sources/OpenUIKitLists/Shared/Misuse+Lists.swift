import MisuseReports

@MainActor extension Misuse {
  static func registersWrongClass(
    _ type: AnyClass, for identifier: String, base: AnyClass, of list: UIView
  ) -> Misuse {
    Misuse(
      id: "list.registers-wrong-class",
      message: "The class \(type) cannot be registered for the identifier \(identifier)",
      reason: "A \(Swift.type(of: list)) shows views of the class \(base) there",
      remedy: "Register a subclass of \(base)",
      raisesInUIKit: true)
  }

  // Fidelity: the message. [observed]
  static func nibHasOtherView(
    _ identifier: String, base: AnyClass, of list: UIView
  ) -> Misuse {
    Misuse(
      id: "list.nib-has-other-view",
      message: "invalid nib registered for identifier (\(identifier)) - nib must contain exactly "
        + "one top level object which must be a \(base) instance",
      reason: "A \(type(of: list)) shows one view of the class \(base) there",
      remedy: "Return one such view from instantiate(withOwner:options:), or register a class",
      raisesInUIKit: true)
  }

  // Fidelity: the message. [observed]
  static func dequeuesUnregistered(kind: String, _ identifier: String) -> Misuse {
    Misuse(
      id: "list.dequeues-unregistered",
      message: "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard",
      reason: "No class is registered, so that there is nothing to make",
      remedy: "Call register(_:forCellWithReuseIdentifier:) or its kin before the first layout",
      raisesInUIKit: true)
  }

  // Fidelity: the message. [observed]
  static func reconfiguresAnotherKind(_ identifier: String, of list: UIView) -> Misuse {
    Misuse(
      id: "list.reconfigures-another-kind",
      message: "Attempted to dequeue a cell for a different registration or reuse identifier than "
        + "the existing cell when reconfiguring an item, which is not allowed. You must dequeue a "
        + "cell using the same registration or reuse identifier that was used to dequeue the cell "
        + "originally to obtain the existing cell",
      reason: "The \(type(of: list)) has a cell of another identifier than \(identifier) there",
      remedy: "Reload the item, so that it gets another cell",
      raisesInUIKit: true)
  }

  static func scrollsToMissing(_ path: IndexPath, of list: UIView) -> Misuse {
    Misuse(
      id: "list.scrolls-to-missing",
      message: "Attempted to scroll the collection view to an out-of-bounds item "
        + "(\(path.count > 1 ? path[1] : 0)) of section \(path.first ?? 0)",
      reason: "The \(type(of: list)) has no such item",
      remedy: "Scroll after the data were reloaded",
      raisesInUIKit: true)
  }

  static func selectsMissing(_ path: IndexPath, of list: UIView) -> Misuse {
    Misuse(
      id: "list.selects-missing",
      message: "Attempted to select an item at \(path), which is out of bounds",
      reason: "The \(type(of: list)) has no such item",
      remedy: "Select after the data were reloaded")
  }

  // Fidelity: the message. [known]
  static func lacksAttributes(_ element: ListElement, of layout: AnyObject) -> Misuse {
    Misuse(
      id: "list.lacks-attributes",
      message: "no UICollectionViewLayoutAttributes instance for "
        + "-layoutAttributesForItemAtIndexPath: \(ListUpdateError.text(element.indexPath))",
      reason: "The layout \(type(of: layout)) has no attributes for an item that there is",
      remedy: "Return attributes for each item",
      raisesInUIKit: true)
  }

  /// An update that does not fit the data source, or contradicts itself, in the words of UIKit.
  static func updateIsRefused(_ error: ListUpdateError, _ words: ListUpdateWords) -> Misuse {
    Misuse(
      id: "list.update-is-refused",
      message: error.message(words: words),
      reason: error.explanation(words: words),
      remedy: "Change the data in the same step in which the change of the list is requested, or "
        + "call reloadData(); the list has taken its data anew now",
      raisesInUIKit: true)
  }
}
