import Testing

@testable import OpenQuartzCore

@Suite struct AnimationKeyTests {
  private func animation(_ keyPath: String, to value: Any, duration: Double = 1) -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = value
    animation.duration = duration
    return animation
  }

  @Test("A key that is not used is the name, or the name with the next number")
  func unusedKeys() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    #expect(layer.unusedAnimationKey("position") == "position")

    for _ in 0..<4 {
      let key = layer.unusedAnimationKey("position")
      layer.add(animation("position.x", to: 5), forKey: key)
    }
    layer.add(animation("opacity", to: 0), forKey: layer.unusedAnimationKey("opacity"))
    let all = layer.animationKeys()
    layer.removeAnimation(forKey: "position")
    let free = layer.unusedAnimationKey("position")
    layer.add(animation("position.x", to: 5), forKey: "position")
    layer.add(animation("position.x", to: 5), forKey: "position-5")
    let next = layer.unusedAnimationKey("position")

    #expect(all == ["position", "position-2", "position-3", "position-4", "opacity"])
    #expect(free == "position")
    #expect(!(layer.animationKeys() ?? []).contains(next))
  }

  @Test("Of many animations those that end leave together; the others stay in their order")
  func endingTogether() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    for number in 0..<100 {
      let duration = number.isMultiple(of: 3) ? 0.5 : 2
      layer.add(animation("zPosition", to: 3, duration: duration), forKey: "\(number)")
    }
    stage.frames.endTurn()
    let before = stage.root.depth.deepChildren

    stage.frames.advance(by: 1)

    let rest = (0..<100).filter { !$0.isMultiple(of: 3) }.map { "\($0)" }
    #expect(layer.animationKeys() == rest)
    #expect(layer.animation(forKey: "3") == nil && layer.animation(forKey: "4") != nil)
    #expect(before == 1 && stage.root.depth.deepChildren == 1)
    stage.frames.advance(by: 2)
    #expect(layer.animationKeys() == nil && stage.root.depth.deepChildren == 0)
  }

  @Test("Values that are not finite are left out of an animation, and reported")
  func notFinite() {
    let stage = LayerStage()
    let layer = stage.makeLayer()

    layer.add(animation("position", to: CGPoint(x: CGFloat.nan, y: 1)), forKey: nil)
    layer.add(animation("opacity", to: Float.infinity), forKey: nil)
    stage.frames.advance(by: 0.5)

    #expect(
      stage.misuses.map(\.id) == [
        "animation.value-does-not-fit", "animation.value-does-not-fit",
      ])
    #expect(layer.presented.hasFiniteNumbers)
  }

  @Test("What animations add up beyond all numbers is not shown")
  func sums() {
    var values = LayerValues()
    values.bounds.size = CGSize(width: 10, height: 10)
    let space = LayerSpace(scale: 1, bounds: .zero)
    #expect(LayerPlacement(values, in: space).isVisible)

    for property in [\LayerValues.position.x, \.bounds.size.width, \.cornerRadius, \.zPosition] {
      var odd = values
      odd[keyPath: property] = .infinity
      #expect(LayerPlacement(odd, in: space) == .hidden)
      odd[keyPath: property] = .nan
      #expect(LayerPlacement(odd, in: space) == .hidden)
    }
  }
}
