import DisplayServer
import Testing

@testable import OpenQuartzCore

@Suite("LayerHost")
struct LayerHostTests {
  /// A surface that counts what happens to it, and can be without pixels.
  final class CountingSurface: DisplaySurface {
    struct NoPixels: Error {}

    let base: any DisplaySurface
    var isBroken = false
    var pixelRequests = 0
    var presented: [[PixelRect]] = []

    init(_ base: any DisplaySurface) { self.base = base }

    var width: Double { base.width }
    var height: Double { base.height }
    var scale: Double { base.scale }
    var pixelWidth: Int { base.pixelWidth }
    var pixelHeight: Int { base.pixelHeight }
    var title = ""
    var onEvent: ((DisplayEvent) -> Void)?
    var isTextInputActive = false

    func pixels() throws -> PixelBuffer {
      pixelRequests += 1
      if isBroken { throw NoPixels() }
      return try base.pixels()
    }

    func present(_ damage: [PixelRect]) { presented.append(damage) }
    func resize(width: Double, height: Double) throws {
      try base.resize(width: width, height: height)
    }
    func close() { base.close() }
  }

  let backend = HeadlessBackend(clock: .manual)
  let surface: CountingSurface
  let root = CALayer()
  let host: LayerHost

  init() throws {
    surface = CountingSurface(
      try backend.makeSurface(width: 200, height: 100, scale: 1, title: ""))
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    host = LayerHost(root: root, surface: surface)
  }

  func add(_ color: CGColor?, _ frame: CGRect, to parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    (parent ?? root).addSublayer(layer)
    return layer
  }

  var everything: PixelRect { PixelRect(x: 0, y: 0, width: 200, height: 100) }

  @Test("The first frame paints everything; a quiet tree touches no pixel")
  func quiet() {
    host.renderIfNeeded()
    host.renderIfNeeded()
    root.backgroundColor = nil
    host.renderIfNeeded()

    #expect(surface.presented == [[everything]])
    #expect(surface.pixelRequests == 1)
    #expect(!host.needsRender)
  }

  @Test("A change inside paints and presents that layer only")
  func changeOfPixels() {
    let layer = add(.red, CGRect(x: 20, y: 30, width: 40, height: 10))
    _ = add(.blue, CGRect(x: 100, y: 30, width: 40, height: 10))
    host.renderIfNeeded()

    layer.backgroundColor = .green
    host.renderIfNeeded()

    #expect(surface.presented.last == [PixelRect(x: 20, y: 30, width: 40, height: 10)])
    var expected = FrameStatistics()
    expected.damagedPixels = 400
    expected.visitedLayers = 2
    expected.drawnLayers = 1
    #expect(host.lastFrameStatistics == expected)
  }

