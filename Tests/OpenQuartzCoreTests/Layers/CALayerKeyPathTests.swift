import OpenQuartzCore
import Testing

@Suite struct CALayerKeyPathTests {
  private let layer = CALayer()

  @Test("Every property is read by its key")
  func properties() {
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.opacity = 0.5
    layer.backgroundColor = .white

    #expect(layer.value(forKeyPath: "position") as? CGPoint == CGPoint(x: 2.5, y: 4))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 3, height: 4))
    #expect(layer.value(forKeyPath: "bounds.size.height") as? CGFloat == 4)
    #expect(layer.value(forKeyPath: "opacity") as? CGFloat == 0.5)
    #expect(layer.value(forKeyPath: "hidden") as? Bool == false)
    #expect(layer.value(forKeyPath: "backgroundColor") as? CGColor == .white)
    #expect(layer.value(forKeyPath: "contents") == nil)
    #expect(layer.value(forKeyPath: "position.z") == nil)
    #expect(layer.value(forKeyPath: "opacity.x") == nil)
    #expect(layer.value(forKeyPath: "") == nil)
  }

  @Test("Parts of the transform are set by themselves")
  func transformParts() {
    layer.setValue(CGFloat(2), forKeyPath: "transform.scale")
    layer.setValue(30, forKeyPath: "transform.translation.x")
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    layer.setValue(Float(3), forKeyPath: "transform.scale.y")

    var expected = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 2), CATransform3DMakeRotation(0.5, 0, 0, 1))
    expected.m41 = 30
    #expect(layer.transform.isClose(to: expected))
    let angle = layer.value(forKeyPath: "transform.rotation") as? CGFloat ?? 0
    #expect(abs(angle - 0.5) < 1e-9)
    #expect(
      layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 30, height: 0))
  }

  @Test("Angles about x, y and z are read back as they were set")
  func angles() {
    for (axis, angle) in [("x", 0.4), ("y", -0.8), ("z", 2.5)] {
      layer.transform = CATransform3DMakeScale(2, 2, 2)
      layer.setValue(angle, forKeyPath: "transform.rotation.\(axis)")
      let read = layer.value(forKeyPath: "transform.rotation.\(axis)") as? CGFloat ?? 0
      #expect(abs(read - angle) < 1e-9, "\(axis)")
    }
  }

  @Test("What does not fit is refused and reported")
  func misuse() {
    let stage = LayerStage()

    layer.setValue("red", forKeyPath: "opacity")
    layer.setValue(1, forKeyPath: "no.such.path")
    layer.setValue(nil, forKeyPath: "position")

    #expect(layer.modelValues == LayerValues())
    #expect(
      stage.misuses.map(\.id)
        == Array(repeating: "animation.value-does-not-fit", count: 3))
  }

  @Test("a layer stores values for keys of the program's own, and gives those of its properties")
  func programKeys() {
    let layer = CALayer()

    layer.setValue(0.5, forKey: "opacity")
    layer.setValue("matched", forKey: "com.example.match")

    #expect(layer.opacity == 0.5)
    #expect(layer.value(forKey: "opacity") as? CGFloat == 0.5)
    #expect(layer.value(forKey: "com.example.match") as? String == "matched")
    #expect(layer.value(forKey: "com.example.other") == nil)
    layer.setValue(nil, forKey: "com.example.match")
    #expect(layer.value(forKey: "com.example.match") == nil)
  }
}
