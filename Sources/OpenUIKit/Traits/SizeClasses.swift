/// The size classes of a window.
nonisolated struct SizeClasses: Hashable, Sendable {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  /// The classes of a window of `size` points.
  // Fidelity: from 600 points on a width is regular, from 480 on a height; a large phone in
  // landscape, 414 points high or more, has regular width. [observed]
  init(_ size: CGSize) {
    let isLow = size.height < 480
    let isWide = size.width >= 600 && (!isLow || size.height >= 414)
    horizontal = isWide ? .regular : .compact
    vertical = isLow ? .compact : .regular
  }
}

/// The traits of the whole device, except for the sizes of windows.
nonisolated struct DeviceTraits {
  /// Style, size of text, direction and what else was set for the device.
  var values: TraitValues = {
    var values = TraitValues()
    values.userInterfaceStyle = .light
    values.layoutDirection = .leftToRight
    values.preferredContentSizeCategory = .large
    values.userInterfaceLevel = .base
    values.accessibilityContrast = .normal
    values.legibilityWeight = .regular
    values.displayGamut = .SRGB
    values.forceTouchCapability = .unavailable
    values.activeAppearance = .active
    values.sceneCaptureState = .inactive
    return values
  }()

  /// The traits of a window: what was set for the device overrides what was measured.
  func rootValues(
    _ classes: SizeClasses, idiom: UIUserInterfaceIdiom, scale: CGFloat
  ) -> TraitValues {
    var root = TraitValues()
    root.horizontalSizeClass = classes.horizontal
    root.verticalSizeClass = classes.vertical
    root.userInterfaceIdiom = idiom
    root.displayScale = scale
    root.merge(values)
    return root
  }
}