  @Test("A layer that moves damages where it was and where it is")
  func move() {
    let layer = add(.red, CGRect(x: 0, y: 0, width: 20, height: 20))
    host.renderIfNeeded()

    layer.position = CGPoint(x: 150, y: 80)
    host.renderIfNeeded()

    #expect(
      Set(surface.presented.last ?? []) == [
        PixelRect(x: 0, y: 0, width: 20, height: 20),
        PixelRect(x: 140, y: 70, width: 20, height: 20),
      ])
  }

  @Test("A layer that is removed, hidden or put elsewhere damages where it was")
  func removal() {
    let layers = (0..<3).map { add(.red, CGRect(x: $0 * 60, y: 0, width: 10, height: 10)) }
    let other = add(nil, CGRect(x: 0, y: 50, width: 200, height: 50))
    host.renderIfNeeded()

    layers[0].removeFromSuperlayer()
    host.renderIfNeeded()
    layers[1].isHidden = true
    host.renderIfNeeded()
    other.addSublayer(layers[2])
    host.renderIfNeeded()

    #expect(
      surface.presented.dropFirst().map(Set.init) == [
        [PixelRect(x: 0, y: 0, width: 10, height: 10)],
        [PixelRect(x: 60, y: 0, width: 10, height: 10)],
        // The two places are so close that one rectangle is cheaper.
        [PixelRect(x: 120, y: 0, width: 10, height: 60)],
      ])
  }

  @Test("A layer brought to the front damages its own place only")
  func reordering() {
    let layers = (0..<4).map { add(.red, CGRect(x: $0 * 40, y: 0, width: 50, height: 10)) }
    host.renderIfNeeded()

    root.addSublayer(layers[1])
    host.renderIfNeeded()

    #expect(surface.presented.last == [PixelRect(x: 40, y: 0, width: 50, height: 10)])
  }

  @Test("A change that nobody sees is not painted")
  func invisibleChange() {
    let hidden = add(nil, CGRect(x: 0, y: 0, width: 100, height: 100))
    hidden.isHidden = true
    let inside = add(.red, CGRect(x: 0, y: 0, width: 10, height: 10), to: hidden)
    let outside = add(.red, CGRect(x: 300, y: 0, width: 10, height: 10))
    host.renderIfNeeded()

    inside.backgroundColor = .green
    outside.backgroundColor = .green
    host.renderIfNeeded()

    #expect(surface.presented.count == 1)
    #expect(!root.subtreeHasChanges && !inside.subtreeHasChanges)
  }

  @Test("What changed while hidden is seen when it is shown")
  func shownAgain() throws {
    let hidden = add(nil, CGRect(x: 0, y: 0, width: 100, height: 100))
    let inside = add(.red, CGRect(x: 0, y: 0, width: 10, height: 10), to: hidden)
    host.renderIfNeeded()
    hidden.isHidden = true
    host.renderIfNeeded()
    inside.backgroundColor = .green
    host.renderIfNeeded()

    hidden.isHidden = false
    host.renderIfNeeded()

    #expect(try surface.pixels()[5, 5] & 0xff_ffff == 0x00ff00)
  }

  @Test("Layers covered by an opaque one are culled, with all below them")
  func occlusion() {
    let covered = add(.blue, everything.cgRect)
    _ = add(.white, CGRect(x: 10, y: 10, width: 50, height: 50), to: covered)
    let cover = add(nil, everything.cgRect)
    _ = add(.red, everything.cgRect, to: cover)

    host.renderIfNeeded()

    #expect(host.lastFrameStatistics.drawnLayers == 1)
    #expect(host.lastFrameStatistics.culledLayers == 0)
    cover.opacity = 0.5
    host.renderIfNeeded()
    #expect(host.lastFrameStatistics.drawnLayers == 4)

    cover.opacity = 1
    cover.position.x += 190
    host.renderIfNeeded()
    #expect(host.lastFrameStatistics.drawnLayers == 3)
  }

  @Test("Covered siblings are counted as culled while something else still shows")
  func culledSiblings() {
    _ = add(.white, CGRect(x: 150, y: 0, width: 50, height: 100))
    for index in 0..<5 { _ = add(.blue, CGRect(x: index * 10, y: 0, width: 10, height: 10)) }
    _ = add(.red, CGRect(x: 0, y: 0, width: 100, height: 100))

    host.renderIfNeeded()

    #expect(host.lastFrameStatistics.drawnLayers == 2)
    #expect(host.lastFrameStatistics.culledLayers == 5)
  }

  @Test("A flattened group that moves or fades is not rendered again")
  func keptPictures() {
    let group = add(nil, CGRect(x: 0, y: 0, width: 100, height: 50))
    let inside = add(.red, CGRect(x: 0, y: 0, width: 60, height: 50), to: group)
    _ = add(.blue, CGRect(x: 40, y: 0, width: 60, height: 50), to: group)
    group.opacity = 0.5
    host.renderIfNeeded()
    #expect(host.lastFrameStatistics.flattenedLayers == 1)

    var rendered: [Int] = []
    let changes: [() -> Void] = [
      { group.opacity = 0.25 }, { group.position.x += 30 },
      { group.transform = CATransform3DMakeRotation(0.5, 0, 0, 1) },
      { inside.backgroundColor = .green }, { group.opacity = 1 },
    ]
    for change in changes {
      change()
      host.renderIfNeeded()
      rendered.append(host.lastFrameStatistics.flattenedLayers)
    }

    #expect(rendered == [0, 0, 0, 1, 0])
  }

  @Test("A small change in a flattened group damages little of it, and of the surface")
  func smallChangeInGroup() {
    let group = add(.white, everything.cgRect)
    let spot = add(.red, CGRect(x: 20, y: 20, width: 10, height: 10), to: group)
    group.opacity = 0.5
    host.renderIfNeeded()

    spot.backgroundColor = .green
    host.renderIfNeeded()

    #expect(surface.presented.last == [PixelRect(x: 20, y: 20, width: 10, height: 10)])
    #expect(host.lastFrameStatistics.flattenedLayers == 1)
  }

  @Test("A picture is given up when its layer needs none")
  func picturesAreFreed() throws {
    let group = add(.white, CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = add(.red, CGRect(x: 10, y: 10, width: 10, height: 10), to: group)
    group.opacity = 0.5
    host.renderIfNeeded()
    weak let picture = group.composition?.picture
    #expect(picture?.image != nil)

    group.opacity = 1
    host.renderIfNeeded()

    #expect(picture == nil)
  }

  @Test("Releasing the caches changes no pixel")
  func releaseCaches() throws {
    let group = add(.white, CGRect(x: 0, y: 0, width: 50, height: 50))
    let inside = add(.red, CGRect(x: 10, y: 10, width: 10, height: 10), to: group)
    group.cornerRadius = 10
    group.masksToBounds = true
    host.renderIfNeeded()

    host.releaseCaches()
    #expect(group.composition?.picture?.image == nil)
    inside.backgroundColor = .blue
    host.renderIfNeeded()

    let fresh = try host.snapshot().words
    let shown = try surface.pixels()
    #expect(fresh == (0..<20_000).map { shown[$0 % 200, $0 / 200] & 0xff_ffff })
  }

  @Test("A lost surface is painted completely once it has pixels again")
  func lostPixels() {
    let layer = add(.red, CGRect(x: 0, y: 0, width: 10, height: 10))
    host.renderIfNeeded()
    surface.isBroken = true
    layer.backgroundColor = .green
    host.renderIfNeeded()
    #expect(surface.presented.count == 1)

    surface.isBroken = false
    host.renderIfNeeded()

    #expect(surface.presented.last == [everything])
  }

  @Test("Expose and resize repaint everything")
  func fullRepaint() throws {
    host.renderIfNeeded()
    host.setNeedsFullRepaint()
    host.renderIfNeeded()

    try surface.resize(width: 120, height: 60)
    host.renderIfNeeded()

    let small = PixelRect(x: 0, y: 0, width: 120, height: 60)
    #expect(surface.presented == [[everything], [everything], [small]])
  }

  @Test("A layer that moves from one host to another leaves the first and appears in the second")
  func twoHosts() throws {
    let second = CountingSurface(
      try backend.makeSurface(width: 200, height: 100, scale: 2, title: ""))
    let otherRoot = CALayer()
    otherRoot.frame = root.frame
    let other = LayerHost(root: otherRoot, surface: second)
    let layer = add(.red, CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = add(.blue, CGRect(x: 5, y: 0, width: 5, height: 10), to: layer)
    host.renderIfNeeded()
    other.renderIfNeeded()

    otherRoot.addSublayer(layer)
    other.renderIfNeeded()
    host.renderIfNeeded()
    #expect(try surface.pixels()[2, 5] & 0xff_ffff == 0)
    #expect(try second.pixels()[4, 10] & 0xff_ffff == 0xff0000)
    root.addSublayer(layer)
    host.renderIfNeeded()
    other.renderIfNeeded()

    #expect(try surface.pixels()[7, 5] & 0xff_ffff == 0x0000ff)
    #expect(try second.pixels()[4, 10] & 0xff_ffff == 0)
  }

  @Test("A commit of the render context composes its hosts, with what animations show")
  func commits() throws {
    let outer = RenderContext.current
    defer { RenderContext.current = outer }
    let frames = ManualFrameSource()
    let context = RenderContext(frames: frames)
    RenderContext.current = context
    let layer = add(.red, CGRect(x: 0, y: 0, width: 10, height: 10))
    context.add(host)
    context.commit()
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = 5
    slide.toValue = 105
    slide.duration = 1
    slide.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(slide, forKey: nil)

    frames.advance(by: 0.5)

    #expect(try surface.pixels()[55, 5] & 0xff_ffff == 0xff0000)
    #expect(try surface.pixels()[5, 5] & 0xff_ffff == 0)
    frames.advance(by: 1)
    #expect(try surface.pixels()[5, 5] & 0xff_ffff == 0xff0000)
    let presents = surface.presented.count
    frames.advance(by: 1)
    #expect(surface.presented.count == presents)
  }

  @Test("A snapshot at another scale has that many pixels per point, and leaves the host alone")
  func snapshot() throws {
    let layer = add(.red, CGRect(x: 1, y: 0, width: 1, height: 1))
    host.renderIfNeeded()
    layer.backgroundColor = .green

    let image = try host.snapshot(scale: 3)

    #expect((image.width, image.height) == (600, 300))
    #expect(image.bitmap.pixel(x: 3, y: 2) == 0xff00_ff00)
    #expect(image.bitmap.pixel(x: 2, y: 2) == 0xff00_0000)
    #expect(host.needsRender)
  }

  @Test("Memory for pictures is bounded: the longest unused go first")
  func boundedMemory() throws {
    let groups = (0..<80).map { index in
      let group = add(.white, CGRect(x: 0, y: 0, width: 380, height: 380))
      _ = add(.red, CGRect(x: index, y: 0, width: 10, height: 10), to: group)
      group.opacity = 0.5
      group.isHidden = true
      return group
    }
    for group in groups {
      group.isHidden = false
      host.renderIfNeeded()
      group.position.x = 2000
      host.renderIfNeeded()
    }

    let kept = groups.filter { $0.composition?.picture?.image != nil }

    #expect(kept.count < 80 && kept.count > 40)
    #expect(kept.last === groups.last)
  }
}

extension PixelRect {
  fileprivate var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
