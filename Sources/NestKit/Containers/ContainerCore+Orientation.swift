// Orientations: children that are exchanged for others, and questions to the children.

extension ContainerCore {
  /// Exchanges the children that have another controller for the orientation that the interface
  /// has.
  func exchangeClonesForPresentOrientation() {
    if let isInLandscape = owner?.isInLandscape {
      exchangeClones(forLandscape: isInLandscape, duration: nil)
    }
  }

  /// Exchanges the children that have another controller for an orientation.
  ///
  /// - Parameter duration: Seconds for the cross-dissolve; `nil` for none.
  func exchangeClones(forLandscape isLandscape: Bool, duration: TimeInterval?) {
    for engine in engines {
      engine.exchangeClones(forLandscape: isLandscape, duration: duration)
    }
  }

  #if !os(tvOS)
    /// Whether no transition runs, and all children that are asked allow it: what
    /// `shouldAutorotate` answers, where `super` allows it too.
    @available(iOS, deprecated: 16)
    public var allowsRotation: Bool {
      !engines.contains(where: \.isMoving)
        && viewControllersForAutorotation.allSatisfy(\.shouldAutorotate)
    }

    /// The orientations that the owner and all children that are asked support. UIKit reports an
    /// empty set.
    ///
    /// - Parameter own: The answer of the owner, that of `super`.
    public func supportedInterfaceOrientations(
      _ own: UIInterfaceOrientationMask
    ) -> UIInterfaceOrientationMask {
      viewControllersForAutorotation.reduce(own) {
        $0.intersection($1.supportedInterfaceOrientations)
      }
    }

    /// The orientation that the active child prefers; `nil` where there is none, or where the
    /// orientations do not have it.
    ///
    /// - Parameter supported: The orientations that the owner supports, asked where a child has a
    ///   preference.
    public func preferredInterfaceOrientation(
      in supported: @autoclosure () -> UIInterfaceOrientationMask
    ) -> UIInterfaceOrientation? {
      guard let preference = activeViewController?.preferredInterfaceOrientationForPresentation,
        supported().contains(UIInterfaceOrientationMask(preference))
      else { return nil }
      return preference
    }
  #endif
}
