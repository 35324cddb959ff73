/// The state of a view or an item for appearance proxies: it is a proxy, or has values of its own
/// or of proxies.
final class AppearanceState {
  /// The record of the proxy; nil for an object that is no proxy.
  let rule: AppearanceRule?
  /// The properties and methods that were set on the object itself.
  var ownValues: Set<AppearanceRule.Key> = []
  /// The settings that have been applied.
  var applied: [AppearanceRule.Key: Int] = [:]
  /// Whether settings are being applied.
  var isApplying = false

  init(rule: AppearanceRule? = nil) { self.rule = rule }

  deinit {}
}

extension UIView {
  /// The proxy of this class.
  static func makeAppearance(
    in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil
  ) -> Self {
    AppearanceStore.shared.proxy(of: self, in: containers, for: traits) {
      unsafeDowncast(DynamicInstance.make(self as UIView.Type, frame: .zero), to: self)
    }
  }

  /// Applies what proxies have recorded for this view and for the items that it shows.
  final func applyAppearance() {
    let containers = appearanceContainers
    applyAppearance(in: containers, with: traitCollection)
    for target in appearanceTargets {
      target.applyAppearance(in: containers + [self], with: traitCollection)
    }
  }

  /// The same for this view, which has moved inside its window, and the views in it.
  final func applyAppearanceInside() {
    applyAppearance()
    for subview in orderedSubviews where subview.links.parent.leads(to: self) {
      subview.applyAppearanceInside()
    }
  }

  /// Applies what has been recorded for the new traits.
  final func applyAppearanceOfTraits() {
    if AppearanceStore.shared.dependsOnTraits, window != nil { applyAppearance() }
  }

  /// The containers of the view, from its window inwards: superviews, their controllers, and the
  /// presentations of these.
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
