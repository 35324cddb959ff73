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
    self.init(of: controller, reading: .everything, LifecycleRecorder.name(of:))
  }

  /// Reads parts of the state of a controller.
  ///
  /// - Parameters:
  ///   - parts: The parts; the others are as if nothing were known.
  ///   - name: The name of a controller.
  @MainActor init(
    of controller: UIViewController, reading parts: Parts, _ name: (UIViewController) -> String
  ) {
    if parts.contains(.flags) { flags = LifecycleFlags(of: controller) }
    if parts.contains(.coordinators) { hasCoordinator = controller.transitionCoordinator != nil }
    if !parts.isDisjoint(with: [.parent, .coordinators]), let parent = controller.parent {
      if parts.contains(.parent) {
        self.parent = name(parent)
        parentIsInWindow = parent.viewIfLoaded?.window != nil
      }
      if parts.contains(.coordinators) {
        parentHasCoordinator = parent.transitionCoordinator != nil
      }
    }
    guard !parts.isDisjoint(with: [.geometry, .animations]), let view = controller.viewIfLoaded
    else { return }
    if parts.contains(.geometry) { geometry = Geometry(of: view) }
    if parts.contains(.animations) { isAnimating = view.isAnimated(below: controller.stage) }
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
  fileprivate func isAnimated(below container: @autoclosure () -> UIView?) -> Bool {
    var animated: [UIView] = []
    var view: UIView? = self
    while let current = view {
      if let keys = current.layer.animationKeys(), !keys.isEmpty {
        if keys.contains(where: { $0.hasPrefix("bounds") }) { return false }
        animated.append(current)
      }
      view = current.superview
    }
    // Most views have no animations around them, and their container need not be found.
    guard let first = animated.first else { return false }
    let container = container()
    return sequence(first: self, next: \.superview).prefix { $0 !== container }
      .contains { $0 === first }
  }
}

extension ReceiverState {
  /// Parts of a state that are read together.
  nonisolated struct Parts: OptionSet, Sendable {
    let rawValue: Int

    static let flags = Parts(rawValue: 1 << 0)
    /// The parent, and whether it is in a window.
    static let parent = Parts(rawValue: 1 << 1)
    static let coordinators = Parts(rawValue: 1 << 2)
    static let geometry = Parts(rawValue: 1 << 3)
    static let animations = Parts(rawValue: 1 << 4)
    static let everything: Parts = [.flags, .parent, .coordinators, .geometry, .animations]

    /// The parts that a ``ContractChecker`` reads of a callback.
    init(judging callback: LifecycleCallback) {
      self =
        switch callback {
        case .viewWillAppear(let animated), .viewWillDisappear(let animated):
          [.flags, .parent, .animations, animated ? .coordinators : []]
        case .viewIsAppearing: [.flags, .parent, .geometry]
        case .viewDidAppear(let animated):
          [.flags, .parent, .geometry, animated ? .animations : []]
        case .viewDidDisappear(let animated): [.flags, .parent, animated ? .animations : []]
        case .willMove: [.parent, .geometry]
        case .viewDidLoad: .geometry
        default: []
        }
    }

    init(rawValue: Int) { self.rawValue = rawValue }
  }
}
