import MisuseReports

// The requests for a rotation, and the time at which they are performed.

extension InterfaceRotator {
  /// The orientation of the device has changed.
  func deviceDidRotate(to device: UIDeviceOrientation) {
    let orientation = UIInterfaceOrientation(device)
    guard orientation != .unknown else { return }
    desired = orientation
    preference = nil
    isFreelySized = false
    handle(.request(animated: true))
  }

  /// Something that decides may have changed.
  // Fidelity: requests of one turn of the main loop are performed as one, at its end. [decided]
  func setNeedsDecision(animated: Bool = UIView.areAnimationsEnabled) {
    handle(.request(animated: animated))
  }

  /// The interface should follow the device again.
  func attemptDeviceOrientation() {
    let physical = UIInterfaceOrientation(UIDevice.current.orientation)
    if physical != .unknown { desired = physical }
    preference = nil
    setNeedsDecision()
  }

  /// Called at the end of every turn of the main loop.
  func turnDidEnd() { handle(.turnDidEnd) }

  func handle(_ input: RotationStateMachine.Input) {
    RotationStateMachine.perform(schedule.handle(input), of: schedule) { action in
      switch action {
      case .awaitTurnEnd: RenderContext.ofProgram.setNeedsCommit()
      case .decide(let animated): decide(animated: animated)
      }
    }
  }

  /// Rotates the interface before a root appears, so that the rotation is not seen.
  // Fidelity: a root that is shown is queried before it appears, and the interface has its
  // orientation from the first frame on. [decided]
  func settle() {
    guard !schedule.isOnHold, !schedule.isRotating, announced == nil else { return }
    decide(animated: false)
  }

  private func decide(animated: Bool) {
    let question = OrientationQuestion(on: scene.screen)
    let decision = OrientationDecision(
      current: scene.interfaceOrientation, desired: desiredOrientation(for: question.controller),
      mask: question.mask, isFreelySized: isFreelySized)
    switch decision.outcome {
    case .stay: break
    case .rotate(let orientation): rotate(to: orientation, animated: animated)
    case .nothingAllowed: Misuse.report(.noCommonOrientation(question.controller))
    }
  }

  private func desiredOrientation(for controller: UIViewController?) -> UIInterfaceOrientation {
    guard let preference, let controller, preference.controller === controller else {
      return desired
    }
    return preference.orientation
  }

  /// Rotates the interface; the size of the screen changes with it.
  func rotate(to orientation: UIInterfaceOrientation, animated: Bool) {
    let screen = scene.screen
    let change = InterfaceChange(
      from: scene.interfaceOrientation, to: orientation,
      size: orientation.size(of: screen.bounds.size), isAnimated: animated, isDeviceRotation: true)
    if change.size == screen.bounds.size {
      perform(change)
    } else {
      // The surface answers at once or later; the windows rotate when it does.
      awaited = change
      if !screen.resize(to: change.size) { awaited = nil }
    }
  }

  // MARK: Requests of the program

  /// Accepts a request for one of some orientations; the error says why it is refused.
  func request(_ orientations: UIInterfaceOrientationMask) -> UISceneError? {
    let supported = OrientationQuestion(on: scene.screen).mask ?? []
    let possible = supported.intersection(orientations)
    guard let usual = possible.orientations.first else {
      return .denied(requested: orientations, supported: supported)
    }
    let physical = UIInterfaceOrientation(UIDevice.current.orientation)
    let current = scene.interfaceOrientation
    desired = [current, physical].first(where: possible.allows) ?? usual
    preference = nil
    isFreelySized = false
    setNeedsDecision()
    return nil
  }
}
