import MisuseReports

/// A shown window and its layer, which lives longer than a window that the program has released.
struct WindowPlace {
  @ZeroingLink var window: UIWindow? = nil
  let layer: CALayer
}

/// A window that was made for a screen, as long as the program references it.
struct KnownWindow {
  @ZeroingLink var window: UIWindow? = nil
}

extension UIScreen {
  /// The shown windows from back to front.
  var windows: [UIWindow] { places.compactMap(\.window) }

  /// The shown windows from back to front, then the hidden ones in the order in which they were
  /// made.
  var allWindows: [UIWindow] {
    windows + knownWindows.compactMap(\.window).filter(\.isHidden)
  }

  /// Registers a new window, shown or not.
  func register(_ window: UIWindow) {
    knownWindows.removeAll { $0.window == nil }
    guard !knownWindows.contains(where: { $0.window === window }) else { return }
    knownWindows.append(KnownWindow(window: window))
  }

  /// The window is of another screen from now on.
  func unregister(_ window: UIWindow) {
    knownWindows.removeAll { $0.window == nil || $0.window === window }
  }

  /// Shows a window in front of those of its level.
  func add(_ window: UIWindow) {
    open()
    removeFreedWindows()
    let level = window.windowLevel.rawValue
    let index = places.firstIndex { $0.window.map { $0.windowLevel.rawValue > level } ?? false }
    places.insert(WindowPlace(window: window, layer: window.ownLayer), at: index ?? places.count)
    if let index {
      rootLayer.insertSublayer(window.ownLayer, below: places[index + 1].layer)
    } else {
      rootLayer.addSublayer(window.ownLayer)
    }
    window.adoptScreenScaleEverywhere(scale)
    window.rootTraitsMayHaveChanged()
    setNeedsInterfacePreferencesUpdate()
  }

  func remove(_ window: UIWindow) {
    places.removeAll { $0.window === window }
    window.ownLayer.removeFromSuperlayer()
    setNeedsInterfacePreferencesUpdate()
  }

  /// Moves a shown window in front of the windows of its level.
  func reorder(_ window: UIWindow) {
    guard places.contains(where: { $0.window === window }) else { return }
    places.removeAll { $0.window === window }
    add(window)
  }

  func bringToFront(_ window: UIWindow) {
    let equals = places.last { $0.window?.windowLevel == window.windowLevel }
    if equals?.window !== window { reorder(window) }
  }

  /// Removes windows from the screen that are no longer referenced.
  private func removeFreedWindows() {
    for place in places where place.window == nil { place.layer.removeFromSuperlayer() }
    places.removeAll { $0.window == nil }
  }

  /// The first of the shown windows that needs layout.
  var windowToLayOut: UIWindow? {
    for place in places {
      if let window = place.window, !window.treeState.layoutNeeds.isEmpty { return window }
    }
    return nil
  }

  /// Lays out every shown window that needs it; one may cause layout in another.
  func layoutWindows() {
    removeFreedWindows()
    for place in places {
      if let window = place.window, !window.treeState.layoutNeeds.isEmpty {
        window.layoutIfNeeded()
      }
    }
  }

  /// The frontmost window that takes a touch at a point of the screen, and the view in it.
  func target(at point: CGPoint) -> (UIWindow, UIView)? {
    for window in windows.reversed() {
      if let view = window.hitTest(window.positionFromScreen(point), with: nil) {
        return (window, view)
      }
    }
    return nil
  }
}

extension UIScreen {
  /// The surface has another size: windows that filled the screen fill it again.
  func surfaceDidResize() {
    guard let surface else { return }
    scale = surface.scale
    host?.setNeedsFullRepaint()
    scene?.rotator.surfaceDidResize(to: CGSize(width: surface.width, height: surface.height))
    // The scale may be another one though the size is the same.
    for window in allWindows { window.rootTraitsMayHaveChanged() }
  }

  /// The title that the desktop shows: that of the scene, or else the name of the program.
  var title: String {
    guard let title = scene?.title, !title.isEmpty else { return UIScreen.programName }
    return title
  }

  func updateTitle() { surface?.title = title }

  /// Nothing is composed from now on, and what is animated ends: the screen is not seen.
  func suspend() {
    guard let host, let runtime else { return }
    runtime.renderContext.remove(host)
  }

  /// The screen is seen again: everything is painted.
  func resume() {
    guard let host, let runtime else { return }
    runtime.renderContext.remove(host)
    host.setNeedsFullRepaint()
    runtime.renderContext.add(host)
  }

  /// Hides every window and closes the surface, for good.
  func shutDown() {
    for window in windows.reversed() { window.isHidden = true }
    if let host { runtime?.renderContext.remove(host) }
    host = nil
    surface?.onEvent = nil
    surface?.close()
    surface = nil
  }

  /// The pixels of the surface are lost.
  func surfaceWasExposed() { host?.setNeedsFullRepaint() }

  /// Requests another size from the surface; without a surface the screen has it at once.
  ///
  /// - Returns: Whether the screen has that size, or will have it.
  func resize(to size: CGSize) -> Bool {
    guard let surface else {
      scene?.rotator.surfaceDidResize(to: size)
      return true
    }
    do {
      try surface.resize(width: size.width, height: size.height)
      return true
    } catch {
      Misuse.report(.screenSizeRefused(size, "\(error)"))
      return false
    }
  }
}

extension UIView {
  /// Draws with as many pixels a point as the screen has, from now on, with everything inside.
  final func adoptScreenScaleEverywhere(_ scale: CGFloat) {
    adoptScreenScale(scale)
    for subview in orderedSubviews { subview.adoptScreenScaleEverywhere(scale) }
  }
}

@MainActor extension Misuse {
  /// The display server has refused a surface of this size.
  static func screenSizeRefused(_ size: CGSize, _ reason: String) -> Misuse {
    Misuse(
      id: "screen.size-refused",
      message: "The screen cannot be \(size.width) × \(size.height) points large",
      reason: reason,
      remedy: "Choose a size that the display server can make")
  }
}
