nonisolated extension UIInterfaceOrientation {
  /// The orientation of the interface on a device in this orientation; unknown for a flat one.
  init(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: self = .unknown
    }
  }

  /// The orientation of an interface of `size`, by its longer side; `current` where that fits.
  // Fidelity: the longer side of a window that a user resizes decides about its orientation.
  // [decided]
  init(size: CGSize, current: UIInterfaceOrientation) {
    if size.width == size.height {
      self = current == .unknown ? .portrait : current
    } else if size.width > size.height {
      self = current.isLandscape ? current : .landscapeRight
    } else {
      self = current.isPortrait ? current : .portrait
    }
  }

  /// The orientation of the device that shows the interface upright.
  var device: UIDeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    case .unknown: .unknown
    }
  }

  /// By how many quarters, clockwise, the interface is rotated on its device.
  var clockwiseQuarters: Int {
    switch self {
    case .portrait, .unknown: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }

  /// The size of a screen of `size` in this orientation of the interface.
  func size(of size: CGSize) -> CGSize {
    let (long, short) = (max(size.width, size.height), min(size.width, size.height))
    return isLandscape
      ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }

  /// Its name in diagnostics.
  var name: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }
}

nonisolated extension UIInterfaceOrientationMask {
  /// The orientations of the set, the most usual first.
  // Fidelity: of several, portrait precedes landscape, landscape right first.
  // [decided]
  var orientations: [UIInterfaceOrientation] {
    [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].filter {
      contains(UIInterfaceOrientationMask($0))
    }
  }

  /// Whether an orientation is in the set; an unknown one never is.
  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && contains(UIInterfaceOrientationMask(orientation))
  }

  /// Its names in diagnostics.
  var names: String {
    isEmpty ? "none" : orientations.map(\.name).joined(separator: ", ")
  }
}
