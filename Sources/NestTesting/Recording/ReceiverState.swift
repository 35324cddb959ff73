import NestKit

/// The state of a controller while it received a callback, as far as UIKit's public API gives it. A
/// timeline does not show it; a ``ContractChecker`` reads it.
public nonisolated struct ReceiverState: Hashable, Sendable {
  /// The position of a view in its superview.
  public struct Geometry: Hashable, Sendable {
    /// `center`.
    public var center: CGPoint
    /// The size of `bounds`.
    public var size: CGSize
    /// The bits of `autoresizingMask`.
    public var autoresizingMask: UInt

    /// Hashes the numbers.
    public func hash(into hasher: inout Hasher) {
      hasher.combineNumbers(of: center)
      hasher.combineNumbers(of: size)
      hasher.combine(autoresizingMask)
    }
  }

  /// The four flags of appearance.
  public var flags: LifecycleFlags = []
  /// The name of the parent; nil without one.
  public var parent: String?
  /// The geometry of the view; nil if it is not loaded.
  public var geometry: Geometry?
  /// Whether the controller had a `transitionCoordinator`.
  public var hasCoordinator = false
  /// Whether the parent had one; nil without a parent.
  public var parentHasCoordinator: Bool?
  /// Whether the parent's view was in a window; nil without a parent.
  public var parentIsInWindow: Bool?
  /// Whether the view, or one around it in which a transition takes place, was being animated,
  /// other than by a change of the size: those inside the region of a `ContainerStack`, which its
  /// container may move, or else inside the parent's view.
  public var isAnimating = false

  /// Makes a state in which nothing is known.
  public init() {}

  /// Reads the state of a controller. O(number of views around its view).
  @MainActor public init(of controller: UIViewController) {
    flags = LifecycleFlags(of: controller)
    hasCoordinator = controller.transitionCoordinator != nil
    if let parent = controller.parent {
      self.parent = LifecycleRecorder.name(of: parent)
      parentHasCoordinator = parent.transitionCoordinator != nil
      parentIsInWindow = parent.viewIfLoaded?.window != nil
    }
    guard let view = controller.viewIfLoaded else { return }
    geometry = Geometry(of: view)
    isAnimating = view.isAnimated(below: controller.stage)
  }
}

extension ReceiverState.Geometry {
  /// Reads the geometry of a view.
  init(of view: UIView) {
    center = view.center
    size = view.bounds.size
    autoresizingMask = UInt(view.autoresizingMask.rawValue)
  }
}

extension LifecycleFlags {
  /// The flags that a controller has now.
  @MainActor init(of controller: UIViewController) {
    self = []
    if controller.isMovingToParent { insert(.movingToParent) }
    if controller.isMovingFromParent { insert(.movingFromParent) }
    if controller.isBeingPresented { insert(.beingPresented) }
    if controller.isBeingDismissed { insert(.beingDismissed) }
  }
}

extension UIViewController {
  /// The view inside which a transition shows the controller or hides it.
  fileprivate var stage: UIView? {
    let stacks = parent?.ownedCore?.stacks ?? []
    let region = stacks.first { $0.contains(self) }?.region
    return region ?? parent?.viewIfLoaded
  }
}

extension UIView {
  /// Whether this view, or one around it that is inside `container`, has animations. Not while the
  /// interface changes its size, which animates all of them.
  fileprivate func isAnimated(below container: UIView?) -> Bool {
    var isAnimated = false
    var isInside = true
    for view in sequence(first: self, next: \.superview) {
      if view === container { isInside = false }
      guard let keys = view.layer.animationKeys(), !keys.isEmpty else { continue }
      if keys.contains(where: { $0.hasPrefix("bounds") }) { return false }
      if isInside { isAnimated = true }
    }
    return isAnimated
  }
}
