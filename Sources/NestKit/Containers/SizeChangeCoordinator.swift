/// The coordinator of a change of sizes inside a container: at once, or in the animation in which
/// the container makes it.
final class SizeChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  /// In seconds; 0 outside of an animation.
  let transitionDuration = UIView.inheritedAnimationDuration
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

  var isAnimated: Bool { transitionDuration > 0 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
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

  /// Gives the regions of stacks other sizes, while the container keeps its own. The children that
  /// are seen there and get another size receive `viewWillTransition(to:with:)` first; see
  /// ``changeSizes(in:_:)``. One that has just been added has its size at the layout, before
  /// `viewIsAppearing(_:)`.
  ///
  /// - Parameters:
  ///   - regions: The stacks, and the sizes that their regions are going to have, in points.
  ///   - change: Changes the layout.
  public final func changeSizes(
    ofRegions regions: [(stack: ContainerStack, size: CGSize)], _ change: () -> Void
  ) {
    changeSizes(
      of: regions.flatMap { stack, size in
        stack.viewControllers.compactMap { stack.content(of: $0) }
          .filter { $0.isInViewTree && ($0.appearance == .appeared || stack.transition != nil) }
          .map { ($0.viewController, $0.size(in: size)) }
      }, change)
  }

  private func changeSizes(of children: [(UIViewController, CGSize)], _ change: () -> Void) {
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
