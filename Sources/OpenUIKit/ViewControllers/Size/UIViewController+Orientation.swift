import MisuseReports

extension UIViewController {
  /// The scene that shows this controller, or the presenting one; the first scene if none does.
  var sceneForOrientation: UIWindowScene {
    guard UIWindowScene.all.count > 1 else { return .oldest }
    let shown = sequence(first: self) { $0.parent ?? $0.presentingViewController }
    return shown.lazy.compactMap { ($0.viewIfLoaded?.window ?? $0.rootWindow)?.windowScene }.first
      ?? .oldest
  }

  final func requestOrientationUpdate() {
    sceneForOrientation.rotator
      .setNeedsDecision(animated: AnimationStack.shared.allowsAnimations)
  }

  static func attemptRotation() {
    for scene in UIWindowScene.all { scene.rotator.attemptDeviceOrientation() }
  }

  /// The default of the supported orientations.
  // Fidelity: on a phone all but upside down, on a tablet all. [documented]
  package static var defaultOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
  }

  /// Rotates the interface of a scene to the preferred orientation of this controller, before it is
  /// presented over the full screen. The windows rotate at once, and their controllers receive the
  /// callbacks.
  // Fidelity: the rotation for a presentation is made before it, without animation. [decided]
  func rotateInterfaceForPresentation(in scene: UIWindowScene) {
    guard shouldAutorotate else { return }
    let window = OrientationQuestion(on: scene.screen).window
    let supported = OrientationQuestion(window: window, controller: self).supported
    guard !supported.isEmpty else {
      Misuse.report(.noCommonOrientation(self))
      return
    }
    let preferred = preferredInterfaceOrientationForPresentation
    guard supported.allows(preferred) else {
      Misuse.report(.preferredOrientationUnsupported(self, preferred, supported))
      return
    }
    scene.rotator.preference = InterfaceRotator.Preference(controller: self, orientation: preferred)
    if preferred != scene.interfaceOrientation {
      scene.rotator.rotate(to: preferred, animated: false)
    }
  }

  /// The default of the orientation in which a controller is presented: the present one, or else
  /// one that it supports.
  package final var defaultPresentationOrientation: UIInterfaceOrientation {
    let current = interfaceOrientation
    let supported = supportedInterfaceOrientations
    return supported.allows(current) ? current : supported.orientations.first ?? current
  }

  // MARK: The older callbacks

  /// Sends the three callbacks of a rotation to this controller, if `coordinator` is that of a
  /// change that rotates the interface. The controller at the top sends them; they reach the others
  /// from controller to controller.
  func sendRotationCallbacks(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard parentStorage == nil, let announced = sceneForOrientation.rotator.announced,
      announced.change.from != announced.change.to, announced.owns(coordinator)
    else { return }
    let change = announced.change
    sizeState.lastRotation = announced.number
    willRotate(to: change.to, duration: change.duration)
    coordinator.animate(alongsideTransition: { [zeroingLink] _ in
      zeroingLink.target?.willAnimateRotation(to: change.to, duration: change.duration)
    }) { [zeroingLink] _ in
      zeroingLink.target?.didRotate(from: change.from)
    }
  }

  /// Forwards to the children that the interface is going to rotate.
  func forwardWillRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    if let announced = sceneForOrientation.rotator.announced {
      sizeState.lastRotation = announced.number
    }
    guard !childStorage.isEmpty, shouldAutomaticallyForwardRotationMethods() else { return }
    for child in childrenConcernedBySize
    where child.isConcernedBySize && child.parentStorage === self {
      child.sizeState.lastRotation = sizeState.lastRotation
      child.willRotate(to: orientation, duration: duration)
    }
  }

  func forwardWillAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    for child in childrenInRotation() {
      child.willAnimateRotation(to: orientation, duration: duration)
    }
  }

  func forwardDidRotate(from orientation: UIInterfaceOrientation) {
    for child in childrenInRotation() { child.didRotate(from: orientation) }
  }

  /// The children that received the beginning.
  // Fidelity: a child that is added or removed in the middle of a rotation receives no more
  // callbacks of it. [decided]
  private func childrenInRotation() -> [UIViewController] {
    guard !childStorage.isEmpty, shouldAutomaticallyForwardRotationMethods() else { return [] }
    return childrenConcernedBySize.filter { $0.sizeState.lastRotation == sizeState.lastRotation }
  }
}
