import OpenUIKit
import Testing

@Suite struct NSValueTests {
  @Test("R19.22 points, sizes and rectangles are cast from objects and to them")
  func casts() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [AnyHashable: Any] = [
      "rect": NSValue(cgRect: rect), "point": NSValue(cgPoint: rect.origin),
      "size": NSValue(cgSize: rect.size), "number": NSNumber(value: 7), "plain": rect,
      "insets": NSValue(uiEdgeInsets: .zero),
    ]

    #expect(info["rect"] as? CGRect == rect)
    #expect(info["point"] as? CGPoint == rect.origin)
    #expect(info["size"] as? CGSize == rect.size)
    #expect(info["plain"] as? CGRect == rect)
    #expect((info["plain"] as? NSValue)?.cgRectValue == rect)
    for name in ["rect", "number", "insets"] { #expect(info[name] as? CGPoint == nil) }
    for name in ["point", "size", "number", "insets"] { #expect(info[name] as? CGRect == nil) }
    for name in ["point", "rect", "number", "insets"] { #expect(info[name] as? CGSize == nil) }
  }

  @Test("what is boxed can be read again, and boxes of the same value are equal")
  func boxes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let vector = CGVector(dx: 7, dy: 8)

    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(
      NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(uiEdgeInsets: insets) == NSValue(uiEdgeInsets: insets))
    #expect(NSValue(uiEdgeInsets: insets) != NSValue(uiEdgeInsets: .zero))
    #expect(NSValue(cgVector: vector).cgAffineTransformValue == .identity)
  }
}
