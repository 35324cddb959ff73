import DisplayServer
import Testing

@testable import OpenQuartzCore

@Suite("Damage, occlusion and stored pictures")
struct DamageTests {
  @Test("A change inside paints and presents that layer only")
  func changeOfPixels() throws {
    let stage = try HostStage()
    let layer = stage.add(.red, CGRect(x: 20, y: 30, width: 40, height: 10))
    _ = stage.add(.blue, CGRect(x: 100, y: 30, width: 40, height: 10))
    stage.host.renderIfNeeded()

    layer.backgroundColor = .green
    stage.host.renderIfNeeded()

    #expect(stage.surface.presented.last == [PixelRect(x: 20, y: 30, width: 40, height: 10)])
    var expected = FrameStatistics()
    expected.damagedPixels = 400
    expected.visitedLayers = 2
    expected.drawnLayers = 1
    #expect(stage.host.lastFrameStatistics == expected)
  }

  @Test("A layer that moves damages where it was and where it is")
  func move() throws {
    let stage = try HostStage()
    let layer = stage.add(.red, CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.host.renderIfNeeded()

    layer.position = CGPoint(x: 150, y: 80)
    stage.host.renderIfNeeded()

    #expect(
      Set(stage.surface.presented.last ?? []) == [
        PixelRect(x: 0, y: 0, width: 20, height: 20),
        PixelRect(x: 140, y: 70, width: 20, height: 20),
      ])
  }

