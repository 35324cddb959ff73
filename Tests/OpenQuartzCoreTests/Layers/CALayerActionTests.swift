import OpenQuartzCore
import Testing

@Suite struct CALayerActionTests {
  @Test("The delegate is called first, then the layer's actions, then the class")
  func order() {
    let stage = LayerStage()
    let layer = ClassActionLayer()
    stage.root.addSublayer(layer)
    let log = ActionLog()
    let delegate = ActionDelegate(log)
    layer.delegate = delegate
    layer.actions = ["cornerRadius": LoggedAction("dictionary", log)]
    ClassActionLayer.shared = LoggedAction("class", log)

    delegate.answer = LoggedAction("delegate", log)
    layer.cornerRadius = 1
    delegate.answer = nil
    layer.cornerRadius = 2
    layer.actions = nil
    layer.cornerRadius = 3

    #expect(log.entries == ["delegate 0→1", "dictionary 1→2", "class 2→3"])
  }

  @Test("NSNull ends the search without an action")
  func null() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let log = ActionLog()
    let delegate = ActionDelegate(log)
    layer.delegate = delegate
    layer.actions = ["cornerRadius": LoggedAction("dictionary", log)]

    delegate.answer = NSNull()
    layer.cornerRadius = 1

    #expect(layer.action(forKey: "cornerRadius") == nil)
    #expect(log.entries == [])
    #expect(layer.animationKeys() == nil)
  }

  @Test("Without any other action a shown layer animates, with the transaction's settings")
  func implicit() throws {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)

    layer.position = CGPoint(x: 150, y: 50)
    CATransaction.commit()

    let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.duration == 2)
    #expect(animation.fromValue as? CGPoint == CGPoint(x: 50, y: 50))
    #expect(animation.toValue == nil)
    #expect(animation.timingFunction?.curve == .standard)
    #expect(layer.presented.position == CGPoint(x: 50, y: 50))
  }

  @Test("A layer that no commit has seen does not animate, nor does what has no values between")
  func notImplicit() {
    let stage = LayerStage()
    let shown = stage.makeLayer()
    let new = CALayer()
    stage.root.addSublayer(new)

    new.position = CGPoint(x: 10, y: 10)
    shown.isHidden = true
    shown.contentsGravity = .center

    #expect(new.animationKeys() == nil)
    #expect(shown.animationKeys() == nil)
    #expect(new.presentation() == nil)
  }

  @Test("An implicit animation begins where the one before is now")
  func implicitAgain() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    layer.actions = ["position": CABasicAnimation()]
    CATransaction.setAnimationDuration(1)
    layer.position = CGPoint(x: 150, y: 50)
    stage.frames.endTurn()
    stage.frames.advance(by: 0.5)
    #expect(layer.presented.position == CGPoint(x: 100, y: 50))

    layer.position = CGPoint(x: 0, y: 50)
    stage.frames.endTurn()

    #expect(layer.presented.position == CGPoint(x: 100, y: 50))
    #expect(layer.animationKeys() == ["position"])
  }

  @Test("Disabled actions are not even looked up")
  func disabled() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let log = ActionLog()
    let delegate = ActionDelegate(log)
    layer.delegate = delegate
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 1
    CATransaction.begin()
    CATransaction.setDisableActions(false)
    layer.cornerRadius = 2
    CATransaction.commit()
    layer.cornerRadius = 3
    CATransaction.commit()

    #expect(delegate.keys == ["cornerRadius"])
  }

  @Test(
    "An owner without implicit actions is not called for keys, and is removed by ownerWasFreed(_:)")
  func owner() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let owner = Owner()

    layer.setOwner(owner)
    layer.opacity = 0.5
    Owner.usesImplicitActions = true
    layer.opacity = 0.25
    Owner.usesImplicitActions = false
    layer.opacity = 0

    #expect(layer.delegate === owner)
    #expect(owner.keys == ["opacity"])
    layer.ownerWasFreed(ObjectIdentifier(owner))
    #expect(layer.delegate == nil)
  }

  @Test("Setting the frame is a change of bounds and position")
  func frame() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let delegate = ActionDelegate(ActionLog())
    layer.delegate = delegate

    layer.frame = CGRect(x: 1, y: 1, width: 5, height: 5)

    #expect(delegate.keys == ["bounds", "position"])
  }
}

private final class ActionLog {
  var entries: [String] = []
}

/// Writes down the corner radius before and after.
private final class LoggedAction: CAAction {
  private let name: String
  private let log: ActionLog
  var before: CGFloat = 0

  init(_ name: String, _ log: ActionLog) {
    self.name = name
    self.log = log
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    log.entries.append("\(name) \(Int(layer.cornerRadius) - 1)→\(Int(layer.cornerRadius))")
  }
}

private final class ActionDelegate: CALayerDelegate {
  var answer: (any CAAction)?
  var keys: [String] = []

  init(_ log: ActionLog) {}

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    keys.append(event)
    return answer
  }
}

private final class Owner: @MainActor LayerOwner {
  static var usesImplicitActions = false
  var keys: [String] = []
  let needsLayout = false

  func layerNeedsLayout() {}
  func layerBoundsDidChange(resized: Bool) {}
  func layerBelowNeedsLayout() {}
  func restoration(of property: LayerProperty) -> (() -> Void)? { nil }
  func layerValuesWereRestored() {}
  func layerSizeWasRestored(from oldSize: CGSize, exceptWhere isOwn: @escaping (CALayer) -> Bool) {}
  func layOutIfNeeded() {}

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    keys.append(event)
    return NSNull()
  }
}

private final class ClassActionLayer: CALayer {
  static var shared: LoggedAction?

  override class func defaultAction(forKey event: String) -> (any CAAction)? { shared }
}
