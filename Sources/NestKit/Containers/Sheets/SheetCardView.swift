/// The card of a sheet: the surface in which the child is shown, and the grabber above it.
final class SheetCardView: UIView {
  /// The region of the child.
  let surface = UIView()
  let grabber = SheetGrabber()
  /// The direction in which the sheet grows; the grabber is at that end.
  var growth = DragDirection.up {
    didSet { if growth != oldValue { setNeedsLayout() } }
  }

  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberDistance: CGFloat = 5

  init() {
    super.init(frame: .zero)
    surface.backgroundColor = ContainerColor.background
    surface.clipsToBounds = true
    surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(surface)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Gives it the look that a configuration says.
  func show(_ configuration: SheetConfiguration, growth: DragDirection) {
    self.growth = growth
    grabber.isHidden = !configuration.showsGrabber
    surface.layer.cornerRadius = configuration.cornerRadius
    surface.layer.maskedCorners = growth.corners(besideBase: configuration.standsOnSafeArea)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if surface.frame != bounds { surface.frame = bounds }
    let size =
      growth.isHorizontal
      ? CGSize(width: Self.grabberSize.height, height: Self.grabberSize.width) : Self.grabberSize
    let distance = Self.grabberDistance
    let origin: CGPoint =
      switch growth {
      case .up: CGPoint(x: bounds.midX - size.width / 2, y: distance)
      case .down: CGPoint(x: bounds.midX - size.width / 2, y: bounds.maxY - distance - size.height)
      case .left: CGPoint(x: distance, y: bounds.midY - size.height / 2)
      case .right: CGPoint(x: bounds.maxX - distance - size.width, y: bounds.midY - size.height / 2)
      }
    grabber.frame = CGRect(origin: origin, size: size)
  }

  /// The grabber can be touched around it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !grabber.isHidden, grabber.reaches(convert(point, to: grabber)),
      self.point(inside: point, with: event)
    {
      return grabber
    }
    return super.hitTest(point, with: event)
  }
}

nonisolated extension DragDirection {
  /// The corners of a sheet that are round: those at its end, and all where it does not stand at
  /// the edge.
  fileprivate func corners(besideBase isBesideBase: Bool) -> CACornerMask {
    if isBesideBase {
      return [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    }
    return switch self {
    case .up: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    case .down: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    case .left: [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    case .right: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    }
  }
}
