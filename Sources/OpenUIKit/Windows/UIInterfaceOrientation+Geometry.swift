nonisolated extension UIInterfaceOrientation {
  /// How the interface stands on a device that is held so; unknown for one that lies.
  init(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: self = .unknown
    }
  }

  /// How an interface of `size` stands, by its longer side; `current` where that suits.
  // Fidelity: a window that a person resizes stands as its longer side says. [decided]
  init(size: CGSize, current: UIInterfaceOrientation) {
    if size.width == size.height {
      self = current == .unknown ? .portrait : current
    } else if size.width > size.height {
      self = current.isLandscape ? current : .landscapeRight
    } else {
      self = current.isPortrait ? current : .portrait
    }
  }

  /// The device that shows the interface upright.
  var device: UIDeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    case .unknown: .unknown
    }
  }

  /// The quarter turns, clockwise, by which the interface is turned on its device.
  var quarterTurns: Int {
    switch self {
    case .portrait, .unknown: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }

  /// The sides of a screen of `size` when the interface stands so.
  func size(of size: CGSize) -> CGSize {
    let (long, short) = (max(size.width, size.height), min(size.width, size.height))
    return isLandscape
      ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }

  /// The word for it in diagnostics.
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
  // Fidelity: where several would do, upright is taken before the sides, the right one first.
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

  /// The words for it in diagnostics.
  var names: String {
    isEmpty ? "none" : orientations.map(\.name).joined(separator: ", ")
  }
}
