import OpenCoreGraphics
import OpenQuartzCore
import Testing

/// The values that a run restores, and those that it does not change.
@Suite struct RunRecordTests {
  private func change(_ layer: CALayer) {
    layer.position = CGPoint(x: 7, y: 8)
    layer.zPosition = 3
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.anchorPointZ = 4
    layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.transform = CATransform3DMakeScale(2, 3, 4)
    layer.sublayerTransform = CATransform3DMakeScale(4, 3, 2)
    layer.opacity = 0.3
    layer.isHidden = true
    layer.isDoubleSided = false
    layer.masksToBounds = true
    layer.isOpaque = true
    layer.cornerRadius = 5
    layer.borderWidth = 6
    layer.borderColor = .white
    layer.backgroundColor = .white
    layer.contentsRect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    layer.contentsGravity = .center
    layer.contentsScale = 2
    layer.maskedCorners = [.layerMinXMinYCorner]
    layer.cornerCurve = .continuous
    layer.shadowColor = .white
    layer.shadowOpacity = 0.5
    layer.shadowOffset = CGSize(width: 1, height: 2)
    layer.shadowRadius = 5
    layer.shadowPath = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    layer.contentsCenter = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    layer.minificationFilter = .nearest
    layer.magnificationFilter = .nearest
    layer.shouldRasterize = true
    layer.rasterizationScale = 2
    layer.allowsGroupOpacity = false
    if let layer = layer as? CAShapeLayer { changeShape(layer) }
    if let layer = layer as? CAGradientLayer { changeGradient(layer) }
    if let layer = layer as? CATextLayer { changeText(layer) }
    if let layer = layer as? BackdropLayer { (layer.blurRadius, layer.saturation) = (5, 1.5) }
    if let layer = layer as? CAReplicatorLayer { changeReplicator(layer) }
  }

  private func changeShape(_ layer: CAShapeLayer) {
    layer.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    layer.fillColor = .white
    layer.fillRule = .evenOdd
    layer.strokeColor = .white
    layer.strokeStart = 0.2
    layer.strokeEnd = 0.7
    layer.lineWidth = 3
    layer.miterLimit = 4
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.lineDashPhase = 2
    layer.lineDashPattern = [1, 2]
  }

  private func changeReplicator(_ layer: CAReplicatorLayer) {
    layer.instanceCount = 3
    layer.preservesDepth = true
    layer.instanceDelay = 0.5
    layer.instanceTransform = CATransform3DMakeTranslation(3, 4, 5)
    layer.instanceColor = .black
    layer.instanceRedOffset = 0.1
    layer.instanceGreenOffset = 0.2
    layer.instanceBlueOffset = 0.3
    layer.instanceAlphaOffset = -0.1
  }

  private func changeText(_ layer: CATextLayer) {
    layer.fontSize = 12
    layer.foregroundColor = .black
    layer.isWrapped = true
    layer.truncationMode = .end
    layer.alignmentMode = .center
  }

  private func changeGradient(_ layer: CAGradientLayer) {
    layer.colors = [CGColor.white, CGColor.black]
    layer.locations = [0.1, 0.5]
    layer.startPoint = CGPoint(x: 0.1, y: 0.2)
    layer.endPoint = CGPoint(x: 0.3, y: 0.4)
    layer.type = .radial
  }

  @Test("Every property is put back, changed once or often, animated or not", arguments: [1, 3])
  func everything(times: Int) {
    let stage = LayerStage()
    func makeLayers() -> [CALayer] {
      [
        CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), BackdropLayer(),
        CAReplicatorLayer(),
      ]
    }
    let shown = makeLayers()
    for layer in shown { stage.root.addSublayer(layer) }
    stage.frames.endTurn()
    let layers = shown + makeLayers()
    let before = layers.map(\.modelValues)
    let run = AnimationRun(duration: 1)
    for _ in 0..<times {
      run.record {
        for layer in layers {
          layer.opacity = 0.9
          change(layer)
        }
      }
    }
    let changed = LayerProperty.allCases.filter { property in
      shown.contains { $0.modelValue(of: property) != LayerValues.initial[property] }
    }
    #expect(Set(LayerProperty.allCases).subtracting(changed) == [.contents])

