// The links from a controller to its owners. Each is cleared by the owner: by the parent when a
// child leaves and when the parent is freed, by the window when it gets another root and when it is
// freed.

extension UIViewController {
  /// The controller that contains this one.
  final var parentStorage: UIViewController? {
    @inline(__always) get { links.parent.inlinedTarget }
    @inline(__always) set { links.parent.target = newValue }
  }

  /// The window whose root this controller is.
  final var rootWindow: UIWindow? {
    @inline(__always) get { links.rootWindow.target }
    @inline(__always) set { links.rootWindow.target = newValue }
  }
}

extension UIViewController {
  /// The class and the address, as diagnostics name a controller.
  package var diagnosticName: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(type(of: self)): 0x\(address)>"
  }

  /// The presenting controller if this one is presented, or else the superview of the root view.
  final var nextInHierarchy: UIResponder? {
    modalRelations.map { $0.nextResponder(of: self) } ?? viewStorage?.superview
  }
}

/// The objects that a controller owns and releases when it is freed.
nonisolated struct OwnedByController: Sendable {
  let view: UIView?
  let children: [UIViewController]

  /// Clears the links that lead to the controller.
  @MainActor func clearLinks(to controller: ObjectIdentifier) {
    view?.links.controller.clear(controller)
    for child in children { child.links.parent.clear(controller) }
  }
}

/// The links from a controller to its owners.
struct ControllerLinks {
  var parent = BackLink<UIViewController>()
  var rootWindow = BackLink<UIWindow>()
}
