/// An object that takes its appearance from proxies: a view, or an item that a view shows.
protocol AppearanceTarget: NSObject {
  /// The state of the object for appearance proxies; nil for none.
  var appearanceState: AppearanceState? { get set }
}

extension UIView: AppearanceTarget {}

extension AppearanceTarget {
  /// A value is set: records it on a proxy, else notes that the object has one of its own.
  func record(_ key: AppearanceRule.Key, _ apply: @escaping (AnyObject) -> Void) {
    let store = AppearanceStore.shared
    if let rule = appearanceState?.rule {
      store.record(key, in: rule, apply)
    } else if !store.isEmpty, appearanceState?.isApplying != true {
      ensuredAppearanceState.ownValues.insert(key)
    }
  }

  /// Applies what proxies have recorded for this object.
  ///
  /// - Parameters:
  ///   - containers: The containers of the object, from the window inwards.
  ///   - traits: The traits of the object.
  func applyAppearance(
    in containers: [AnyObject], with traits: @autoclosure () -> UITraitCollection
  ) {
    let settings = AppearanceStore.shared.settings(
      for: self, in: containers, with: traits())
    guard !settings.isEmpty else { return }
    let state = ensuredAppearanceState
    guard state.rule == nil, !state.isApplying else { return }
    state.isApplying = true
    defer { state.isApplying = false }
    for setting in settings
    where !state.ownValues.contains(setting.key) && state.applied[setting.key] != setting.number {
      state.applied[setting.key] = setting.number
      setting.apply(self)
    }
  }

  private var ensuredAppearanceState: AppearanceState {
    if let appearanceState { return appearanceState }
    let state = AppearanceState()
    appearanceState = state
    return state
  }
}
