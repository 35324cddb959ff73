extension UIView {
  /// Where lines begin in a view of the given meaning, as the whole program has it.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let program = UITraitCollection.predicted.layoutDirection
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: program == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Where lines begin in a view of the given meaning in surroundings of the given direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    // Fidelity: playback and space keep the direction of the western world. [documented]
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  final func setSemanticContent(_ attribute: UISemanticContentAttribute) {
    guard attribute != semanticContent else { return }
    semanticContent = attribute
    markNeedsLayout()
    directionOfMarginsDidChange()
  }

  /// Where lines begin here: as the meaning of the view says, in its traits.
  final var layoutDirection: UIUserInterfaceLayoutDirection {
    let traits: UIUserInterfaceLayoutDirection =
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return UIView.userInterfaceLayoutDirection(for: semanticContent, relativeTo: traits)
  }
}
