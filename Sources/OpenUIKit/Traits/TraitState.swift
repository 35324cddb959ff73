/// Something that may override traits, and that has registrations for their changes.
protocol TraitStateOwner: AnyObject {
  /// Nil as long as there is neither an override nor a registration.
  var traitState: TraitState? { get set }
}

extension TraitStateOwner {
  /// The state, made when it is first needed.
  var madeTraitState: TraitState {
    if let traitState { return traitState }
    let made = TraitState()
    traitState = made
    return made
  }
}

/// Overrides and registrations of one view or controller: few have any.
final class TraitState {
  /// The traits that a container imposes on a child, or a presentation on the presented controller.
  var imposed: UITraitCollection? { didSet { resolved = nil } }
  /// `overrideUserInterfaceStyle`.
  var style = UIUserInterfaceStyle.unspecified { didSet { resolved = nil } }
  /// `traitOverrides`.
  var overrides = TraitValues() { didSet { resolved = nil } }
  /// Between which sizes of text that of a view is.
  var sizeLimits = ContentSizeLimits() { didSet { resolved = nil } }

  var registrations: [TraitRegistration] = []
  private var resolved: Resolution?

  /// A result that is cached until its inputs change.
  private struct Resolution {
    let base: UITraitCollection
    let imposed: UITraitCollection?
    let result: UITraitCollection
  }

  /// `base` with the overrides; the same object for the same `base`.
  func resolve(_ base: UITraitCollection) -> UITraitCollection { resolve(base, imposed: imposed) }

  /// `base` with the overrides, where a container imposes `imposed`; the same object for equal
  /// values.
  // Fidelity: `overrideUserInterfaceStyle` overrides what the container imposes, and
  // `traitOverrides` overrides that; limits of the size of text hold for the result. [decided]
  func resolve(_ base: UITraitCollection, imposed: UITraitCollection?) -> UITraitCollection {
    if let resolved, resolved.base === base, resolved.imposed == imposed { return resolved.result }
    var values = imposed?.values ?? TraitValues()
    if style != .unspecified { values.userInterfaceStyle = style }
    values.merge(overrides)
    let size = values.preferredContentSizeCategory
    let wanted = size == .unspecified ? base.preferredContentSizeCategory : size
    if let limited = sizeLimits.limited(wanted) { values.preferredContentSizeCategory = limited }
    let result = values.isEmpty ? base : base.overridden(by: values)
    resolved = Resolution(base: base, imposed: imposed, result: result)
    return result
  }

  func unregister(_ registration: any UITraitChangeRegistration) {
    for own in registrations where own === registration { own.isActive = false }
    registrations.removeAll { !$0.isActive }
  }

  /// Calls the handlers whose traits have changed. Handlers may register and unregister.
  func callRegistrations(old: UITraitCollection, new: UITraitCollection) {
    for registration in registrations where registration.isActive {
      registration.call(old: old, new: new)
    }
  }

  deinit {}
}

/// A handler and its traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  var isActive = true
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  deinit {}

  func call(old: UITraitCollection, new: UITraitCollection) {
    if traits.contains(where: { new.values.differs(from: old.values, in: $0) }) { handler(old) }
  }
}
