extension UIButton.ButtonType {
  /// The name of a button whose type has a symbol, for assistive technologies; nil for other types.
  var symbolName: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    case .custom, .system: nil
    }
  }

  // Fidelity: 22 points, and 30 for the cross. [observed]
  /// The image of a button whose type has one, as a template.
  var symbol: UIImage? {
    let small = UIImage.SymbolConfiguration(pointSize: 19)
    let large = UIImage.SymbolConfiguration(pointSize: 25.5, weight: .medium)
    let image: UIImage? =
      switch self {
      case .detailDisclosure, .infoLight, .infoDark:
        UIImage(systemName: "info.circle", withConfiguration: small)
      case .contactAdd: UIImage(systemName: "plus.circle", withConfiguration: small)
      case .close:
        UIImage(systemName: "xmark.circle.fill", withConfiguration: large.dimmingBehind(0.2))
      case .custom, .system: nil
      }
    return image?.withRenderingMode(.alwaysTemplate)
  }
}

extension UIView {
  /// A coordinate in the view on whole pixels, if the view is.
  final func roundedToPixels(_ value: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    return (value * scale).rounded() / scale
  }
}
