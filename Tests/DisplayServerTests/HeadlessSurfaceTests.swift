import DisplayServer
import Testing

@Suite struct HeadlessSurfaceTests {
  private let backend = HeadlessBackend(clock: .manual)

  private func makeSurface(
    width: Double = 20, height: Double = 10, scale: Double? = nil
  ) throws -> HeadlessSurface {
    _ = try backend.makeSurface(width: width, height: height, scale: scale, title: "test")
    return try #require(backend.surfaces.last)
  }

  @Test("a surface has the requested size, scale 1 by default, and black pixels")
  func start() throws {
    let surface = try makeSurface()
    let pixels = try surface.pixels()

    #expect(backend.isHeadless)
    #expect(surface.title == "test")
    #expect([surface.width, surface.height, surface.scale] == [20, 10, 1])
    #expect(pixels.bounds == PixelRect(x: 0, y: 0, width: 20, height: 10))
    #expect(pixels[0, 0] & 0xFFFFFF == 0)
    #expect(pixels[19, 9] & 0xFFFFFF == 0)
  }

  @Test("a scale multiplies the pixels, not the points")
  func scale() throws {
    let surface = try makeSurface(scale: 3)

    #expect([surface.width, surface.height, surface.scale] == [20, 10, 3])
    #expect([surface.pixelWidth, surface.pixelHeight] == [60, 30])
  }

  @Test("pixels stay as they are between presents")
  func persistence() throws {
    let surface = try makeSurface()

    try surface.pixels()[3, 4] = 0x123456
    surface.present([PixelRect(x: 3, y: 4, width: 1, height: 1)])

    #expect(try surface.pixels()[3, 4] == 0x123456)
  }

  @Test("what is presented is clipped, and nothing visible is no present")
  func present() throws {
    let surface = try makeSurface()

    surface.present([PixelRect(x: 15, y: -5, width: 10, height: 10), .zero])
    surface.present([])
    surface.present([PixelRect(x: 20, y: 0, width: 5, height: 5)])

    #expect(surface.presentCount == 1)
    #expect(surface.lastDamage == [PixelRect(x: 15, y: 0, width: 5, height: 5)])
  }

  @Test("scripted input arrives at once, then the turn ends")
  func send() throws {
    let surface = try makeSurface()
    let event = DisplayEvent.pointerDown(PointerEvent(x: 1, y: 2))
    var log: [String] = []
    surface.onEvent = { log.append($0 == event ? "event" : "other") }
    backend.frames.onTurnEnd = { log.append("turn end") }

    surface.send(event)

    #expect(log == ["event", "turn end"])
  }

  @Test("a resize is answered at once, with other pixels and other sizes")
  func resize() throws {
    let surface = try makeSurface(scale: 2)
    var events: [DisplayEvent] = []
    surface.onEvent = {
      events.append($0)
      #expect([surface.width, surface.height] == [30, 15])
    }

    try surface.resize(width: 30, height: 15)

    #expect(events == [.resize])
    #expect(try surface.pixels().bounds == PixelRect(x: 0, y: 0, width: 60, height: 30))
  }

  @Test("a resize to the present size changes nothing")
  func resizeToSame() throws {
    let surface = try makeSurface()
    try surface.pixels()[0, 0] = 0xFF
    surface.onEvent = { event in Issue.record("unexpected \(event)") }

    try surface.resize(width: 20, height: 10)

    #expect(try surface.pixels()[0, 0] == 0xFF)
  }

  @Test("an impossible size is refused and nothing changes")
  func refusedResize() throws {
    let surface = try makeSurface()
    surface.onEvent = { event in Issue.record("unexpected \(event)") }

    #expect(throws: DisplayError.impossibleSize(width: 0, height: 10, scale: 1)) {
      try surface.resize(width: 0, height: 10)
    }
    #expect([surface.width, surface.height] == [20, 10])
    #expect(try surface.pixels().width == 20)
  }

  @Test("a surface of an impossible size is not made")
  func refusedSurface() {
    #expect(throws: DisplayError.impossibleSize(width: -1, height: 10, scale: 2)) {
      try backend.makeSurface(width: -1, height: 10, scale: 2, title: "")
    }
    #expect(backend.surfaces.isEmpty)
  }

  @Test("a closed surface has no pixels, receives no input and is removed from its backend")
  func close() throws {
    let first = try makeSurface()
    let second = try makeSurface()
    first.onEvent = { event in Issue.record("unexpected \(event)") }

    first.close()
    first.close()
    first.send(.close)
    first.present([PixelRect(x: 0, y: 0, width: 1, height: 1)])

    #expect(backend.surfaces.map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
    #expect(first.presentCount == 0)
    #expect(throws: DisplayError.surfaceIsClosed) { try first.pixels() }
    #expect(throws: DisplayError.surfaceIsClosed) { try first.resize(width: 1, height: 1) }
  }

  @Test("a surface and its backend are deallocated without references")
  func lifetime() throws {
    var backend: HeadlessBackend? = HeadlessBackend(clock: .manual)
    var surface = try backend?.makeSurface(width: 4, height: 4, scale: 1, title: "")
    weak let weakBackend = backend
    weak let weakSurface = surface

    surface?.close()
    surface = nil
    backend = nil

    #expect(weakSurface == nil)
    #expect(weakBackend == nil)
  }

  @Test("a manual clock has no main loop")
  func run() async {
    await #expect(processExitsWith: .failure) {
      let backend = await HeadlessBackend(clock: .manual)
      await backend.run()
    }
  }

  @Test("a real clock runs by itself and is not advanced")
  func realClock() {
    let backend = HeadlessBackend(clock: .real)

    #expect(backend.manualFrames == nil)
    #expect(self.backend.manualFrames?.now == 0)
  }
}
