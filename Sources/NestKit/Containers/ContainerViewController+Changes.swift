// What a subclass calls when its children, or their sizes, change by other means than a stack.

extension ContainerViewController {
  /// Requests that UIKit asks again about status bar, home indicator and orientations. Stacks call
  /// it when another child appears; call it when ``activeViewController`` is overridden and
  /// changes.
  public func setNeedsUpdateOfInterfacePreferences() {
    containerCore.setNeedsUpdateOfInterfacePreferences()
  }

  /// Sends the children that are in no stack that they have appeared or disappeared, after their
  /// views were added or removed while the container is shown.
  ///
  /// The container does this when its view is laid out. Call it where
  /// ``viewControllersForAppearance`` names others, or, on Apple's systems, where a view enters or
  /// leaves the tree, without a layout of the container's view.
  public func updateAppearanceOfChildren() { containerCore.updateAppearanceOfChildren() }

  /// The size that a view inside this controller's view gets from autoresizing when that one gets
  /// another size.
  public func size(of view: UIView, in size: CGSize) -> CGSize {
    containerCore.size(of: view, in: size)
  }

  /// Changes the sizes of children while the container keeps its own, as a bar does whose height
  /// changes: those whose views are in the window receive `viewWillTransition(to:with:)` first,
  /// with the size that they are going to have. Changes that they animate alongside are made at
  /// once, with the layout; then their completions are called.
  ///
  /// Call it while the container is shown, with its view loaded. In a change of the container's own
  /// size it is not needed: children receive it by that.
  ///
  /// - Parameters:
  ///   - size: The size of the container.
  ///     ``size(forChildContentContainer:withParentContainerSize:)`` says for it which size each
  ///     child is going to have.
  ///   - change: Changes the layout.
  public func changeSizes(in size: CGSize, _ change: () -> Void) {
    containerCore.changeSizes(in: size, change)
  }
}
