import OpenUIKit
import Testing

@Suite struct GeometryStringTests {
  @Test("R19.42 geometry is written as text and read again")
  func roundTrips() {
    let rect = CGRect(x: 1.5, y: -2, width: 0.1, height: 1e20)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let vector = CGVector(dx: 7, dy: 8)
    let offset = UIOffset(horizontal: 9, vertical: 10)

    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGSize(width: 3, height: 4)) == "{3, 4}")
    #expect(
      NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5, 6]")
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    #expect(
      NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)) == directional)
    #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
  }

  @Test("R19.42 spaces do not count; a text of another form gives zero, or the identity")
  func forms() {
    #expect(NSCoder.cgPoint(for: "{1,2}") == CGPoint(x: 1, y: 2))
    #expect(NSCoder.cgPoint(for: " { 1 , 2.0 } ") == CGPoint(x: 1, y: 2))
    for text in ["", "1, 2", "{1}", "{1, 2, 3}", "{1, x}", "{1 2}", "{1, 2", "{nan, 2}"] {
      #expect(NSCoder.cgPoint(for: text) == .zero)
    }
    #expect(NSCoder.cgRect(for: "{1, 2, 3, 4}") == .zero)
    #expect(NSCoder.cgSize(for: "{1, }") == .zero)
    #expect(NSCoder.cgAffineTransform(for: "{1, 2, 3, 4, 5, 6}") == .identity)
  }

  @Test("R19.43 lengths are objects with numbers, also in values of any type")
  func lengths() throws {
    let length: CGFloat = 2.5
    let info: [String: Any] = ["length": length, "number": NSNumber(value: 7), "text": "7"]

    #expect(length as NSNumber == NSNumber(value: 2.5))
    #expect((info["length"] as? NSNumber)?.doubleValue == 2.5)
    #expect(info["number"] as? CGFloat == 7)
    #expect(info["length"] as? CGFloat == 2.5)
    #expect(info["text"] as? CGFloat == nil)
    #expect(CGFloat(truncating: NSNumber(value: 7)) == 7)
    // As Foundation has it for Double.
    for integer in [Int64(1) << 60, (Int64(1) << 60) + 1] {
      let number = NSNumber(value: integer)
      #expect(CGFloat(exactly: number) == Double(exactly: number).map { CGFloat($0) })
      #expect(number as Any as? CGFloat == (number as? Double).map { CGFloat($0) })
    }
    #expect(CGFloat(exactly: NSNumber(value: Double.nan))?.isNaN == true)
  }

  @Test("R19.43 points, sizes and rectangles are described by their numbers")
  func descriptions() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)

    #expect(rect.debugDescription == "(1.0, 2.0, 3.0, 4.5)")
    #expect(rect.origin.debugDescription == "(1.0, 2.0)")
    #expect("\(rect.size)" == "(3.0, 4.5)")
  }
}
