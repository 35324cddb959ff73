extension Misuse {
  /// Returns the misuse that adding a controller to a container would be, if any.
  ///
  /// Takes time in proportion to the depth of the container, and does not load a view. Every
  /// container checks this before its first event; hand-written containers can do the same.
  ///
  /// - Parameters:
  ///   - child: The controller that is to be added.
  ///   - container: The container that is to be its parent.
  /// - Returns: The misuse, not reported yet, or `nil` when nothing prevents it.
  @MainActor public static func ofAdding(
    _ child: UIViewController, to container: UIViewController
  ) -> Misuse? {
    var attempt: String { "\(describe(child)) was to be added to \(describe(container))" }
    if child === container {
      return Misuse(
        id: "containment.self", message: attempt,
        reason: "A controller cannot be its own child",
        remedy: "Add a different controller")
    }
    if container.hasAncestor(child) {
      return Misuse(
        id: "containment.cycle", message: "\(attempt), which is among its own descendants",
        reason: "A controller cannot stand both above and below another one",
        remedy: "Take the container out of that controller first, or add a different one")
    }
    if let parent = child.parent {
      return Misuse(
        id: "containment.already-parented",
        message: "\(attempt) but is a child of \(describe(parent))",
        reason: "A controller has one parent, which shows its view and sends its events",
        remedy: "Remove it from its parent first, or make another instance")
    }
    guard let place = child.placeWhereShown(outside: container) else { return nil }
    return Misuse(
      id: "containment.shown-elsewhere", message: "\(attempt) but is \(place)",
      reason: "One view cannot be in two places, and only one owner may send its events",
      remedy: "End that use first: dismiss it, give the window another root, or remove its view")
  }

  /// The view of a controller was to be inserted before the controller was added.
  @MainActor static func notAdded(
    _ child: UIViewController, to container: UIViewController?
  ) -> Misuse {
    Misuse(
      id: "containment.not-added",
      message: "The view of \(describe(child)) was to be inserted into "
        + "\(container.map(describe) ?? "a freed container") before the controller was added",
      reason: "A view in a container belongs to a child of that container",
      remedy: "Call addToContainer() first, and go on only if it returns true")
  }

  /// A view was to be inserted below that of another child, which is not in the tree.
  @MainActor static func notInViewTree(
    _ other: UIViewController, covering child: UIViewController
  ) -> Misuse {
    Misuse(
      id: "containment.not-in-view-tree",
      message: "The view of \(describe(child)) was to be inserted below that of "
        + "\(describe(other)), which is not in the tree of views",
      reason: "The wrapper of the view that covers another one contains it",
      remedy: "Insert the views from the top down")
  }

  /// A controller as a report names it: its type, and its title where it has one.
  @MainActor public static func describe(_ controller: UIViewController) -> String {
    let type = "\(type(of: controller))"
    guard let title = controller.title, !title.isEmpty else { return type }
    return "\(type) “\(title)”"
  }
}

extension UIViewController {
  fileprivate func hasAncestor(_ candidate: UIViewController) -> Bool {
    var ancestor = parent
    while let current = ancestor {
      if current === candidate { return true }
      ancestor = current.parent
    }
    return false
  }

  /// Where the view of a controller without a parent is shown, in words; `nil` if nowhere, or in
  /// the view of the container that is to take it.
  fileprivate func placeWhereShown(outside container: UIViewController) -> String? {
    guard let view = viewIfLoaded else { return nil }
    if let window = view.window, window.rootViewController === self {
      return "the root of a window"
    }
    guard let superview = view.superview else { return nil }
    let owner = superview.nearestController
    if owner === container || (owner == nil && superview.window == nil) { return nil }
    return "shown inside a \(type(of: superview))"
  }
}

extension UIView {
  /// The controller whose view this is, or that of the nearest superview that has one.
  fileprivate var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

extension Misuse {
  /// The container does not exist any more: what is requested cannot be done.
  public nonisolated static let containerGone = Misuse(
    id: "containment.container-gone", message: "The container went before the operation had ended",
    reason: "Without a container there is no place for children",
    remedy: "Keep the container as long as its operations matter")
}
