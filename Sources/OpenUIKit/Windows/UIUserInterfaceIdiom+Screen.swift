nonisolated extension UIUserInterfaceIdiom {
  /// The shorter side of the smallest screen that counts as that of a tablet, in points.
  static let smallestPad: CGFloat = 600

  /// The kind of device with a screen of `size`.
  // Fidelity: the shorter side of the screen decides; a window of a desktop is like one of a
  // tablet. [decided]
  init(screenSize size: CGSize, isDesktopWindow: Bool) {
    self = isDesktopWindow || min(size.width, size.height) >= Self.smallestPad ? .pad : .phone
  }
}
