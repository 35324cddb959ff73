import CSDL2
import DisplayServer
import Foundation

/// A window and its pixels.
final class SDLSurface: DisplayWindow {
  var onEvent: ((DisplayEvent) -> Void)?
  var isTextInputActive = false {
    didSet { if isTextInputActive != oldValue { onTextInputChange?() } }
  }
  var textInputRect: CGRect? {
    didSet { if textInputRect != oldValue { textInputRectDidChange() } }
  }
  let windowID: UInt32

  var onClose: (() -> Void)?
  var onTextInputChange: (() -> Void)?
  /// SDL has queued an event by itself, which does not wake the run loop.
  var onQueuedEvents: (() -> Void)?

  var sizeLimits = SizeLimits() { didSet { limitsDidChange() } }
  var isFullScreen = false {
    didSet { if isFullScreen != oldValue { fullScreenDidChange() } }
  }
  var cursor = PointerShape.arrow {
    didSet { if cursor != oldValue, isUnderPointer { onCursorChange?(cursor) } }
  }
  /// The pointer is above the window, or was moved there, and the shape of the pointer is to be
  /// this.
  var onCursorChange: ((PointerShape) -> Void)?

  /// Nil once closed.
  private(set) var window: OpaquePointer?
  private var size: SurfaceSize
  let sdl: SDLFunctions

  init(size: SurfaceSize, title: String, sdl: SDLFunctions) throws {
    let centered = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    let flags = SDL_WINDOW_SHOWN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
    guard
      let window = sdl.SDL_CreateWindow(
        title, centered, centered, Int32(size.pixelWidth), Int32(size.pixelHeight), flags)
    else { throw DisplayError.windowFailed(reason: sdl.lastError) }
    self.window = window
    self.size = size
    self.sdl = sdl
    windowID = sdl.SDL_GetWindowID(window)
    self.size = try currentSize() ?? size
  }

  deinit {}

  var width: Double { size.width }
  var height: Double { size.height }
  var scale: Double { size.scale }
  var pixelWidth: Int { size.pixelWidth }
  var pixelHeight: Int { size.pixelHeight }

  var title: String {
    get { window.map { String(sdl.SDL_GetWindowTitle($0)) } ?? "" }
    set { if let window { sdl.SDL_SetWindowTitle(window, newValue) } }
  }

  private func textInputRectDidChange() {
    guard let textInputRect, isTextInputActive else { return }
    let pixels = PixelRect(covering: textInputRect, scale: scale)
    var rect = SDL_Rect(
      x: Int32(pixels.x), y: Int32(pixels.y), w: Int32(pixels.width), h: Int32(pixels.height))
    sdl.SDL_SetTextInputRect(&rect)
  }

  func pixels() throws -> PixelBuffer {
    guard let window else { throw DisplayError.surfaceIsClosed }
    // The same surface each time, until the window has another size.
    guard let surface = sdl.SDL_GetWindowSurface(window), let address = surface.pointee.pixels
    else {
      throw DisplayError.windowFailed(reason: sdl.lastError)
    }
    let format = surface.pointee.format.pointee.format
    guard format == SDL_PIXELFORMAT_RGB888.rawValue else {
      throw DisplayError.unsupportedPixelFormat(String(sdl.SDL_GetPixelFormatName(format)))
    }
    return PixelBuffer(
      baseAddress: address, width: Int(surface.pointee.w), height: Int(surface.pointee.h),
      bytesPerRow: Int(surface.pointee.pitch))
  }

  func present(_ damage: [PixelRect]) {
    guard let window else { return }
    let bounds = PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
    let visible: [PixelRect] = damage.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    let rects: [SDL_Rect] = visible.map {
      SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
    }
    guard !rects.isEmpty else { return }
    // Fails only when the window has another size by now: the resize event repaints everything.
    _ = sdl.SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
  }

  func resize(width: Double, height: Double) throws {
    guard let window else { throw DisplayError.surfaceIsClosed }
    let size = try SurfaceSize(width: width, height: height, scale: scale)
    guard size != self.size else { return }
    sdl.SDL_SetWindowSize(window, Int32(size.pixelWidth), Int32(size.pixelHeight))
    onQueuedEvents?()
  }

  func close() {
    guard window != nil else { return }
    destroyWindow()
    onClose?()
  }

  func destroyWindow() {
    guard let window else { return }
    self.window = nil
    sdl.SDL_DestroyWindow(window)
  }

  /// The window is gone together with its display: it is not touched any more.
  func clearWindow() { window = nil }

  /// The window system's information about the window; `nil` where there is no window system.
  var windowSystemInfo: SDL_SysWMinfo? {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(
      major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION),
      patch: UInt8(SDL_PATCHLEVEL))
    guard let window, sdl.SDL_GetWindowWMInfo(window, &info) == SDL_TRUE else { return nil }
    return info
  }
}

extension SDLSurface {
  /// Takes an event of this window.
  func handle(
    _ event: SDL_Event, timestamp: Double, shiftedCharacter: @escaping (SDL_Keycode) -> String?
  ) {
    if event.type == SDL_WINDOWEVENT.rawValue {
      handle(SDL_WindowEventID(rawValue: UInt32(event.window.event)))
      return
    }
    let translation = EventTranslation(
      size: size,
      modifiers: KeyTranslation.modifiers(
        UInt16(truncatingIfNeeded: sdl.SDL_GetModState().rawValue)),
      timestamp: timestamp, shiftedCharacter: shiftedCharacter)
    if let displayEvent = translation.displayEvent(event) { onEvent?(displayEvent) }
  }

  private func handle(_ event: SDL_WindowEventID) {
    switch event {
    case SDL_WINDOWEVENT_SIZE_CHANGED: sizeDidChange()
    case SDL_WINDOWEVENT_EXPOSED: onEvent?(.expose)
    case SDL_WINDOWEVENT_CLOSE: onEvent?(.close)
    case SDL_WINDOWEVENT_ENTER: onCursorChange?(cursor)
    case SDL_WINDOWEVENT_LEAVE: onEvent?(.pointerLeave)
    case SDL_WINDOWEVENT_FOCUS_GAINED: onEvent?(.focus(true))
    case SDL_WINDOWEVENT_FOCUS_LOST: onEvent?(.focus(false))
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: onEvent?(.visibility(false))
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED:
      onEvent?(.visibility(true))
    default: break
    }
  }

  private func sizeDidChange() {
    guard let current = try? currentSize() else { return }
    // The size has changed twice: the pixels are lost all the same.
    guard current != size else { onEvent?(.expose); return }
    size = current
    onEvent?(.resize)
  }

  /// The window's size as SDL knows it by now; `nil` once closed.
  private func currentSize() throws -> SurfaceSize? {
    guard let window else { return nil }
    var width: Int32 = 0
    var height: Int32 = 0
    sdl.SDL_GetWindowSizeInPixels(window, &width, &height)
    return try SurfaceSize(
      width: Double(width) / scale, height: Double(height) / scale, scale: scale)
  }
}
