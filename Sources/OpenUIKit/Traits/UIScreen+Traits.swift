extension UIScreen: UITraitEnvironment {}

extension UIScreen {
  /// The traits that a window of the given size, in points, inherits. Equal traits are the same
  /// object.
  package func rootTraits(for size: CGSize) -> UITraitCollection {
    traitRoots.traits(for: size, idiom: idiom, scale: scale)
  }

  /// Changes traits of the whole device: style, size of text, direction and so on. Windows follow
  /// in the next layout pass.
  package func simulateTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
    let old = traitCollection
    traitRoots.device.values = traitRoots.device.values.modified(by: mutations)
    let new = traitCollection
    guard new != old else { return }
    if UIScreen.installed === self { UITraitCollection.mainScreen = new }
    for window in allWindows { window.setNeedsTraitUpdate() }
    traitCollectionDidChange(old)
    guard new.preferredContentSizeCategory != old.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [
        UIContentSizeCategory.newValueUserInfoKey: new.preferredContentSizeCategory
      ])
    guard
      new.preferredContentSizeCategory.isAccessibilityCategory
        != old.preferredContentSizeCategory.isAccessibilityCategory
    else { return }
    NotificationCenter.default.post(
      name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification,
      object: UILargeContentViewerInteraction.self)
  }
}

extension UIWindow {
  /// The traits that the window inherits before its own overrides.
  final var rootTraits: UITraitCollection { rootTraits(for: bounds.size) }

  /// Returns the traits that the window would inherit with another size, in points.
  final func rootTraits(for size: CGSize) -> UITraitCollection {
    windowScene?.traits(for: size) ?? screen.rootTraits(for: size)
  }

  /// Updates the traits if the size or the screen has changed them.
  final func rootTraitsMayHaveChanged() {
    if rootTraits !== knownRootTraits { setNeedsTraitUpdate() }
  }
}

/// The traits that a window of the given size, in points, on a screen inherits.
package func rootTraits(for size: CGSize, of screen: UIScreen) -> UITraitCollection {
  screen.rootTraits(for: size)
}
