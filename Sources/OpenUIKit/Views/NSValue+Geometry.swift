// The values of UIKit's geometry as objects. Reading another kind of value than was boxed is a
// mistake of the program: points, sizes and rectangles stop it as Foundation does, the others give
// zeros, or the identity.

nonisolated extension NSValue {
  /// An object that has a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// An object that has a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// An object that has a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// An object that has a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }

  /// An object that has a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }

  /// An object that has insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// An object that has insets by reading direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// An object that has an offset.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(numbers: [insets.horizontal, insets.vertical])
  }

  /// The point.
  public var cgPointValue: CGPoint { pointValue }

  /// The size.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// The vector.
  public var cgVectorValue: CGVector {
    let numbers = numbers(2) ?? [0, 0]
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The transform.
  public var cgAffineTransformValue: CGAffineTransform {
    guard let numbers = numbers(6) else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = numbers(4) ?? [0, 0, 0, 0]
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The insets by reading direction.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = numbers(4) ?? [0, 0, 0, 0]
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// The offset.
  public var uiOffsetValue: UIOffset {
    let numbers = numbers(2) ?? [0, 0]
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }
}
