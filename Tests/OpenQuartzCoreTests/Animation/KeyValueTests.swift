import MisuseReports
import NestTesting
import OpenQuartzCore
import Testing

@Suite struct KeyValueTests {
  @Test("UIKit 11 an animation has values for keys of the program's own, and so has its copy")
  func ownKeys() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")

    let copy = try #require(animation.copy() as? CABasicAnimation)
    animation.setValue(nil, forKey: "name")

    #expect(copy.value(forKey: "name") as? String == "fade")
    #expect(animation.value(forKey: "name") == nil)
  }

  @Test("UIKit 11 the properties of an animation have keys")
  func properties() {
    let animation = CABasicAnimation()
    animation.setValue(2, forKey: "duration")
    animation.setValue(NSNumber(value: 3), forKey: "repeatCount")
    animation.setValue(false, forKey: "removedOnCompletion")
    animation.setValue("position", forKey: "keyPath")
    animation.setValue(NSValue(point: CGPoint(x: 1, y: 2)), forKey: "toValue")

    #expect(animation.duration == 2 && animation.repeatCount == 3)
    #expect(!animation.isRemovedOnCompletion && animation.keyPath == "position")
    #expect((animation.toValue as? NSValue)?.pointValue == CGPoint(x: 1, y: 2))
    #expect(animation.value(forKey: "duration") as? Double == 2)
    #expect(animation.value(forKey: "fromValue") == nil)
    // The key of another kind of animation is a key of the program's own.
    animation.setValue(7, forKey: "mass")
    #expect(animation.value(forKey: "mass") as? Int == 7)
  }

  @Test("R14.3 a value that does not fit is reported and changes nothing")
  func misfit() {
    let animation = CABasicAnimation()

    let misuses = withMisuseIntercepted { animation.setValue("long", forKey: "duration") }

    #expect(misuses.count == 1)
    #expect(animation.duration == 0)
  }

  @Test("UIKit 11 boxed points, sizes, rectangles and transforms are values of properties")
  func boxes() {
    let layer = CALayer()
    let transform = CATransform3DMakeRotation(1, 0, 0, 1)
    layer.setValue(NSValue(point: CGPoint(x: 3, y: 4)), forKey: "position")
    layer.setValue(NSValue(rect: CGRect(x: 0, y: 0, width: 5, height: 6)), forKey: "bounds")
    layer.setValue(NSValue(size: CGSize(width: 8, height: 9)), forKeyPath: "bounds.size")
    layer.setValue(NSValue(caTransform3D: transform), forKey: "transform")

    #expect(layer.position == CGPoint(x: 3, y: 4))
    #expect(layer.bounds.size == CGSize(width: 8, height: 9))
    #expect(CATransform3DEqualToTransform(layer.transform, transform))
    #expect(
      CATransform3DIsIdentity(NSValue(point: .zero).caTransform3DValue))
  }
}
