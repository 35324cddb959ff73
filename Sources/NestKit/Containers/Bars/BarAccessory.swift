#if !os(tvOS)
  /// The view at the lower edge of a bar container.
  struct BarAccessory {
    var view: UIView?
    var isMinimized = false
    var minimizesOnScroll = false
    /// The height of what stays of it, in points.
    var minimizedHeight: CGFloat = 0

    /// The whole height in a width, in points.
    func height(in width: CGFloat) -> CGFloat {
      guard let view else { return 0 }
      let fitting = view.sizeThatFits(CGSize(width: width, height: 0)).height
      let intrinsic = view.intrinsicContentSize.height
      let height = intrinsic > 0 ? max(intrinsic, fitting) : fitting
      return height.isFinite ? max(height, 0) : 0
    }

    /// The height of what is shown now, in points.
    func shownHeight(in width: CGFloat) -> CGFloat {
      let height = height(in: width)
      return isMinimized ? min(minimizedHeight, height) : height
    }
  }

  extension ContainerBars {
    /// Minimizes the accessory while a finger scrolls down, and shows it where it scrolls up or
    /// reaches an end.
    func contentDidScroll(down isDown: Bool) {
      guard accessory.minimizesOnScroll else { return }
      container?.setBottomAccessoryMinimized(isDown, animated: true)
    }

    /// Shows another view in place of the accessory.
    func setAccessory(_ view: UIView?) {
      guard view !== accessory.view else { return }
      if let former = accessory.view {
        former.removeFromSuperview()
        former.alpha = 1
        former.accessibilityElementsHidden = false
      }
      accessory.view = view
      accessory.isMinimized = false
      guard let container, let root = container.viewIfLoaded else { return }
      addAccessory(to: root)
      root.setNeedsLayout()
    }

    /// The accessory is below the toolbar, which covers what is minimized.
    func addAccessory(to root: UIView) {
      guard let view = accessory.view else { return }
      root.insertSubview(view, belowSubview: navigationBar)
    }
  }
#endif
