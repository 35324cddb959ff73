/// The values that only few views have; made when the first of them is set.
final class ViewExtras {
  var restorationIdentifier: String?
  /// The view whose layer masks that of the view.
  var maskView: UIView?
  var pointerCursor: UIPointerCursor?
  var appearanceState: AppearanceState?
  /// The effect that the program has set; nil for the default.
  var focusEffect: CustomFocusEffect?
  /// The interactions; nil for none.
  var interactions: [any UIInteraction]?
  /// The motion effects; nil for none.
  var motionEffects: [UIMotionEffect]?
  /// The values that the program has set for the large content viewer; nil for none.
  var largeContent: LargeContent?
  /// Where many subviews are, for hit tests; nil before the first.
  var subviewBlocks: SubviewBlocks?

  deinit {}
}

extension UIView {
  final var ensuredExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// Who observes the view; nil for nobody.
  package final var keyValueObservers: KeyValueObservers? {
    get { ownLayer.observersOfOwner }
    set { ownLayer.observersOfOwner = newValue }
  }

  final var appearanceState: AppearanceState? {
    get { extras?.appearanceState }
    set { if newValue != nil || extras != nil { ensuredExtras.appearanceState = newValue } }
  }

  final var pointerCursorStorage: UIPointerCursor? {
    get { extras?.pointerCursor }
    set { if newValue != nil || extras != nil { ensuredExtras.pointerCursor = newValue } }
  }

  final var interactionStorage: [any UIInteraction]? {
    get { extras?.interactions }
    set { if newValue != nil || extras != nil { ensuredExtras.interactions = newValue } }
  }

  final var motionEffectStorage: [UIMotionEffect]? {
    get { extras?.motionEffects }
    set { if newValue != nil || extras != nil { ensuredExtras.motionEffects = newValue } }
  }

  final var subviewBlocks: SubviewBlocks? {
    get { extras?.subviewBlocks }
    set { if newValue != nil || extras != nil { ensuredExtras.subviewBlocks = newValue } }
  }

  final var ensuredLargeContent: LargeContent {
    get { extras?.largeContent ?? LargeContent() }
    set { ensuredExtras.largeContent = newValue }
  }

  // MARK: Mask

  /// The mask, as long as its layer masks that of the view.
  final var currentMask: UIView? {
    extras?.maskView.flatMap { $0.ownLayer === ownLayer.mask ? $0 : nil }
  }

  final func setMask(_ view: UIView?) {
    ownLayer.mask = view?.ownLayer
    guard ownLayer.mask === view?.ownLayer, view != nil || extras != nil else { return }
    ensuredExtras.maskView = view
  }
}
