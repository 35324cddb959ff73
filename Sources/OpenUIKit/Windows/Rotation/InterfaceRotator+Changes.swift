// How the size of the screen and its windows changes.

extension InterfaceRotator {
  /// The surface has another size: because the interface rotates, or because the user has resized
  /// it.
  func surfaceDidResize(to size: CGSize) {
    // A resize inside a callback of a change is performed after that change.
    guard announced == nil else { return }
    if let change = awaited, change.size == size {
      awaited = nil
      perform(change)
      return
    }
    awaited = nil
    guard size != scene.screen.bounds.size else { return }
    let current = scene.interfaceOrientation
    let change = InterfaceChange(
      from: current, to: UIInterfaceOrientation(size: size, current: current), size: size,
      isAnimated: false, isDeviceRotation: false)
    desired = change.to
    preference = nil
    isFreelySized = true
    perform(change)
    // Fidelity: where a window is resized there is no device: its orientation counts as that of the
    // interface. [decided]
    UIDevice.current.noteOrientation(change.to.device)
  }

  /// The surface exists for the first time, with the size that the display has chosen.
  func surfaceDidOpen(with size: CGSize) {
    let orientation = UIInterfaceOrientation(size: size, current: scene.interfaceOrientation)
    guard orientation != scene.interfaceOrientation else { return }
    scene.interfaceOrientation = orientation
    desired = orientation
    isFreelySized = true
    UIDevice.current.noteOrientation(orientation.device)
  }

  /// Performs a change: calls the controllers, moves the windows, and reports the end later.
  func perform(_ change: InterfaceChange) {
    let screen = scene.screen
    changes += 1
    let sizeChange = SizeChange(
      change, number: changes, windows: screen.windows(filling: screen.bounds))
    if change.isDeviceRotation { handle(.began) }
    announced = sizeChange
    sizeChange.announce()
    announced = nil
    let oldBounds = screen.bounds
    let isHidden = screen.statusBarManager.isStatusBarHidden
    let frame = screen.statusBarFrame(isHidden: isHidden, width: change.size.width)
    screen.changeStatusBarFrame(to: frame) {
      screen.changeStatusBarOrientation(from: scene.interfaceOrientation, to: change.to) {
        screen.bounds = CGRect(origin: .zero, size: change.size)
        screen.rootLayer.frame = screen.bounds
        scene.interfaceOrientation = change.to
      }
    }
    for window in screen.allWindows where window.isHidden && window.fills(oldBounds) {
      window.fill(screen.bounds)
    }
    sizeChange.apply { [self] in
      if change.isDeviceRotation { handle(.ended) }
    }
    if screen.bounds != oldBounds {
      NotificationCenter.default.post(name: UIScreen.modeDidChangeNotification, object: screen)
    }
    performMissedResize(with: screen)
  }

  /// Performs a resize that was received inside a callback.
  private func performMissedResize(with screen: UIScreen) {
    guard let surface = screen.surface else { return }
    let size = CGSize(width: surface.width, height: surface.height)
    if size != screen.bounds.size { surfaceDidResize(to: size) }
  }
}

extension UIScreen {
  /// The shown windows that fill `bounds`, from back to front.
  func windows(filling bounds: CGRect) -> [UIWindow] { windows.filter { $0.fills(bounds) } }
}

extension UIWindow {
  /// Whether the window covers `bounds` of the screen; its transform does not count, and neither do
  /// parts of a pixel, since the display has whole ones.
  func fills(_ bounds: CGRect) -> Bool {
    let frame = untransformedFrame
    return abs(frame.minX - bounds.minX) < 1 && abs(frame.minY - bounds.minY) < 1
      && abs(frame.maxX - bounds.maxX) < 1 && abs(frame.maxY - bounds.maxY) < 1
  }

  /// Covers `bounds` of the screen.
  func fill(_ bounds: CGRect) { untransformedFrame = bounds }
}
