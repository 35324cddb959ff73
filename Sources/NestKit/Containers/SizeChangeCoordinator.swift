/// The coordinator of a change of sizes inside a container that takes no time.
final class SizeChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var hasEnded = false

  init(in view: UIView) { containerView = view }

  deinit {}

  /// Makes the change, with what was requested alongside, and calls the completions.
  func perform(_ change: () -> Void) {
    change()
    while !animations.isEmpty { animations.removeFirst()(self) }
    hasEnded = true
    while !completions.isEmpty { completions.removeFirst()(self) }
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !hasEnded else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  // No finger takes part in it.
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { hasEnded ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

extension ContainerCore {
  /// Changes the sizes of children while the container keeps its own, as a bar does whose height
  /// changes. See ``ContainerViewController/changeSizes(in:_:)``.
  public func changeSizes(in size: CGSize, _ change: () -> Void) {
    guard let owner else { return change() }
    changeSizes(
      of: owner.children.map { child in
        (child, owner.size(forChildContentContainer: child, withParentContainerSize: size))
      }, change)
  }

  /// Changes the sizes of some children, which are given with the sizes that they are going to
  /// have, while the container keeps its own. Those whose views are in the window, and have another
  /// size, receive `viewWillTransition(to:with:)` first; see ``changeSizes(in:_:)``.
  ///
  /// - Parameters:
  ///   - children: The children, and their sizes in points.
  ///   - change: Changes the layout.
  public final func changeSizes(of children: [(UIViewController, CGSize)], _ change: () -> Void) {
    guard let view = owner?.view else { return change() }
    let coordinator = SizeChangeCoordinator(in: view)
    for (child, size) in children {
      guard let childView = child.viewIfLoaded, childView.window != nil,
        childView.bounds.size != size
      else { continue }
      child.viewWillTransition(to: size, with: coordinator)
    }
    coordinator.perform(change)
  }
}
