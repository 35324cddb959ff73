extension BarBackgroundView.Look {
  /// The look of a bar.
  ///
  /// - Parameters:
  ///   - appearance: The one that counts; nil where the content is at its edge, and the bar has
  ///     none for that.
  ///   - isOfProgram: Whether the program has made it, so that colour and translucency of the bar
  ///     do not count.
  ///   - tint: The colour of the bar.
  ///   - isTranslucent: Whether what lies behind the bar can be seen.
  ///   - images: The images of the program in place of background and shadow.
  // Fidelity: without an appearance for the edge the bar has no background there. [documented] A
  // colour of a translucent bar lets a little of what lies behind through. [observed]
  @MainActor init(
    of appearance: UIBarAppearance?, isOfProgram: Bool, tint: UIColor?, isTranslucent: Bool,
    images: BarImages
  ) {
    guard let appearance else {
      self.init()
      return
    }
    self.init(appearance)
    guard !isOfProgram else { return }
    if let shadow = images.shadow {
      (shadowColor, shadowImage) = (nil, shadow.size == .zero ? nil : shadow)
    }
    if let background = images.background {
      effect = nil
      color = isTranslucent ? nil : tint ?? .barBackground
      image = background.size == .zero ? nil : background
    } else if !isTranslucent {
      effect = nil
      color = tint ?? .barBackground
    } else if let tint {
      color = tint.withAlphaComponent(tint.cgColor.alpha * 0.85)
    }
  }
}

extension UIBarStyle {
  /// The style of what a bar contains, whose appearance may be that of the program.
  func interfaceStyle(hasOwnAppearance: Bool) -> UIUserInterfaceStyle {
    self == .black && !hasOwnAppearance ? .dark : .unspecified
  }
}
