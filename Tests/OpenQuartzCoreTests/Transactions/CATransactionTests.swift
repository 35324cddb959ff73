import OpenQuartzCore
import Testing

@Suite struct CATransactionTests {
  private let log = AnimationLog()

  private func fade(_ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration) = (0, duration)
    return animation
  }

  @Test("R17.15 Settings are set and read by their keys, and the program has keys of its own")
  func keys() {
    _ = LayerStage()
    CATransaction.begin()
    CATransaction.setValue(2.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(
      CAMediaTimingFunction(name: .easeOut), forKey: kCATransactionAnimationTimingFunction)
    CATransaction.setValue("outer", forKey: "mine")
    #expect(CATransaction.animationDuration() == 2.5 && CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction()?.curve == .easeOut)
    CATransaction.setValue("no number", forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("no curve", forKey: kCATransactionAnimationTimingFunction)
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "mine") as? String == "outer")
    CATransaction.setValue("inner", forKey: "mine")
    CATransaction.setValue(false, forKey: kCATransactionDisableActions)
    #expect(CATransaction.value(forKey: "mine") as? String == "inner")
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == false)
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "mine") as? String == "outer")
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2.5)
    #expect(CATransaction.animationTimingFunction()?.curve == .easeOut)
    let over: () -> Void = { [log] in log.entries.append("over") }
    CATransaction.setValue(over, forKey: kCATransactionCompletionBlock)
    CATransaction.commit()

    #expect(CATransaction.value(forKey: "mine") == nil)
    #expect(log.entries == ["over"])
  }

  @Test("Settings apply inside their transaction; inner ones override, the rest is inherited")
  func settings() {
    _ = LayerStage()
    var durations: [Double] = []
    let note = { durations.append(CATransaction.animationDuration()) }

    note()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    note()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    note()
    CATransaction.setAnimationDuration(3)
    note()
    #expect(CATransaction.animationTimingFunction()?.curve == .easeIn)
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    note()
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    note()

    #expect(durations == [0.25, 2, 2, 3, 2, 0.25])
    #expect(CATransaction.animationTimingFunction() == nil)
  }

  @Test("Settings outside an explicit transaction apply to the end of the turn")
  func implicit() {
    let stage = LayerStage()
    CATransaction.setAnimationDuration(7)
    CATransaction.setDisableActions(true)
    stage.root.addSublayer(CALayer())

    stage.frames.endTurn()

    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
  }

  @Test("A completion block runs once all animations of the transaction are over")
  func completion() {
    let stage = LayerStage()
    let (a, b) = (stage.makeLayer(), stage.makeLayer())
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.log.entries.append("done") }
    a.add(fade(1), forKey: "a")
    b.add(fade(2), forKey: "b")
    CATransaction.commit()
    a.add(fade(9), forKey: "other")
    stage.frames.endTurn()

    stage.frames.advance(by: 1.5)
    #expect(log.entries == [])
    stage.frames.advance(by: 0.5)
    #expect(log.entries == ["done"])
    stage.frames.advance(by: 10)
    #expect(log.entries == ["done"])
  }

  @Test("Removed animations are over too")
  func completionAfterRemoval() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.log.entries.append("done") }
    layer.add(fade(1), forKey: "a")
    CATransaction.commit()
    stage.frames.endTurn()

    layer.removeAllAnimations()
    #expect(log.entries == [])
    stage.frames.endTurn()

    #expect(log.entries == ["done"])
  }

  @Test("Without animations the block runs when the transaction is committed")
  func completionWithoutAnimations() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    layer.add(fade(1), forKey: "before")
    CATransaction.begin()
    layer.add(fade(1), forKey: "before the block")
    CATransaction.setCompletionBlock { self.log.entries.append("done") }
    #expect(log.entries == [])
    CATransaction.commit()

    #expect(log.entries == ["done"])
  }

  @Test("A block that is replaced runs after the animations before it only")
  func replacedBlock() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.log.entries.append("first") }
    layer.add(fade(1), forKey: "a")
    CATransaction.setCompletionBlock { self.log.entries.append("second") }
    layer.add(fade(2), forKey: "b")
    CATransaction.commit()
    stage.frames.endTurn()

    stage.frames.advance(by: 1)
    #expect(log.entries == ["first"])
    stage.frames.advance(by: 1)
    #expect(log.entries == ["first", "second"])
  }

  @Test("The block of the implicit transaction runs at the end of the turn")
  func implicitCompletion() {
    let stage = LayerStage()
    CATransaction.setCompletionBlock { self.log.entries.append("done") }
    stage.root.addSublayer(CALayer())
    #expect(log.entries == [])

    stage.frames.endTurn()

    #expect(log.entries == ["done"])
  }

  @Test("A delegate receives the end before the transaction's block")
  func delegateFirst() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let animation = fade(1)
    animation.delegate = log.delegate("a")
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.log.entries.append("done") }
    layer.add(animation, forKey: nil)
    CATransaction.commit()
    stage.frames.endTurn()
    stage.frames.advance(by: 1)

    #expect(log.entries == ["a start", "a stop true", "done"])
  }

  @Test("Flushing commits now, but not inside a transaction")
  func flush() {
    let stage = LayerStage()
    stage.root.addSublayer(CALayer())

    CATransaction.begin()
    CATransaction.flush()
    #expect(stage.compositions == [])
    CATransaction.commit()
    CATransaction.flush()

    #expect(stage.compositions == [0])
  }

  @Test("A commit without begin is reported")
  func unbalanced() {
    let stage = LayerStage()

    CATransaction.commit()

    #expect(stage.misuses.map(\.id) == ["transaction.commit-without-begin"])
  }
}
