nonisolated extension NSCoder {
  // MARK: Writing

  /// Writes a vector.
  public func encode(_ vector: CGVector, forKey key: String) {
    encodeNumbers([vector.dx, vector.dy], forKey: key)
  }

  /// Writes a flat transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encodeNumbers(
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
      forKey: key)
  }

  /// Writes insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encodeNumbers([insets.top, insets.left, insets.bottom, insets.right], forKey: key)
  }

  /// Writes insets by layout direction.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encodeNumbers([insets.top, insets.leading, insets.bottom, insets.trailing], forKey: key)
  }

  /// Writes an offset.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encodeNumbers([offset.horizontal, offset.vertical], forKey: key)
  }

  private func encodeNumbers(_ numbers: [CGFloat], forKey key: String) {
    encodeValue(numbers.map { Double($0) }, forKey: key)
  }

  // MARK: Reading

  /// The point for a key; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }

  /// The size for a key; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }

  /// The rectangle for a key; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

  /// The vector for a key; zero if there is none.
  public func decodeCGVector(forKey key: String) -> CGVector {
    let numbers = decodeNumbers(2, forKey: key)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The flat transform for a key; all its numbers are zero if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    let numbers = decodeNumbers(6, forKey: key)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The insets for a key; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    let numbers = decodeNumbers(4, forKey: key)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The insets by layout direction for a key; zero if there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    let numbers = decodeNumbers(4, forKey: key)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// The offset for a key; zero if there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    let numbers = decodeNumbers(2, forKey: key)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// As many numbers as expected: zeros where an archive has something else.
  private func decodeNumbers(_ count: Int, forKey key: String) -> [CGFloat] {
    guard let numbers = decodeValue([Double].self, forKey: key), numbers.count == count,
      numbers.allSatisfy(\.isFinite)
    else { return Array(repeating: 0, count: count) }
    return numbers.map { CGFloat($0) }
  }
}
