import DisplayServer
import Testing

@testable import OpenQuartzCore

@Suite("LayerHost")
struct LayerHostTests {
  @Test("The first frame paints everything; a quiet tree touches no pixel")
  func quiet() throws {
    let stage = try HostStage()
    stage.host.renderIfNeeded()
    stage.host.renderIfNeeded()
    stage.root.backgroundColor = nil
    stage.host.renderIfNeeded()

    #expect(stage.surface.presented == [[stage.everything]])
    #expect(stage.surface.pixelRequests == 1)
    #expect(!stage.host.needsRender)
  }

  @Test("Releasing the caches changes no pixel")
  func releaseCaches() throws {
    let stage = try HostStage()
    let group = stage.add(.white, CGRect(x: 0, y: 0, width: 50, height: 50))
    let inside = stage.add(.red, CGRect(x: 10, y: 10, width: 10, height: 10), to: group)
    group.cornerRadius = 10
    group.masksToBounds = true
    stage.host.renderIfNeeded()

    stage.host.releaseCaches()
    #expect(group.composition?.picture?.image == nil)
    inside.backgroundColor = .blue
    stage.host.renderIfNeeded()

    let fresh = try stage.host.snapshot().words
    let shown = try stage.surface.pixels()
    #expect(fresh == (0..<20_000).map { shown[$0 % 200, $0 / 200] & 0xff_ffff })
  }

  @Test("A lost surface is painted completely once it has pixels again")
  func lostPixels() throws {
    let stage = try HostStage()
    let layer = stage.add(.red, CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.host.renderIfNeeded()
    stage.surface.isBroken = true
    layer.backgroundColor = .green
    stage.host.renderIfNeeded()
    #expect(stage.surface.presented.count == 1)

    stage.surface.isBroken = false
    stage.host.renderIfNeeded()

    #expect(stage.surface.presented.last == [stage.everything])
  }

  @Test("On demand nothing is painted before, and then all that was composed, as it was last")
  func paintsOnDemand() throws {
    let stage = try HostStage()
    stage.host.paintsOnDemand = true
    let layer = stage.add(.red, CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.host.renderIfNeeded()
    layer.frame.origin.x = 50
    stage.host.renderIfNeeded()
    #expect(stage.surface.pixelRequests == 0 && stage.surface.presented.count == 2)

    stage.host.paint()
    #expect(try stage.pixel(5, 5) == 0 && stage.pixel(55, 5) == 0xff0000)
    layer.backgroundColor = .blue
    let requests = stage.surface.pixelRequests
    stage.host.paint()

    #expect(stage.surface.pixelRequests == requests)
    #expect(try stage.pixel(55, 5) == 0xff0000)
  }

  @Test("Expose and resize repaint everything")
  func fullRepaint() throws {
    let stage = try HostStage()
    stage.host.renderIfNeeded()
    stage.host.setNeedsFullRepaint()
    stage.host.renderIfNeeded()

    try stage.surface.resize(width: 120, height: 60)
    stage.host.renderIfNeeded()

    let small = PixelRect(x: 0, y: 0, width: 120, height: 60)
    #expect(stage.surface.presented == [[stage.everything], [stage.everything], [small]])
  }

  @Test("A layer that moves from one host to another leaves the first and appears in the second")
  func twoHosts() throws {
    let stage = try HostStage()
    let second = CountingSurface(
      try stage.backend.makeSurface(width: 200, height: 100, scale: 2, title: ""))
    let otherRoot = CALayer()
    otherRoot.frame = stage.root.frame
    let other = LayerHost(root: otherRoot, surface: second)
    let layer = stage.add(.red, CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = stage.add(.blue, CGRect(x: 5, y: 0, width: 5, height: 10), to: layer)
    stage.host.renderIfNeeded()
    other.renderIfNeeded()

    otherRoot.addSublayer(layer)
    other.renderIfNeeded()
    stage.host.renderIfNeeded()
    #expect(try stage.surface.pixels()[2, 5] & 0xff_ffff == 0)
    #expect(try second.pixels()[4, 10] & 0xff_ffff == 0xff0000)
    stage.root.addSublayer(layer)
    stage.host.renderIfNeeded()
    other.renderIfNeeded()

    #expect(try stage.surface.pixels()[7, 5] & 0xff_ffff == 0x0000ff)
    #expect(try second.pixels()[4, 10] & 0xff_ffff == 0)
  }

  @Test("A commit of the render context composes its hosts, with what animations show")
  func commits() throws {
    let stage = try HostStage()
    let outer = RenderContext.current
    defer { RenderContext.current = outer }
    let frames = ManualFrameSource()
    let context = RenderContext(frames: frames)
    RenderContext.current = context
    let layer = stage.add(.red, CGRect(x: 0, y: 0, width: 10, height: 10))
    context.add(stage.host)
    context.commit()
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = 5
    slide.toValue = 105
    slide.duration = 1
    slide.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(slide, forKey: nil)

    frames.advance(by: 0.5)

    #expect(try stage.surface.pixels()[55, 5] & 0xff_ffff == 0xff0000)
    #expect(try stage.surface.pixels()[5, 5] & 0xff_ffff == 0)
    frames.advance(by: 1)
    #expect(try stage.surface.pixels()[5, 5] & 0xff_ffff == 0xff0000)
    let presents = stage.surface.presented.count
    frames.advance(by: 1)
    #expect(stage.surface.presented.count == presents)
  }

  @Test("A snapshot at another scale has that many pixels per point, and leaves the host alone")
  func snapshot() throws {
    let stage = try HostStage()
    let layer = stage.add(.red, CGRect(x: 1, y: 0, width: 1, height: 1))
    stage.host.renderIfNeeded()
    layer.backgroundColor = .green

    let image = try stage.host.snapshot(scale: 3)

    #expect((image.width, image.height) == (600, 300))
    #expect(image.bitmap.pixel(x: 3, y: 2) == 0xff00_ff00)
    #expect(image.bitmap.pixel(x: 2, y: 2) == 0xff00_0000)
    #expect(stage.host.needsRender)
  }

  @Test("Memory for pictures is bounded: the longest unused go first")
  func boundedMemory() throws {
    let stage = try HostStage()
    let groups = (0..<150).map { index in
      let group = stage.add(.white, CGRect(x: 0, y: 0, width: 200, height: 100))
      _ = stage.add(.red, CGRect(x: index, y: 0, width: 10, height: 10), to: group)
      group.opacity = 0.5
      group.isHidden = true
      return group
    }
    for group in groups {
      group.isHidden = false
      stage.host.renderIfNeeded()
      group.position.x = 2000
      stage.host.renderIfNeeded()
    }

    let retained = groups.filter { $0.composition?.picture?.image != nil }

    // 8 MiB hold 104 pictures of 80,000 bytes; those of the last frame may be added.
    #expect(retained.count == 104)
    #expect(retained.last === groups.last)
  }
}
