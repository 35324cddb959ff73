/// The coordinates of a screen.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(_ screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  deinit {}

  var bounds: CGRect { screen.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: view.layer.convert(point, from: screen.rootLayer)
    case is ScreenCoordinateSpace: point
    default: coordinateSpace.convert(point, from: self)
    }
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: view.layer.convert(point, to: screen.rootLayer)
    case is ScreenCoordinateSpace: point
    default: coordinateSpace.convert(point, to: self)
    }
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: view.layer.convert(rect, from: screen.rootLayer)
    case is ScreenCoordinateSpace: rect
    default: coordinateSpace.convert(rect, from: self)
    }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: view.layer.convert(rect, to: screen.rootLayer)
    case is ScreenCoordinateSpace: rect
    default: coordinateSpace.convert(rect, to: self)
    }
  }
}

/// The coordinates of a screen in portrait, whatever the orientation of the interface.
final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(_ screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  deinit {}

  private var quarters: Int { screen.scene?.interfaceOrientation.clockwiseQuarters ?? 0 }

  var bounds: CGRect {
    let size = screen.bounds.size
    guard quarters % 2 == 1 else { return CGRect(origin: .zero, size: size) }
    return CGRect(x: 0, y: 0, width: size.height, height: size.width)
  }

  /// From the interface to the device in portrait.
  private var transform: CGAffineTransform {
    let size = screen.bounds.size
    switch quarters {
    case 1: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    case 2: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    case 3: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
    default: return .identity
    }
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace is FixedCoordinateSpace { return point }
    return screen.coordinateSpace.convert(
      point.applying(transform.inverted()), to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace is FixedCoordinateSpace { return point }
    return screen.coordinateSpace.convert(point, from: coordinateSpace).applying(transform)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace is FixedCoordinateSpace { return rect }
    return screen.coordinateSpace.convert(rect.applying(transform.inverted()), to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace is FixedCoordinateSpace { return rect }
    return screen.coordinateSpace.convert(rect, from: coordinateSpace).applying(transform)
  }
}
