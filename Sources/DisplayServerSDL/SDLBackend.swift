import CSDL2
import DisplayServer
import Foundation

/// Windows of the desktop, through SDL.
///
/// One per process. Everything happens on the main thread and its run loop, which waits until the
/// window system sends something.
package final class SDLBackend: DisplayBackend {
  package let isHeadless = false
  package var frames: any FrameSource { realFrames }

  private let session: SDLSession
  private let realFrames = RealFrameSource()
  private let pump: EventPump
  /// The open windows, oldest first.
  private var surfaces: [SDLSurface] = []
  private let keyboard: X11Keyboard?
  private var clock = EventClock()

  /// Connects to the window system.
  ///
  /// - Throws: `DisplayError.noDisplay`, `.libraryMissing` or `.displayIsTaken`.
  package init() throws {
    session = try SDLSession.start()
    pump = EventPump(session)
    keyboard = session.x11.map(X11Keyboard.init)
    pump.onEvent = { [unowned self] event in deliver(event) }
  }

  isolated deinit { surfaces.forEach { $0.destroyWindow() } }

  package func makeSurface(
    width: Double, height: Double, scale: Double?, title: String
  ) throws -> any DisplaySurface {
    let size = try SurfaceSize(
      width: width, height: height, scale: scale ?? DisplayScale.suggested(session))
    let surface = try SDLSurface(size: size, title: title, sdl: session.sdl)
    surface.onClose = { [weak self, unowned surface] in
      self?.surfaces.removeAll { $0 === surface }
      self?.updateTextInput()
    }
    surface.onTextInputChange = { [weak self] in self?.updateTextInput() }
    surface.onQueuedEvents = { [weak self] in self?.realFrames.requestTurn() }
    surfaces.append(surface)
    pump.watch(surface.windowSystemInfo)
    keyboard?.watch(surface.windowSystemInfo)
    realFrames.requestTurn()
    return surface
  }

  package func run() -> Never { realFrames.run() }

  package func stop(exitCode: Int32) -> Never {
    surfaces.forEach { $0.destroyWindow() }
    session.sdl.SDL_Quit()
    exit(exitCode)
  }

  private func deliver(_ event: SDL_Event) {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_APP_LOWMEMORY:
      surfaces.first?.onEvent?(.memoryWarning)
    case SDL_QUIT:
      surfaces.forEach { $0.onEvent?(.close) }
    default:
      guard let id = EventTranslation.windowID(of: event) else { return }
      // Without a window manager no window has the keyboard: then the oldest window gets the keys.
      let surface = id == 0 ? surfaces.first : surfaces.first { $0.windowID == id }
      let timestamp = clock.time(
        of: event.common.timestamp, ticks: session.sdl.SDL_GetTicks64(), now: realFrames.now)
      surface?.handle(event, timestamp: timestamp) { [keyboard] in
        keyboard?.shiftedCharacter($0)
      }
    }
  }

  private func updateTextInput() {
    let isActive = surfaces.contains { $0.isTextInputActive }
    let sdl = session.sdl
    guard isActive != (sdl.SDL_IsTextInputActive() == SDL_TRUE) else { return }
    if isActive { sdl.SDL_StartTextInput() } else { sdl.SDL_StopTextInput() }
    pump.pollsForInputMethods = isActive
  }
}
