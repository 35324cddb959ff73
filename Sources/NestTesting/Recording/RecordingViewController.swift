/// A controller that records every callback of its life cycle, and runs actions of a test inside
/// them.
///
///     controller.once(.viewWillAppear) { controller.dismiss(animated: false) }
///
/// Its view gets a random background colour at each load, so that a view that was loaded again
/// differs from one that stayed loaded; the colours follow from the name and the number of the
/// load, and so are the same in every run. Subclasses call `super` in every callback that they
/// override.
open class RecordingViewController: UIViewController {
  /// The name of this controller in the timeline.
  public let name: String
  /// The recorder of the callbacks.
  public let recorder: LifecycleRecorder
  /// Whether layout callbacks are recorded too. Default: false, because their number is never a
  /// contract.
  public var recordsLayout = false
  /// Whether the three older callbacks of a rotation are recorded too. Default: false, because
  /// `viewWillTransition(to:with:)` has the same information.
  public var recordsRotation = false
  /// Whether `willTransition(to:with:)` and `traitCollectionDidChange(_:)` are recorded too.
  /// Default: false, because most tests are not about traits.
  public var recordsTraits = false
  /// The value of `shouldAutomaticallyForwardAppearanceMethods`. Default: true; with false the
  /// controller is a container that forwards to its children manually, or not at all.
  public var forwardsAppearance = true
  /// The number of times that the view was loaded.
  public private(set) var loadCount = 0
  /// Whether the view has been in another one since it was loaded, as seen whenever something was
  /// recorded.
  public private(set) var hasBeenPlaced = false
  /// Whether the container that has loaded the view has lost the controller in that load, and so
  /// does not place the view.
  private var isTakenInLoad = false
  /// The touches that have begun in the view, or in a subview that does not handle them, and have
  /// neither ended nor been cancelled.
  public private(set) var activeTouches: Set<UITouch> = []
  /// The actions at the end of callbacks.
  private var actions: [LifecycleCallback.Kind: () -> Void] = [:]

  /// Makes a controller.
  ///
  /// - Parameters:
  ///   - name: The name in the timeline, and the seed of the colours.
  ///   - recorder: The recorder of the callbacks.
  public init(_ name: String, recorder: LifecycleRecorder) {
    self.name = name
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
  }

  /// Not supported: a recording controller needs a recorder. Always returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // Recorded at once on the main thread, where Apple's UIKit deallocates every view controller, and
  // otherwise later on the main thread.
  deinit {
    MainActor.release((recorder, name), of: self) { owned, _ in
      owned.0.record(.deinitialized, from: owned.1)
    }
  }

  /// The colour of the view of the given load: bright, and different from load to load.
  ///
  /// - Parameter load: The number of the load, from 1 on.
  /// - Returns: An opaque colour that follows from the name and the number.
  open func backgroundColor(forLoad load: Int) -> UIColor {
    var generator = SeededGenerator(seed: "\(name)#\(load)")
    return UIColor(
      hue: .random(in: 0..<1, using: &generator),
      saturation: .random(in: 0.45...0.65, using: &generator),
      brightness: .random(in: 0.75...0.92, using: &generator), alpha: 1)
  }

  /// Records a callback of this controller with its present flags.
  ///
  /// - Parameter callback: The callback.
  public final func record(_ callback: LifecycleCallback) {
    let state = ReceiverState(of: self)
    recorder.record(callback, from: name, flags: state.flags, receiver: state)
  }

  /// Records a callback whose line in a timeline has no flags.
  private func recordPlainly(_ callback: LifecycleCallback) {
    recorder.record(callback, from: name, receiver: ReceiverState(of: self))
  }

  // MARK: Actions

  /// Runs an action at the end of every call of a callback, after it was recorded.
  ///
  /// The action belongs to the controller: one that uses the controller itself captures it
  /// `unowned` or weakly.
  ///
  /// - Parameters:
  ///   - callback: The callback. One that is not recorded counts too.
  ///   - action: The action, which replaces the previous one; nil for none.
  public final func on(_ callback: LifecycleCallback.Kind, _ action: (() -> Void)?) {
    actions[callback] = action
  }

  /// Runs an action at the end of the next call of a callback only, after it was recorded.
  ///
  /// - Parameters:
  ///   - callback: The callback. One that is not recorded counts too.
  ///   - action: The action, which replaces the previous one.
  public final func once(_ callback: LifecycleCallback.Kind, _ action: @escaping () -> Void) {
    actions[callback] = { [unowned self] in
      actions[callback] = nil
      action()
    }
  }

  /// Notes whether the view is in another one, and returns whether it has been, or is not loaded.
  func notePlacement() -> Bool {
    if viewIfLoaded?.superview != nil { hasBeenPlaced = true }
    return hasBeenPlaced || isTakenInLoad || !isViewLoaded
  }

