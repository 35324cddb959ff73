import CSDL2
import DisplayServer

extension SDLSurface {
  func raise() {
    guard let window else { return }
    sdl.SDL_RestoreWindow(window)
    sdl.SDL_RaiseWindow(window)
    onQueuedEvents?()
  }

  func minimize() {
    guard let window else { return }
    sdl.SDL_MinimizeWindow(window)
    onQueuedEvents?()
  }

  func setIcon(_ pixels: PixelBuffer) {
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    guard let window,
      let icon = sdl.SDL_CreateRGBSurfaceWithFormat(
        0, Int32(pixels.width), Int32(pixels.height), 32, format),
      let target = icon.pointee.pixels
    else { return }
    for row in 0..<pixels.height {
      target.advanced(by: row * Int(icon.pointee.pitch)).copyMemory(
        from: pixels.baseAddress.advanced(by: row * pixels.bytesPerRow),
        byteCount: pixels.width * 4)
    }
    sdl.SDL_SetWindowIcon(window, icon)
    sdl.SDL_FreeSurface(icon)
  }

  /// Whether the pointer is above the window.
  var isUnderPointer: Bool { window != nil && sdl.SDL_GetMouseFocus() == window }

  func limitsDidChange() {
    guard let window else { return }
    // No limit is the largest window that there can be: SDL does not take limits back.
    let least = pixels(sizeLimits.minimumWidth, sizeLimits.minimumHeight)
    let most = pixels(sizeLimits.maximumWidth, sizeLimits.maximumHeight)
    sdl.SDL_SetWindowMinimumSize(window, 1, 1)
    sdl.SDL_SetWindowMaximumSize(
      window, max(most.width, least.width), max(most.height, least.height))
    sdl.SDL_SetWindowMinimumSize(window, least.width, least.height)
    onQueuedEvents?()
  }

  private func pixels(_ width: Double, _ height: Double) -> (width: Int32, height: Int32) {
    func pixels(_ points: Double) -> Int32 {
      let most = Double(SurfaceSize.maximumPixels)
      return Int32(min(max((points * scale).rounded(), 1), most))
    }
    return (pixels(width), pixels(height))
  }

  func fullScreenDidChange() {
    guard let window else { return }
    let flags = isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0
    _ = sdl.SDL_SetWindowFullscreen(window, flags)
    onQueuedEvents?()
  }
}
