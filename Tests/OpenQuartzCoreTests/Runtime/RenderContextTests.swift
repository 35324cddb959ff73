import DisplayServer
import OpenQuartzCore
import Testing

@Suite struct RenderContextTests {
  @Test("A change is composed once, at the end of the turn")
  func changeIsComposedAtTurnEnd() {
    let stage = LayerStage()
    let layer = stage.makeLayer()

    CATransaction.setDisableActions(true)
    layer.position.x += 10
    layer.opacity = 0.5
    #expect(stage.compositions == [])
    stage.frames.endTurn()

    #expect(stage.compositions == [0])
    #expect(stage.frames.nextFrameTime == nil)
  }

  @Test("A quiet screen requests no frame and composes nothing")
  func quietScreen() {
    let stage = LayerStage()
    _ = stage.makeLayer()

    stage.frames.advance(by: 10)

    #expect(stage.compositions == [])
    #expect(stage.frames.nextFrameTime == nil)
  }
}
