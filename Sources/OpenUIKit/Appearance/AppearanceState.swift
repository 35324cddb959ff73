/// What a view knows of its appearance: it is a proxy, or has values of its own or of proxies.
final class AppearanceState {
  /// What the view records; nil for a view that is no proxy.
  let rule: AppearanceRule?
  /// What was set on the view itself.
  var ownValues: Set<AppearanceRule.Key> = []
  /// The settings that the view has taken.
  var taken: [AppearanceRule.Key: Int] = [:]
  /// Whether it takes settings now.
  var isTaking = false

  init(rule: AppearanceRule? = nil) { self.rule = rule }

  deinit {}
}

extension UIView {
  /// The proxy of this class.
  static func makeAppearance(
    in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil
  ) -> Self {
    UIRuntime.current.appearances.proxy(of: self, in: containers, for: traits)
  }

  /// A value is set: records it on a proxy, else notes that the view has one of its own.
  final func record(_ key: AppearanceRule.Key, _ apply: @escaping (UIView) -> Void) {
    let runtime = UIRuntime.current
    if let rule = appearanceState?.rule {
      runtime.appearances.record(key, in: rule, apply)
    } else if !runtime.appearances.isEmpty, appearanceState?.isTaking != true {
      ensuredAppearanceState.ownValues.insert(key)
    }
  }

  /// Takes what proxies have recorded for this view.
  final func takeAppearance() {
    let settings = UIRuntime.current.appearances.settings(for: self)
    guard !settings.isEmpty else { return }
    let state = ensuredAppearanceState
    guard state.rule == nil, !state.isTaking else { return }
    state.isTaking = true
    defer { state.isTaking = false }
    for setting in settings
    where !state.ownValues.contains(setting.key) && state.taken[setting.key] != setting.number {
      state.taken[setting.key] = setting.number
      setting.apply(self)
    }
  }

  /// The same for this view, which has moved inside its window, and the views in it.
  final func takeAppearanceInside() {
    takeAppearance()
    for subview in orderedSubviews where subview.links.parent.leads(to: self) {
      subview.takeAppearanceInside()
    }
  }

  /// Takes what has been recorded for the new traits.
  final func takeAppearanceOfTraits() {
    if UIRuntime.current.appearances.dependsOnTraits, window != nil { takeAppearance() }
  }

  private var ensuredAppearanceState: AppearanceState {
    if let appearanceState { return appearanceState }
    let state = AppearanceState()
    appearanceState = state
    return state
  }

  /// What the view is contained in, from its window inwards: superviews, their controllers, and how these
  /// are presented.
  final var appearanceContainers: [AnyObject] {
    var containers: [AnyObject] = []
    var view: UIView? = self
    while let current = view {
      if current !== self { containers.append(current) }
      if let controller = current.owningController {
        containers.append(controller)
        if controller.modalRelations?.presenter != nil,
          let presentation = controller.presentationController
        {
          containers.append(presentation)
        }
      }
      view = current.parentView
    }
    return containers.reversed()
  }
}
