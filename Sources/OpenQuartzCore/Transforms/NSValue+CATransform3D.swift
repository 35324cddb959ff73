nonisolated extension NSValue {
  /// An object that has a transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: [
      transform.m11, transform.m12, transform.m13, transform.m14,
      transform.m21, transform.m22, transform.m23, transform.m24,
      transform.m31, transform.m32, transform.m33, transform.m34,
      transform.m41, transform.m42, transform.m43, transform.m44,
    ])
  }

  /// The transform; the identity of an object that has something else.
  public var caTransform3DValue: CATransform3D {
    guard let numbers = numbers(16) else { return CATransform3DIdentity }
    return CATransform3D(
      m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3],
      m21: numbers[4], m22: numbers[5], m23: numbers[6], m24: numbers[7],
      m31: numbers[8], m32: numbers[9], m33: numbers[10], m34: numbers[11],
      m41: numbers[12], m42: numbers[13], m43: numbers[14], m44: numbers[15])
  }

  // Foundation boxes points, sizes, rectangles and arrays of numbers here, but no structures of
  // other modules.

  /// An object that has some numbers.
  package convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers.map(Double.init), objCType: "[\(numbers.count)d]")
  }

  /// As many numbers; nil if the object has something else.
  package func numbers(_ count: Int) -> [CGFloat]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    numbers.withUnsafeMutableBytes { if let address = $0.baseAddress { getValue(address) } }
    return numbers.map { CGFloat($0) }
  }

  /// The value as a structure, for properties of layers; the object itself if it is none of those.
  var unboxed: Any {
    switch String(cString: objCType) {
    case "{CGPoint=dd}": pointValue
    case "{CGSize=dd}": sizeValue
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": rectValue
    case "[16d]": caTransform3DValue
    default: self
    }
  }
}
