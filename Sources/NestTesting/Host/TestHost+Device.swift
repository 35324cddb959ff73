#if os(Linux)
  import OpenUIKit

  extension TestHost {
    /// Gives the screen the edges of a device: notch, home indicator, status bar. Ends the turn.
    ///
    /// - Parameters:
    ///   - insets: The insets of notch and home indicator while the interface is upright, in
    ///     points.
    ///   - landscape: The same in landscape. Default: the notch at both sides, the
    ///     home indicator at the bottom.
    ///   - statusBarHeight: The height of the status bar, in points, which covers the top edge
    ///     while it is not hidden. Default: none.
    public func setSafeAreaInsets(
      _ insets: UIEdgeInsets, landscape: UIEdgeInsets? = nil, statusBarHeight: CGFloat = 0
    ) {
      turn {
        runtime.screen.simulate(
          SimulatedDevice(
            portrait: insets, landscape: landscape, statusBarHeight: statusBarHeight))
      }
    }

    /// The state of the status bar.
    public var statusBarManager: UIStatusBarManager { runtime.screen.statusBarManager }

    /// Whether the controllers permit hiding the home indicator.
    public var isHomeIndicatorHidden: Bool {
      runtime.screen.interfacePreferences.hidesHomeIndicator
    }

    /// The edges at which the program's gestures have priority over the system's.
    public var edgesDeferringSystemGestures: UIRectEdge {
      runtime.screen.interfacePreferences.edgesDeferringSystemGestures
    }

    /// Whether the controllers lock the pointer.
    public var isPointerLocked: Bool { runtime.screen.interfacePreferences.locksPointer }
  }
#endif
