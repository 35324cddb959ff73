#if !os(tvOS)
  extension UINavigationBar {
    /// How the bar looks for an item, as UIKit chooses between the appearances of both.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - isAtEdge: Whether nothing lies under the bar.
    /// - Returns: The appearance; nil for that of properties such as `barTintColor`.
    func appearance(
      for item: UINavigationItem?, isAtEdge: Bool
    ) -> UINavigationBarAppearance? {
      let isCompact = traitCollection.verticalSizeClass == .compact
      if isAtEdge {
        let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
        if isCompact, let compact { return compact }
        if let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        return withoutBackground(standardAppearance(for: item, isCompact: isCompact))
      }
      return standardAppearance(for: item, isCompact: isCompact)
    }

    private func standardAppearance(
      for item: UINavigationItem?, isCompact: Bool
    ) -> UINavigationBarAppearance? {
      if isCompact, let compact = item?.compactAppearance ?? compactAppearance { return compact }
      // That of the bar counts without being set, and so do properties such as `barTintColor`.
      return item?.standardAppearance
    }

    /// The same titles and buttons without background.
    func withoutBackground(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance {
      let own = appearance ?? standardAppearance
      let copy = UINavigationBarAppearance(barAppearance: own)
      copy.configureWithTransparentBackground()
      copy.titleTextAttributes = own.titleTextAttributes
      copy.largeTitleTextAttributes = own.largeTitleTextAttributes
      copy.titlePositionAdjustment = own.titlePositionAdjustment
      copy.buttonAppearance = own.buttonAppearance
      copy.doneButtonAppearance = own.doneButtonAppearance
      copy.backButtonAppearance = own.backButtonAppearance
      guard appearance == nil else { return copy }
      copy.titleTextAttributes.merge(titleTextAttributes ?? [:]) { $1 }
      copy.largeTitleTextAttributes.merge(largeTitleTextAttributes ?? [:]) { $1 }
      return copy
    }

    /// Takes from another bar how it looks, but for what its items say.
    func lookLike(_ other: UINavigationBar) {
      tintColor = other.tintColor
      barStyle = other.barStyle
      isTranslucent = other.isTranslucent
      barTintColor = other.barTintColor
      prefersLargeTitles = other.prefersLargeTitles
      // One that is set would hide properties such as `barTintColor`.
      if !other.standardAppearance.hasBackground(of: UINavigationBarAppearance()) {
        standardAppearance = other.standardAppearance
      }
      titleTextAttributes = other.titleTextAttributes
      largeTitleTextAttributes = other.largeTitleTextAttributes
      backIndicatorImage = other.backIndicatorImage
      backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
      semanticContentAttribute = other.semanticContentAttribute
      overrideUserInterfaceStyle = other.overrideUserInterfaceStyle
    }

    /// Gives the bar a frame, whatever its transform is.
    func place(in frame: CGRect) {
      if bounds.size != frame.size { bounds.size = frame.size }
      let center = CGPoint(x: frame.midX, y: frame.midY)
      if self.center != center { self.center = center }
    }
  }

  extension UINavigationBarAppearance {
    /// Whether the background looks like that of another appearance.
    func hasBackground(of other: UINavigationBarAppearance) -> Bool {
      backgroundColor == other.backgroundColor && shadowColor == other.shadowColor
        && backgroundImage === other.backgroundImage && shadowImage === other.shadowImage
        && (backgroundEffect == nil) == (other.backgroundEffect == nil)
    }
  }
#endif
