import OpenQuartzCore
import Testing

@Suite struct AnimationValueTests {
  @Test("Numbers of every shape are interpolated number by number")
  func interpolation() {
    let pairs: [(AnimationValue, AnimationValue, AnimationValue)] = [
      (.number(2), .number(6), .number(3)),
      (
        .point(CGPoint(x: 0, y: 4)), .point(CGPoint(x: 8, y: 0)), .point(CGPoint(x: 2, y: 3))
      ),
      (
        .size(CGSize(width: 0, height: 4)), .size(CGSize(width: 8, height: 0)),
        .size(CGSize(width: 2, height: 3))
      ),
      (
        .rect(CGRect(x: 0, y: 0, width: 4, height: 8)),
        .rect(CGRect(x: 4, y: 8, width: 0, height: 0)),
        .rect(CGRect(x: 1, y: 2, width: 3, height: 6))
      ),
      (
        .transform(CATransform3DIdentity), .transform(CATransform3DMakeScale(5, 1, 1)),
        .transform(CATransform3DMakeScale(2, 1, 1))
      ),
    ]

    for (a, b, quarter) in pairs {
      #expect(a.interpolated(to: b, at: 0) == a)
      #expect(a.interpolated(to: b, at: 0.25) == quarter)
      #expect(a.interpolated(to: b, at: 1) == b)
    }
  }

  @Test("Pictures switch at one half; a hidden layer is visible while it appears or disappears")
  func switching() throws {
    let first = AnimationValue.image(CGImage(try Bitmap(width: 1, height: 1, isOpaque: true)))
    let times = [0, 0.25, 0.5, 1]

    #expect(
      times.map { first.interpolated(to: .image(nil), at: $0) }
        == [first, first, .image(nil), .image(nil)])
    #expect(
      times.map { AnimationValue.flag(false).interpolated(to: .flag(true), at: $0) }
        == [.flag(false), .flag(false), .flag(false), .flag(true)])
    #expect(
      times.map { AnimationValue.flag(true).interpolated(to: .flag(false), at: $0) }
        == [.flag(true), .flag(false), .flag(false), .flag(false)])
  }

  @Test("Colours blend premultiplied; no colour is the other one, transparent")
  func colors() {
    func middle(_ a: CGColor?, _ b: CGColor?) -> [CGFloat]? {
      CGColor.interpolated(from: a, to: b, at: 0.5)?.components
    }
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    #expect(middle(red, CGColor(red: 0, green: 1, blue: 0, alpha: 1)) == [0.5, 0.5, 0, 1])
    #expect(middle(red, .clear) == [1, 0, 0, 0.5])
    #expect(middle(nil, red) == [1, 0, 0, 0.5])
    #expect(middle(.white, .black) == [0.5, 0.5, 0.5, 1])
    #expect(middle(nil, nil) == nil)
    #expect(middle(.clear, nil)?.last == 0)
  }

  @Test("A difference added to its base gives the value back")
  func difference() throws {
    let a = CATransform3DMakeRotation(1, 0, 0, 1)
    let b = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 6, 0)

    let number = try #require(AnimationValue.number(5).difference(from: .number(2)))
    #expect(number == .number(3) && number.added(to: .number(2)) == .number(5))
    let turn = try #require(AnimationValue.transform(a).difference(from: .transform(b)))
    guard case .transform(let sum) = turn.added(to: .transform(b)) else {
      Issue.record("not a transform")
      return
    }
    #expect(sum.isClose(to: a))
    let flat = AnimationValue.transform(CATransform3DMakeScale(0, 1, 1))
    #expect(AnimationValue.transform(a).difference(from: flat) == nil)
    #expect(AnimationValue.color(.white).difference(from: .color(.black)) == nil)
  }

  @Test("Repeating adds up, transforms by concatenation")
  func repeated() {
    #expect(AnimationValue.point(CGPoint(x: 1, y: 2)).repeated(3) == .point(CGPoint(x: 3, y: 6)))
    #expect(
      AnimationValue.transform(CATransform3DMakeScale(2, 1, 1)).repeated(10)
        == .transform(CATransform3DMakeScale(1024, 1, 1)))
    #expect(
      AnimationValue.transform(CATransform3DMakeScale(2, 1, 1)).repeated(0)
        == .transform(CATransform3DIdentity))
  }

  @Test("Values of Apple's signatures take the shape of the property, or none")
  func conversion() {
    let number = AnimationValue.number(0)
    let numbers: [Any] = [CGFloat(2), 2.0, Float(2), 2, NSNumber(value: 2)]
    #expect(numbers.allSatisfy { AnimationValue($0, like: number) == .number(2) })
    #expect(AnimationValue(true, like: .flag(false)) == .flag(true))
    #expect(AnimationValue(1, like: .flag(false)) == .flag(true))
    #expect(AnimationValue(nil, like: .color(.white)) == .color(nil))
    #expect(
      AnimationValue(
        CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        like: .transform(CATransform3DIdentity))
        == .transform(CATransform3DMakeScale(2, 1, 1)))
    #expect(AnimationValue("2", like: number) == nil)
    #expect(AnimationValue(CGPoint.zero, like: .rect(.zero)) == nil)
    #expect(AnimationValue(nil, like: .point(.zero)) == nil)
  }
}
