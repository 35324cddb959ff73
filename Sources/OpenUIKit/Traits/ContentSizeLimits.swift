/// Between which sizes of text that of a view is.
nonisolated struct ContentSizeLimits: Sendable, Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// The nearest size that is allowed; `nil` for one that is allowed, or not specified.
  // Fidelity: where both limits contradict each other the upper one holds. [decided]
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory? {
    guard category != .unspecified else { return nil }
    var result = category
    if let minimum, result < minimum { result = minimum }
    if let maximum, result > maximum { result = maximum }
    return result == category ? nil : result
  }
}

extension UIView {
  /// The smallest size of text of this view and what is in it; `nil`, the default, is no limit.
  ///
  /// It is a limit of the trait `preferredContentSizeCategory`, also where an override sets that. A
  /// change reaches the views in the next layout pass.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.sizeLimits.minimum }
    set {
      guard newValue != minimumContentSizeCategory else { return }
      madeTraitState.sizeLimits.minimum = newValue
      setNeedsTraitUpdate()
    }
  }

  /// The largest size of text of this view and what is in it; see ``minimumContentSizeCategory``.
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.sizeLimits.maximum }
    set {
      guard newValue != maximumContentSizeCategory else { return }
      madeTraitState.sizeLimits.maximum = newValue
      setNeedsTraitUpdate()
    }
  }

  /// The limits of the size of text of this view and of those around it, for debugging.
  public final var appliedContentSizeCategoryLimitsDescription: String {
    sequence(first: self) { $0.superview }.compactMap { view in
      guard let limits = view.traitState?.sizeLimits, limits != ContentSizeLimits() else {
        return nil
      }
      let minimum = limits.minimum?.rawValue ?? "none"
      let maximum = limits.maximum?.rawValue ?? "none"
      return "\(type(of: view)): minimum \(minimum), maximum \(maximum)"
    }.joined(separator: "\n")
  }
}