  /// Runs the action of a callback of the load.
  private func actInLoad(_ callback: LifecycleCallback.Kind) {
    let container = parent
    act(callback)
    if container != nil, parent !== container { isTakenInLoad = true }
  }

  private func act(_ callback: LifecycleCallback.Kind) {
    actions[callback]?()
  }

  // MARK: Loading

  open override func loadView() {
    isTakenInLoad = false
    recordPlainly(.loadView)
    super.loadView()
    actInLoad(.loadView)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    loadCount += 1
    hasBeenPlaced = false
    let link = WeakController(self)
    recorder.followPlacement {
      (link.controller as? RecordingViewController)?.notePlacement() ?? true
    }
    view.backgroundColor = backgroundColor(forLoad: loadCount)
    recordPlainly(.viewDidLoad)
    actInLoad(.viewDidLoad)
  }

  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    recordPlainly(.didReceiveMemoryWarning)
    act(.didReceiveMemoryWarning)
  }

  // MARK: Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record(.viewWillAppear(animated: animated))
    act(.viewWillAppear)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record(.viewIsAppearing(animated: animated))
    act(.viewIsAppearing)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record(.viewDidAppear(animated: animated))
    act(.viewDidAppear)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record(.viewWillDisappear(animated: animated))
    act(.viewWillDisappear)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record(.viewDidDisappear(animated: animated))
    act(.viewDidDisappear)
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsAppearance }

  // MARK: Containment

  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    recordPlainly(.willMove(toParent: parent.map(LifecycleRecorder.name(of:))))
    act(.willMove)
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    recordPlainly(.didMove(toParent: parent.map(LifecycleRecorder.name(of:))))
    act(.didMove)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    activeTouches.formUnion(touches)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    activeTouches.subtract(touches)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    activeTouches.subtract(touches)
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Layout and size

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if recordsLayout { recordPlainly(.viewWillLayoutSubviews) }
    act(.viewWillLayoutSubviews)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if recordsLayout { recordPlainly(.viewDidLayoutSubviews) }
    act(.viewDidLayoutSubviews)
  }

  // MARK: Traits

  @available(iOS, deprecated: 17)
  @available(tvOS, deprecated: 17)
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if recordsTraits { recordTraits(before: previousTraitCollection) }
    act(.traitCollectionDidChange)
  }

  private func recordTraits(before previousTraitCollection: UITraitCollection?) {
    let previous = previousTraitCollection ?? UITraitCollection()
    let changed = RecordedTrait.allCases.filter { trait in
      trait.value(in: traitCollection) != trait.value(in: previous)
    }
    recordPlainly(.traitCollectionDidChange(changed))
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    // First, because super forwards to the children.
    recordPlainly(.viewWillTransition(width: Double(size.width), height: Double(size.height)))
    super.viewWillTransition(to: size, with: coordinator)
    act(.viewWillTransition)
  }

  open override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if recordsTraits {
      recordPlainly(
        .willTransition(
          horizontal: newCollection.horizontalSizeClass.recordedName,
          vertical: newCollection.verticalSizeClass.recordedName))
    }
    super.willTransition(to: newCollection, with: coordinator)
    act(.willTransition)
  }

  #if !os(tvOS) && !os(visionOS)
    // MARK: Rotation

    @available(iOS, deprecated: 8)
    open override func willRotate(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      recordRotation(.willRotate(to: toInterfaceOrientation.recordedName))
      super.willRotate(to: toInterfaceOrientation, duration: duration)
    }

    @available(iOS, deprecated: 8)
    open override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      recordRotation(.willAnimateRotation(to: toInterfaceOrientation.recordedName))
      super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
    }

    @available(iOS, deprecated: 8)
    open override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      recordRotation(.didRotate(from: fromInterfaceOrientation.recordedName))
      super.didRotate(from: fromInterfaceOrientation)
    }

    private func recordRotation(_ callback: LifecycleCallback) {
      if recordsRotation { recordPlainly(callback) }
    }
  #endif
}

extension UIUserInterfaceSizeClass {
  /// The name of the case, as in a timeline.
  fileprivate var recordedName: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    default: "unspecified"
    }
  }
}

#if !os(tvOS) && !os(visionOS)
  extension UIInterfaceOrientation {
    /// The name of the case, as in a timeline.
    fileprivate var recordedName: String {
      switch self {
      case .portrait: "portrait"
      case .portraitUpsideDown: "portraitUpsideDown"
      case .landscapeLeft: "landscapeLeft"
      case .landscapeRight: "landscapeRight"
      default: "unknown"
      }
    }
  }
#endif

extension LifecycleRecorder {
  /// The name of a controller in a timeline: that of a recording one, else that of its type.
  ///
  /// - Parameter controller: The controller to name.
  /// - Returns: Its name.
  public static func name(of controller: UIViewController) -> String {
    (controller as? RecordingViewController)?.name ?? String(describing: type(of: controller))
  }
}
