#if os(Linux)
  import OpenUIKit

  extension TestHost {
    /// Changes traits of the whole device as a user does in its settings, and ends the turn: the
    /// style, the size of text, the direction, or traits of your own.
    ///
    ///     host.simulateTraits { $0.userInterfaceStyle = .dark }
    ///
    /// Traits that were set before stay; a trait that is set to *unspecified* is determined by the
    /// device again, or has no value.
    ///
    /// - Parameter mutations: Changes the traits.
    public func simulateTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
      turn { window.screen.simulateTraits(mutations) }
    }

    /// Sets what `UIAccessibility.isReduceMotionEnabled` answers, as a user does in the settings,
    /// and ends the turn.
    public func setReducesMotion(_ reducesMotion: Bool) {
      turn { runtime.setAccessibility(.reduceMotion, reducesMotion) }
    }

    /// Sets the contrast that the user has asked for, as in the settings, and ends the turn: the
    /// trait `accessibilityContrast`, and what `UIAccessibility.isDarkerSystemColorsEnabled`
    /// answers.
    public func setIncreasesContrast(_ increasesContrast: Bool) {
      turn {
        runtime.setAccessibility(.darkerSystemColors, increasesContrast)
        window.screen.simulateTraits {
          $0.accessibilityContrast = increasesContrast ? .high : .normal
        }
      }
    }

    /// Sets whether the user has asked for bold text, as in the settings, and ends the turn: the
    /// trait `legibilityWeight`, and what `UIAccessibility.isBoldTextEnabled` answers.
    public func setPrefersBoldText(_ prefersBoldText: Bool) {
      turn {
        runtime.setAccessibility(.boldText, prefersBoldText)
        window.screen.simulateTraits { $0.legibilityWeight = prefersBoldText ? .bold : .regular }
      }
    }

    /// Calls `observer` with all that the program reports by `UIAccessibility.post`, until another
    /// one is set.
    public func observeAccessibility(
      _ observer: @escaping (UIAccessibility.Notification, Any?) -> Void
    ) {
      runtime.observeAccessibility(observer)
    }
  }
#endif