    run.rollBack()

    #expect(layers.map(\.modelValues) == before)
    #expect(shown.allSatisfy { !$0.isAnimated })
  }

  @Test("Pictures are put back; a layer that had drawn draws again")
  func contents() throws {
    let stage = LayerStage()
    let (plain, drawn) = (stage.makeLayer(), stage.makeLayer())
    drawn.setNeedsDisplay()
    stage.frames.endTurn()
    let run = AnimationRun(duration: 1)
    let picture = CGImage(try Bitmap(width: 1, height: 1, isOpaque: true))
    run.record { for layer in [plain, drawn] { layer.contents = picture } }
    stage.frames.endTurn()
    #expect(drawn.backing == nil)

    run.rollBack()

    #expect(plain.contents == nil && drawn.contents == nil)
    #expect(!plain.needsDisplay() && drawn.needsDisplay())
  }

  @Test("What was changed outside, before, between and after, is left alone")
  func others() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let run = AnimationRun(duration: 1)
    layer.borderWidth = 1
    run.record {
      layer.cornerRadius = 2
      layer.opacity = 0.5
    }
    layer.opacity = 0.7
    layer.zPosition = 9

    run.rollBack()

    #expect(layer.cornerRadius == 0)
    #expect(layer.borderWidth == 1 && layer.opacity == 0.7 && layer.zPosition == 9)
  }

  @Test("So it is when the run was stopped in between")
  func othersBeforeStop() {
    let stage = LayerStage()
    let layer = stage.makeLayer()
    let run = AnimationRun(duration: 1)
    run.record {
      for key in ["opacity", "cornerRadius"] {
        let fade = CABasicAnimation(keyPath: key)
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        layer.add(fade, forKey: key)
      }
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      layer.cornerRadius = 2
    }
    layer.opacity = 0.7
    run.fraction = 0.25

    run.stop()
    #expect(layer.cornerRadius == 0.25)
    run.finish(at: .start)

    #expect(layer.cornerRadius == 0 && layer.opacity == 0.7)
  }

  @Test("What was recorded again after others have changed it is put back to the beginning")
  func recordedAgain() {
    let layer = LayerStage().makeLayer()
    let run = AnimationRun(duration: 1)
    run.record { layer.opacity = 0.5 }
    layer.opacity = 0.7
    run.record { layer.opacity = 0.2 }

    run.rollBack()

    #expect(layer.opacity == 1)
  }

  @Test("A layer that is made while the run is recorded keeps what it is given")
  func newLayers() {
    let stage = LayerStage()
    let run = AnimationRun(duration: 1)
    var made: CALayer?
    run.record {
      let layer = CALayer()
      layer.bounds.size.width = 5
      stage.root.addSublayer(layer)
      made = layer
    }
    run.record { made?.bounds.size.width = 9 }

    run.rollBack()

    #expect(made?.bounds.width == 5)
  }

  @Test("Runs in runs: each notes what is inside it, and puts that back")
  func nested() {
    let layer = LayerStage().makeLayer()
    let outer = AnimationRun(duration: 1)
    let inner = AnimationRun(duration: 1)
    outer.record {
      layer.opacity = 0.8
      inner.record { layer.opacity = 0.5 }
    }

    inner.rollBack()
    #expect(layer.opacity == 0.8)
    outer.rollBack()
    #expect(layer.opacity == 1)
  }

  @Test("Putting back in the middle of recording notes nothing and breaks nothing")
  func inside() {
    let layer = LayerStage().makeLayer()
    let run = AnimationRun(duration: 1)
    run.record {
      layer.opacity = 0.5
      run.rollBack()
      layer.cornerRadius = 4
    }

    #expect(layer.opacity == 1 && layer.cornerRadius == 4 && run.hasEnded)
  }
}
