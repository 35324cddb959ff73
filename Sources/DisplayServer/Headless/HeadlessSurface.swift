import Foundation

/// A surface in memory, with scripted input.
@MainActor
package final class HeadlessSurface: DisplayWindow {
  package var title: String
  package var onEvent: ((DisplayEvent) -> Void)?
  /// Only recorded: scripted `text` events arrive in either case.
  package var isTextInputActive = false
  /// Only recorded.
  package var textInputRect: CGRect?
  package var sizeLimits = SizeLimits() { didSet { limitsDidChange() } }
  package var isFullScreen = false { didSet { fullScreenDidChange(from: oldValue) } }
  package var cursor = PointerShape.arrow
  /// The size of the desktop, which a surface has that covers the screen.
  package var desktopSize: (width: Double, height: Double) = (1280, 800)
  /// How many pixels the icon has; nil without one.
  package private(set) var iconPixels: Int?
  /// How often something was presented.
  package private(set) var presentCount = 0
  /// The rectangles that were presented last, clipped to the surface.
  package private(set) var lastDamage: [PixelRect] = []

  var onClose: (() -> Void)?
  private var size: SurfaceSize
  private var sizeBefore = (width: 0.0, height: 0.0)
  private var memory: PixelMemory?
  private let frames: any FrameSource

  init(size: SurfaceSize, title: String, frames: any FrameSource) {
    self.size = size
    self.title = title
    self.frames = frames
    memory = PixelMemory(size: size)
  }

  package var width: Double { size.width }
  package var height: Double { size.height }
  package var scale: Double { size.scale }
  package var pixelWidth: Int { size.pixelWidth }
  package var pixelHeight: Int { size.pixelHeight }

  package func pixels() throws -> PixelBuffer {
    guard let memory else { throw DisplayError.surfaceIsClosed }
    return memory.buffer
  }

  package func present(_ damage: [PixelRect]) {
    guard let memory else { return }
    let visible = damage.map { $0.intersection(memory.buffer.bounds) }.filter { !$0.isEmpty }
    guard !visible.isEmpty else { return }
    presentCount += 1
    lastDamage = visible
  }

  package func resize(width: Double, height: Double) throws {
    guard memory != nil else { throw DisplayError.surfaceIsClosed }
    let size = try SurfaceSize(width: width, height: height, scale: scale)
    guard size != self.size else { return }
    self.size = size
    memory = PixelMemory(size: size)
    // The program requests it in the middle of a turn, which continues.
    onEvent?(.resize)
    frames.requestTurn()
  }

  package func close() {
    guard memory != nil else { return }
    memory = nil
    onClose?()
  }

  package func setIcon(_ pixels: PixelBuffer) { iconPixels = pixels.bounds.area }

  package func raise() {
    // The program requests it in the middle of a turn, which continues.
    for event in [DisplayEvent.visibility(true), .focus(true)] { onEvent?(event) }
    frames.requestTurn()
  }

  package func minimize() {
    for event in [DisplayEvent.focus(false), .visibility(false)] { onEvent?(event) }
    frames.requestTurn()
  }

  /// Resizes as a user does, who cannot go beyond the limits.
  package func resizeByUser(width: Double, height: Double) throws {
    let size = sizeLimits.clamped(width: width, height: height)
    try resize(width: size.width, height: size.height)
  }

  private func limitsDidChange() {
    guard !isFullScreen else { return }
    // A limit that no surface can have limits nothing.
    try? resizeByUser(width: width, height: height)
  }

  private func fullScreenDidChange(from old: Bool) {
    guard isFullScreen != old else { return }
    let size = isFullScreen ? desktopSize : sizeBefore
    sizeBefore = (width, height)
    try? resize(width: size.width, height: size.height)
  }

  /// Delivers `event` as if the user or the system had caused it, then ends the turn (real clock:
  /// requests its end). A closed surface receives nothing.
  ///
  /// A `resize` event changes no size here; call `resize(width:height:)` for that.
  package func send(_ event: DisplayEvent) {
    guard memory != nil else { return }
    if let manual = frames as? ManualFrameSource {
      manual.turn { onEvent?(event) }
    } else {
      onEvent?(event)
      frames.requestTurn()
    }
  }
}
