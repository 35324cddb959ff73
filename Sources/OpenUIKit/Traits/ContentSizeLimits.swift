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
  final var contentSizeLimits: ContentSizeLimits {
    get { traitState?.sizeLimits ?? ContentSizeLimits() }
    set {
      guard newValue != contentSizeLimits else { return }
      madeTraitState.sizeLimits = newValue
      setNeedsTraitUpdate()
    }
  }

  final var descriptionOfContentSizeLimits: String {
    sequence(first: self) { $0.superview }.compactMap { view in
      let limits = view.contentSizeLimits
      guard limits != ContentSizeLimits() else { return nil }
      let minimum = limits.minimum?.rawValue ?? "none"
      let maximum = limits.maximum?.rawValue ?? "none"
      return "\(type(of: view)): minimum \(minimum), maximum \(maximum)"
    }.joined(separator: "\n")
  }
}
