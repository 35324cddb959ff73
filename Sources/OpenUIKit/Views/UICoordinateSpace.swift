/// Something that has coordinates: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle in the space's own coordinates.
  var bounds: CGRect { get }

  /// A point of this space in coordinates of another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A point of another space in coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A rectangle of this space in coordinates of another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// A rectangle of another space in coordinates of this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Disfavoured, so that views are converted between as ever where their type is known.
extension UIView: UICoordinateSpace {
  /// A point of this view in coordinates of a space.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else {
      return coordinateSpace.convert(point, from: self)
    }
    return convert(point, to: view as UIView?)
  }

  /// A point of a space in coordinates of this view.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else {
      return coordinateSpace.convert(point, to: self)
    }
    return convert(point, from: view as UIView?)
  }

  /// A rectangle of this view in coordinates of a space.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else {
      return coordinateSpace.convert(rect, from: self)
    }
    return convert(rect, to: view as UIView?)
  }

  /// A rectangle of a space in coordinates of this view.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else {
      return coordinateSpace.convert(rect, to: self)
    }
    return convert(rect, from: view as UIView?)
  }
}
