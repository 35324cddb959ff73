import DisplayServer
import OpenCoreGraphics
import Testing

@testable import OpenQuartzCore

@Suite struct FrameOverlayTests {
  private let stage: HostStage
  private let part: CALayer

  init() throws {
    stage = try HostStage()
    stage.root.backgroundColor = .white
    part = stage.add(.white, CGRect(x: 150, y: 50, width: 10, height: 10))
  }

  private var host: LayerHost { stage.host }

  private func pixel(_ x: Int, _ y: Int) throws -> UInt32 { try stage.pixel(x, y) }

  @Test("R17.6 what a frame has painted is marked until the next frame")
  func damage() throws {
    host.renderIfNeeded()
    host.overlay = FrameOverlay(.damage)

    part.backgroundColor = .black
    host.renderIfNeeded()
    #expect(try pixel(155, 55) != 0 && pixel(150, 50) != 0)
    #expect(try pixel(140, 55) == 0xFF_FFFF && pixel(5, 5) == 0xFF_FFFF)
    part.frame.origin.x = 20
    host.renderIfNeeded()
    #expect(try pixel(155, 55) != 0xFF_FFFF && pixel(25, 55) != 0)
    part.frame.origin.x = 21
    host.renderIfNeeded()
    #expect(try pixel(155, 55) == 0xFF_FFFF)
  }

  @Test("R17.6 the number of frames and what the last one has cost are above all")
  func frames() throws {
    host.overlay = FrameOverlay(.frames)
    host.renderIfNeeded()

    #expect(try pixel(2, 2) != 0xFF_FFFF && pixel(190, 90) == 0xFF_FFFF)
    host.overlay = nil
    host.setNeedsFullRepaint()
    host.renderIfNeeded()
    #expect(try pixel(2, 2) == 0xFF_FFFF)
  }

  @Test("R17.6 the names of the parts are read, and others are refused")
  func names() {
    #expect(FrameOverlay.Parts(names: "damage,frames") == [.damage, .frames])
    #expect(FrameOverlay.Parts(names: "frames") == .frames)
    #expect(FrameOverlay.Parts(names: "damage,nothing") == nil)
  }
}
