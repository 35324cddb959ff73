/// The preferred size that a container has: its own, or that of its child.
struct ContainerPreferredSize {
  /// How often in succession the size may change while those are notified whom it concerns.
  static let changes = 20

  /// The size that the program has set for the container itself; zero for none.
  var own = CGSize.zero
  /// The size that the container has from its child; zero for none.
  var forwarded = CGSize.zero
  /// Whether the size that is set now is that of the child, and not the program's.
  var isSetting = false
  /// Whether the container takes the size of its child, and whether that has changed meanwhile.
  var isUpdating = false
  var isDue = false
  /// Whether the size follows when the transition begins that another child appears with.
  var waitsForTransition = false
}

extension ContainerCore {
  /// The child whose preferred size the container has, unless a program decides otherwise: the
  /// active one where there is one region, and none where there are several.
  final var childForPreferredContentSize: UIViewController? {
    engines.count == 1 ? activeViewController : nil
  }

  /// Takes the preferred size that the program sets for the owner, where that of the child counts:
  /// what its `preferredContentSize` asks before it sets `super`.
  ///
  /// The size of the program counts, unless it is zero.
  ///
  /// - Returns: Whether it does, so that the owner does not set its own.
  public final func keepsPreferredContentSize(_ size: CGSize) -> Bool {
    if preferredSize.isSetting {
      preferredSize.isSetting = false
      return false
    }
    // UIKit refuses what is no size.
    guard size.isPreferable else { return false }
    preferredSize.own = size
    if size != .zero {
      preferredSize.forwarded = .zero
      return false
    }
    updatePreferredContentSize()
    return preferredSize.forwarded != .zero
  }

  /// Takes note that a child prefers another size. An owner calls it from the callback of the same
  /// name, after `super`.
  public final func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard container as? UIViewController === viewControllerForPreferredContentSize else { return }
    updatePreferredContentSize()
  }

  /// The owner has laid out what is around the regions: the size that fits its child may be another
  /// one.
  final func regionsWereLaidOut() {
    if preferredSize.forwarded != .zero { updatePreferredContentSize() }
  }

  /// The owner has the size that fits its child, from now on.
  ///
  /// - Parameter coordinator: The transition in which the child appears, together with which the
  ///   size changes; nil for none.
  final func updatePreferredContentSize(
    with coordinator: @autoclosure () -> (any UIViewControllerTransitionCoordinator)? = nil
  ) {
    guard !preferredSize.waitsForTransition else { return }
    guard !preferredSize.isUpdating else {
      preferredSize.isDue = true
      return
    }
    guard preferredSizeOfChild != preferredSize.forwarded else { return }
    guard let coordinator = coordinator(), coordinator.isAnimated else {
      return applyPreferredContentSize()
    }
    preferredSize.waitsForTransition = true
    let waits = coordinator.animate(
      alongsideTransition: { [backLink] _ in
        backLink.target?.preferredSize.waitsForTransition = false
        backLink.target?.applyPreferredContentSize()
      }, completion: nil)
    guard !waits else { return }
    preferredSize.waitsForTransition = false
    applyPreferredContentSize()
  }

  /// Sets the size until nobody changes it again.
  private final func applyPreferredContentSize() {
    guard let owner, !preferredSize.isUpdating else { return }
    preferredSize.isUpdating = true
    defer { preferredSize.isUpdating = false }
    for _ in 0..<ContainerPreferredSize.changes {
      preferredSize.isDue = false
      let size = preferredSizeOfChild
      guard size != preferredSize.forwarded else { return }
      preferredSize.forwarded = size
      preferredSize.isSetting = true
      owner.preferredContentSize = size
      preferredSize.isSetting = false
      if !preferredSize.isDue { return }
    }
    Misuse.report(.preferredSizeDoesNotSettle(owner))
  }

  /// The size that the container has where its child has the one that it prefers; zero where that
  /// prefers none, or the program has set one for the container.
  private final var preferredSizeOfChild: CGSize {
    guard preferredSize.own == .zero, let child = viewControllerForPreferredContentSize else {
      return .zero
    }
    let size = child.preferredContentSize
    guard size != .zero, size.isPreferable else { return .zero }
    let own = preferredContentSize(forChild: child, preferring: size)
    return own.isPreferable ? own : .zero
  }

  /// The size of the owner in which the region of a child has a size: that size, and what is around
  /// the region now. A length of 0, for which the child has no preference, stays 0.
  final func size(around region: UIView?, of size: CGSize) -> CGSize {
    guard let region, let view = owner?.viewIfLoaded, region !== view else { return size }
    return size.enlarged(
      by: CGSize(
        width: view.bounds.width - region.bounds.width,
        height: view.bounds.height - region.bounds.height))
  }

  /// The view in which a child is shown.
  final func region(of child: UIViewController) -> UIView? {
    if let stack = stacks.first(where: { $0.contains(child) }) { return stack.region }
    return engines.first { !($0 is ContainerStack) }?.hostView.superview
  }
}

extension CGSize {
  /// Whether a controller can prefer it: no length is negative, infinite or not a number.
  fileprivate var isPreferable: Bool {
    width.isFinite && height.isFinite && width >= 0 && height >= 0
  }

  /// The size with what is around it, without the lengths of 0.
  package func enlarged(by other: CGSize) -> CGSize {
    CGSize(
      width: width > 0 ? width + max(other.width, 0) : 0,
      height: height > 0 ? height + max(other.height, 0) : 0)
  }
}

@MainActor extension Misuse {
  /// A preferred size that is another one each time it is used.
  fileprivate static func preferredSizeDoesNotSettle(_ container: UIViewController) -> Misuse {
    Misuse(
      id: "geometry.preferred-size-does-not-settle",
      message: "preferredContentSize of \(describe(container)) has changed "
        + "\(ContainerPreferredSize.changes) times in succession, and is "
        + "\(container.preferredContentSize.width) × \(container.preferredContentSize.height)",
      reason: "What is called for a change of the size changes it again; the last one counts",
      remedy: "Calculate the size from the content alone, not from the size that it was given")
  }
}
