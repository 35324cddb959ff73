extension UIScreen {
  /// The coordinates of the screen in its present orientation: windows that fill it have the same ones.
  public var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(self) }
}

extension UIWindowScene {
  /// The coordinates of the scene, which are those of its screen.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}

/// The coordinates of a screen.
private final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
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