  @Test("A layer that is removed, hidden or moved damages where it was")
  func removal() throws {
    let stage = try HostStage()
    let layers = (0..<3).map { stage.add(.red, CGRect(x: $0 * 60, y: 0, width: 10, height: 10)) }
    let other = stage.add(nil, CGRect(x: 0, y: 50, width: 200, height: 50))
    stage.host.renderIfNeeded()

    layers[0].removeFromSuperlayer()
    stage.host.renderIfNeeded()
    layers[1].isHidden = true
    stage.host.renderIfNeeded()
    other.addSublayer(layers[2])
    stage.host.renderIfNeeded()

    #expect(
      stage.surface.presented.dropFirst().map(Set.init) == [
        [PixelRect(x: 0, y: 0, width: 10, height: 10)],
        [PixelRect(x: 60, y: 0, width: 10, height: 10)],
        // The two rectangles are so close that one rectangle is cheaper.
        [PixelRect(x: 120, y: 0, width: 10, height: 60)],
      ])
  }

  @Test("A layer brought to the front damages its own rectangle only")
  func reordering() throws {
    let stage = try HostStage()
    let layers = (0..<4).map { stage.add(.red, CGRect(x: $0 * 40, y: 0, width: 50, height: 10)) }
    stage.host.renderIfNeeded()

    stage.root.addSublayer(layers[1])
    stage.host.renderIfNeeded()

    #expect(stage.surface.presented.last == [PixelRect(x: 40, y: 0, width: 50, height: 10)])
  }

  @Test("A change that is not visible is not painted")
  func invisibleChange() throws {
    let stage = try HostStage()
    let hidden = stage.add(nil, CGRect(x: 0, y: 0, width: 100, height: 100))
    hidden.isHidden = true
    let inside = stage.add(.red, CGRect(x: 0, y: 0, width: 10, height: 10), to: hidden)
    let outside = stage.add(.red, CGRect(x: 300, y: 0, width: 10, height: 10))
    stage.host.renderIfNeeded()

    inside.backgroundColor = .green
    outside.backgroundColor = .green
    stage.host.renderIfNeeded()

    #expect(stage.surface.presented.count == 1)
    #expect(!stage.root.marks.subtreeHasChanges && !inside.marks.subtreeHasChanges)
  }

  @Test("What changed while hidden is seen when it is shown")
  func shownAgain() throws {
    let stage = try HostStage()
    let hidden = stage.add(nil, CGRect(x: 0, y: 0, width: 100, height: 100))
    let inside = stage.add(.red, CGRect(x: 0, y: 0, width: 10, height: 10), to: hidden)
    stage.host.renderIfNeeded()
    hidden.isHidden = true
    stage.host.renderIfNeeded()
    inside.backgroundColor = .green
    stage.host.renderIfNeeded()

    hidden.isHidden = false
    stage.host.renderIfNeeded()

    #expect(try stage.surface.pixels()[5, 5] & 0xff_ffff == 0x00ff00)
  }

  @Test("Layers covered by an opaque one are culled, with all below them")
  func occlusion() throws {
    let stage = try HostStage()
    let covered = stage.add(.blue, stage.everything.cgRect)
    _ = stage.add(.white, CGRect(x: 10, y: 10, width: 50, height: 50), to: covered)
    let cover = stage.add(nil, stage.everything.cgRect)
    _ = stage.add(.red, stage.everything.cgRect, to: cover)

    stage.host.renderIfNeeded()

    #expect(stage.host.lastFrameStatistics.drawnLayers == 1)
    #expect(stage.host.lastFrameStatistics.culledLayers == 0)
    cover.opacity = 0.5
    stage.host.renderIfNeeded()
    #expect(stage.host.lastFrameStatistics.drawnLayers == 4)

    cover.opacity = 1
    cover.position.x += 190
    stage.host.renderIfNeeded()
    #expect(stage.host.lastFrameStatistics.drawnLayers == 3)
  }

  @Test("Covered siblings are counted as culled while something else still shows")
  func culledSiblings() throws {
    let stage = try HostStage()
    _ = stage.add(.white, CGRect(x: 150, y: 0, width: 50, height: 100))
    for index in 0..<5 { _ = stage.add(.blue, CGRect(x: index * 10, y: 0, width: 10, height: 10)) }
    _ = stage.add(.red, CGRect(x: 0, y: 0, width: 100, height: 100))

    stage.host.renderIfNeeded()

    #expect(stage.host.lastFrameStatistics.drawnLayers == 2)
    #expect(stage.host.lastFrameStatistics.culledLayers == 5)
  }

  @Test("A flattened group that moves or fades is not rendered again")
  func storedPictures() throws {
    let stage = try HostStage()
    let group = stage.add(nil, CGRect(x: 0, y: 0, width: 100, height: 50))
    let inside = stage.add(.red, CGRect(x: 0, y: 0, width: 60, height: 50), to: group)
    _ = stage.add(.blue, CGRect(x: 40, y: 0, width: 60, height: 50), to: group)
    group.opacity = 0.5
    stage.host.renderIfNeeded()
    #expect(stage.host.lastFrameStatistics.flattenedLayers == 1)

    var rendered: [Int] = []
    let changes: [() -> Void] = [
      { group.opacity = 0.25 }, { group.position.x += 30 },
      { group.transform = CATransform3DMakeRotation(0.5, 0, 0, 1) },
      { inside.backgroundColor = .green }, { group.opacity = 1 },
    ]
    for change in changes {
      change()
      stage.host.renderIfNeeded()
      rendered.append(stage.host.lastFrameStatistics.flattenedLayers)
    }

    #expect(rendered == [0, 0, 0, 1, 0])
  }

  @Test("A small change in a flattened group damages little of it, and of the surface")
  func smallChangeInGroup() throws {
    let stage = try HostStage()
    let group = stage.add(.white, stage.everything.cgRect)
    let spot = stage.add(.red, CGRect(x: 20, y: 20, width: 10, height: 10), to: group)
    group.opacity = 0.5
    stage.host.renderIfNeeded()

    spot.backgroundColor = .green
    stage.host.renderIfNeeded()

    #expect(stage.surface.presented.last == [PixelRect(x: 20, y: 20, width: 10, height: 10)])
    #expect(stage.host.lastFrameStatistics.flattenedLayers == 1)
  }

  @Test("A picture is released when its layer needs none")
  func picturesAreFreed() throws {
    let stage = try HostStage()
    let group = stage.add(.white, CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = stage.add(.red, CGRect(x: 10, y: 10, width: 10, height: 10), to: group)
    group.opacity = 0.5
    stage.host.renderIfNeeded()
    weak let picture = group.composition?.picture
    #expect(picture?.image != nil)

    group.opacity = 1
    stage.host.renderIfNeeded()

    #expect(picture == nil)
  }
}
