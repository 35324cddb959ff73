import OpenQuartzCore
import Testing

@Suite struct CABasicAnimationTests {
  /// The x positions of a layer whose model is at 50, at 0, ½ and just before 1 second.
  private func positions(_ change: (CABasicAnimation) -> Void) -> [Double] {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 1
    change(animation)
    layer.add(animation, forKey: nil)
    stage.frames.endTurn()
    return [0, 0.5, 0.25].map { (step: Double) -> Double in
      stage.frames.advance(by: step)
      return layer.presented.position.x.rough
    }
  }

  @Test("All combinations of from, to and by")
  func combinations() {
    #expect(positions { ($0.fromValue, $0.toValue) = (10, 90) } == [10, 50, 70])
    #expect(positions { ($0.fromValue, $0.byValue) = (10, 40) } == [10, 30, 40])
    #expect(positions { ($0.toValue, $0.byValue) = (90, 40) } == [50, 70, 80])
    #expect(positions { $0.fromValue = 10 } == [10, 30, 40])
    #expect(positions { $0.toValue = 90 } == [50, 70, 80])
    #expect(positions { $0.byValue = 40 } == [50, 70, 80])
    #expect(positions { _ in } == [50, 50, 50])
  }

  @Test("An additive animation is put on top of the model; a missing end is nothing")
  func additive() {
    #expect(
      positions {
        ($0.fromValue, $0.toValue, $0.isAdditive) = (-40, 0, true)
      } == [10, 30, 40])
    #expect(positions { ($0.fromValue, $0.isAdditive) = (-40, true) } == [10, 30, 40])
    #expect(positions { ($0.byValue, $0.isAdditive) = (40, true) } == [50, 70, 80])
  }

  @Test("Additive animations add up, whatever the order and whatever the model does")
  func additiveStack() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    CATransaction.setDisableActions(true)
    func move(to x: CGFloat) {
      CATransaction.setDisableActions(true)
      let old = layer.modelValues
      layer.position.x = x
      let animation = CABasicAnimation.additive(.position, from: old, to: layer.modelValues)
      animation?.duration = 1
      if let animation { layer.add(animation, forKey: nil) }
      stage.frames.endTurn()
    }
    var xs: [CGFloat] = []

    move(to: 150)
    xs.append(layer.presented.position.x)
    stage.frames.advance(by: 0.5)
    xs.append(layer.presented.position.x)
    move(to: 0)
    xs.append(layer.presented.position.x)
    stage.frames.advance(by: 0.5)
    xs.append(layer.presented.position.x)
    stage.frames.advance(by: 0.25)
    xs.append(layer.presented.position.x)
    stage.frames.advance(by: 0.25)
    xs.append(layer.presented.position.x)

    // The first: −100 → 0. The second, half a second later: 150 → 0.
    #expect(xs == [50, 100, 100, 75, 37.5, 0])
    #expect(layer.animationKeys() == nil && layer.position.x == 0)
  }

  @Test("Additive transforms are concatenated, the animation's first")
  func additiveTransform() throws {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    CATransaction.setDisableActions(true)
    let old = layer.modelValues
    layer.transform = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
    let animation = try #require(
      CABasicAnimation.additive(.transform, from: old, to: layer.modelValues))
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.frames.endTurn()

    #expect(CATransform3DIsIdentity(layer.presented.transform))
    stage.frames.advance(by: 0.5)
    #expect(layer.presented.transform.m11 == 1.5)
    stage.frames.advance(by: 0.5)
    #expect(layer.presented.transform.isEqual(to: layer.transform))
  }

  @Test("There is no additive animation where nothing can be added")
  func notAdditive() {
    var old = LayerValues()
    var new = LayerValues()
    old.backgroundColor = .white
    new.transform = CATransform3DMakeScale(0, 0, 1)

    #expect(CABasicAnimation.additive(.backgroundColor, from: old, to: new) == nil)
    #expect(CABasicAnimation.additive(.hidden, from: old, to: new) == nil)
    #expect(CABasicAnimation.additive(.transform, from: old, to: new) == nil)
    #expect(CABasicAnimation.additive(.bounds, from: old, to: new) != nil)
  }

  @Test("A cumulative animation continues where the run before ended")
  func cumulative() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue) = (0, 1)
    turn.duration = 1
    turn.repeatCount = 3
    turn.isCumulative = true
    turn.fillMode = .forwards
    turn.isRemovedOnCompletion = false
    layer.add(turn, forKey: nil)
    stage.frames.endTurn()
    var angles: [Double] = []

    for step in [0.5, 1, 1, 1] {
      stage.frames.advance(by: step)
      if case .number(let angle) = layer.presented[
        LayerKeyPath(.transform, .rotationAxis(2))]
      {
        angles.append(angle.rough)
      }
    }

    #expect(angles == [0.5, 1.5, 2.5, 3])
  }

  @Test("Timing functions determine the progress")
  func timingFunction() {
    let function = CAMediaTimingFunction(name: .easeInEaseOut)

    #expect(
      positions {
        ($0.fromValue, $0.toValue) = (0, 100)
        $0.timingFunction = function
      } == [0, 50, (100 * function.value(at: 0.75)).rough])
  }

  @Test("Parts of one property animate independently")
  func parts() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    for (path, to) in [("bounds.size.width", 200), ("bounds.origin.y", 40)] {
      let animation = CABasicAnimation(keyPath: path)
      animation.toValue = to
      animation.duration = 1
      layer.add(animation, forKey: path)
    }
    stage.frames.endTurn()

    stage.frames.advance(by: 0.5)

    #expect(layer.presented.bounds == CGRect(x: 0, y: 20, width: 150, height: 100))
  }

  @Test("A value that does not fit is reported; the animation runs its time without it")
  func misfit() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let animation = CABasicAnimation(keyPath: "position")
    animation.toValue = "there"
    animation.duration = 1
    layer.add(animation, forKey: "move")
    stage.frames.endTurn()
    stage.frames.advance(by: 0.5)

    #expect(stage.misuses.map(\.id) == ["animation.value-does-not-fit"])
    #expect(layer.presented.position == CGPoint(x: 50, y: 50))
    #expect(layer.animationKeys() == ["move"])
    stage.frames.advance(by: 0.5)
    #expect(layer.animationKeys() == nil)
  }
}

extension CABasicAnimation {
  fileprivate static func additive(
    _ property: LayerProperty, from old: LayerValues, to new: LayerValues
  ) -> CABasicAnimation? {
    let animation = CABasicAnimation()
    return animation.animateDifference(property, from: old[property], to: new[property])
      ? animation : nil
  }
}
