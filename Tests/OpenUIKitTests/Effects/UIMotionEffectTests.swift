import Foundation
import OpenUIKit
import Testing

@Suite struct UIMotionEffectTests {
  private func effect(
    _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, _ minimum: Any?,
    _ maximum: Any?
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (minimum, maximum)
    return effect
  }

  @Test("R17.54 a view has the motion effects that were added, each once")
  func list() {
    let view = UIView()
    let (first, second) = (UIMotionEffectGroup(), UIMotionEffect())
    #expect(view.motionEffects.isEmpty)

    for effect in [first, second, first] { view.addMotionEffect(effect) }
    #expect(view.motionEffects == [first, second])
    view.removeMotionEffect(first)
    view.removeMotionEffect(first)
    #expect(view.motionEffects == [second])
    view.motionEffects = []
    #expect(view.motionEffects.isEmpty)
  }

  @Test("R17.54 a value lies between the two of the greatest tilts along its axis")
  func interpolation() {
    let across = effect("center.x", .tiltAlongHorizontalAxis, -10, NSNumber(value: 30))
    let along = effect(
      "layer.shadowOffset", .tiltAlongVerticalAxis, CGSize(width: -2, height: 4),
      NSValue(cgSize: CGSize(width: 2, height: 8)))
    func value(_ effect: UIMotionEffect, _ x: CGFloat, _ y: CGFloat, _ keyPath: String) -> Any? {
      effect.keyPathsAndRelativeValues(
        forViewerOffset: UIOffset(horizontal: x, vertical: y))?[keyPath]
    }

    #expect(value(across, 0.5, -1, "center.x") as? CGFloat == 20)
    #expect(value(across, -7, 0, "center.x") as? CGFloat == -10)
    let offset = value(along, 1, 0.5, "layer.shadowOffset") as? CGSize
    #expect(offset == CGSize(width: 1, height: 7))
    func alpha(_ minimum: Any?, _ maximum: Any?) -> Any? {
      value(effect("alpha", .tiltAlongVerticalAxis, minimum, maximum), 0, 0, "alpha")
    }
    #expect(alpha(nil, 1) as? CGFloat == 0.5)
    #expect(alpha(nil, nil) == nil && alpha(1, "x") == nil)
    #expect(value(UIMotionEffect(), 0, 0, "alpha") == nil)

    let group = UIMotionEffectGroup()
    #expect(value(group, 1, 1, "center.x") == nil)
    group.motionEffects = [across, along]
    #expect(value(group, 0, 1, "center.x") as? CGFloat == 10)
    #expect(value(group, 0, 1, "layer.shadowOffset") as? CGSize == CGSize(width: 2, height: 8))
  }

  @Test("R17.54 copies and archives have the same values")
  func copies() throws {
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect("center.y", .tiltAlongVerticalAxis, -3, 5)]
    let data = try NSKeyedArchiver.archivedData(withRootObject: group, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    let tilt = UIOffset(horizontal: 0, vertical: 1)

    let objects: [Any?] = [group.copy(), read]
    for made in objects {
      let made = try #require(made as? UIMotionEffectGroup)
      let part = try #require(made.motionEffects?.first as? UIInterpolatingMotionEffect)
      #expect(made !== group && part !== group.motionEffects?.first)
      #expect(part.keyPath == "center.y" && part.type == .tiltAlongVerticalAxis)
      #expect(
        made.keyPathsAndRelativeValues(forViewerOffset: tilt)?["center.y"] as? CGFloat == 5)
    }
  }
}
