extension UIView {
  /// The layout direction of a view of the given meaning, in the direction of the program.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let program = UITraitCollection.predicted.layoutDirection
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: program == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The layout direction of a view of the given meaning in an environment of the given direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    // Fidelity: playback and spatial content keep left to right. [documented]
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  final func setSemanticContent(_ attribute: UISemanticContentAttribute) {
    guard attribute != treeState.semanticContent else { return }
    treeState.semanticContent = attribute
    markNeedsLayout()
    directionOfMarginsDidChange()
  }

  /// The layout direction of this view: that of its traits, changed by its meaning.
  final var layoutDirection: UIUserInterfaceLayoutDirection {
    let traits: UIUserInterfaceLayoutDirection =
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return UIView.userInterfaceLayoutDirection(for: treeState.semanticContent, relativeTo: traits)
  }
}
