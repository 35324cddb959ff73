import DisplayServer

@testable import OpenQuartzCore

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
  var textInputRect: CGRect?

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

/// A host of 200 × 100 points on a counting surface.
final class HostStage {
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

  /// All of the surface.
  let everything = PixelRect(x: 0, y: 0, width: 200, height: 100)

  /// Adds a layer with a frame and a colour.
  func add(_ color: CGColor?, _ frame: CGRect, to parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    (parent ?? root).addSublayer(layer)
    return layer
  }

  /// A pixel of the surface, 0xRRGGBB.
  func pixel(_ x: Int, _ y: Int) throws -> UInt32 { try surface.pixels()[x, y] & 0xff_ffff }
}

extension PixelRect {
  var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
