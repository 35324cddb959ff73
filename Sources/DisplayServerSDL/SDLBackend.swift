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
  package var clipboard: any Clipboard { desktopClipboard }
  package var style: DisplayStyle? { desktopStyle.style }
  package var keepsScreenOn: Bool {
    get { session.sdl.SDL_IsScreenSaverEnabled() == SDL_FALSE }
    set {
      if newValue {
        session.sdl.SDL_DisableScreenSaver()
      } else {
        session.sdl.SDL_EnableScreenSaver()
      }
    }
  }
  package var onEvent: ((BackendEvent) -> Void)?

  private let desktopClipboard: SDLClipboard
  private let desktopStyle = DesktopStyle()
  private let cursors: CursorShapes
  private var losses: DisplayLossWatcher?
  private var signals: SignalWatcher?
  private let realFrames: RealFrameSource
  private let pump: EventPump
  /// The open windows, oldest first.
  private var surfaces: [SDLSurface] = []
  private let keyboard: X11Keyboard?
  private var clock = EventClock()
  private var isDisconnected = false

  /// Connects to the window system.
  ///
  /// - Throws: `DisplayError.noDisplay`, `.libraryMissing` or `.displayIsInUse`.
  package init() throws {
    session = try SDLSession.start()
    // SDL, which is made for games, disables it.
    session.sdl.SDL_EnableScreenSaver()
    realFrames = RealFrameSource(framesPerSecond: session.refreshRate)
    desktopClipboard = SDLClipboard(session.sdl)
    cursors = CursorShapes(session.sdl)
    pump = EventPump(session)
    keyboard = session.x11.map(X11Keyboard.init)
    losses = session.x11.map { DisplayLossWatcher($0) { [unowned self] in displayWasLost() } }
    pump.onEvent = { [unowned self] event in deliver(event) }
    desktopStyle.onChange = { [unowned self] in onEvent?(.style) }
    if let descriptor = desktopStyle.descriptor {
      pump.onWake = { [desktopStyle] in desktopStyle.update() }
      pump.watch(descriptor)
    }
  }

  isolated deinit { surfaces.forEach { $0.destroyWindow() } }

  package func makeSurface(
    width: Double, height: Double, scale: Double?, title: String
  ) throws -> any DisplayWindow {
    let size = try SurfaceSize(
      width: width, height: height, scale: scale ?? DisplayScale.suggested(session))
    let surface = try SDLSurface(size: size, title: title, sdl: session.sdl)
    surface.onClose = { [weak self, unowned surface] in
      self?.surfaces.removeAll { $0 === surface }
      self?.updateTextInput()
    }
    surface.onTextInputChange = { [weak self] in self?.updateTextInput() }
    surface.onQueuedEvents = { [weak self] in self?.realFrames.requestTurn() }
    surface.onCursorChange = { [weak self] in self?.cursors.show($0) }
    surfaces.append(surface)
    losses?.watch(surface.windowSystemInfo)
    pump.watch(surface.windowSystemInfo)
    keyboard?.watch(surface.windowSystemInfo)
    realFrames.requestTurn()
    return surface
  }

  package func handleEnds() {
    signals = SignalWatcher { [weak self] in self?.onEvent?(.end(.signal($0))) }
  }

  package func run() -> Never { realFrames.run() }

  package func stop(exitCode: Int32) -> Never {
    guard !isDisconnected else { exit(exitCode) }
    surfaces.forEach { $0.destroyWindow() }
    session.sdl.SDL_Quit()
    exit(exitCode)
  }

  /// There is no window any more, and nothing may be called that talks to the window system.
  private func displayWasLost() {
    guard !isDisconnected else { return }
    isDisconnected = true
    surfaces.forEach { $0.clearWindow() }
    onEvent?(.end(.displayLost))
    // Nobody has ended the process.
    exit(EndReason.displayLost.exitCode)
  }

  private func deliver(_ event: SDL_Event) {
    // The text of a long composition belongs to who takes the event.
    defer {
      if event.type == SDL_TEXTEDITING_EXT.rawValue { session.sdl.SDL_free(event.editExt.text) }
    }
    switch SDL_EventType(rawValue: event.type) {
    case SDL_APP_LOWMEMORY:
      surfaces.first?.onEvent?(.memoryWarning)
    case SDL_QUIT:
      // SDL sends this by itself only when Wayland's connection is lost: signals are not its
      // affair.
      displayWasLost()
    case SDL_CLIPBOARDUPDATE:
      desktopClipboard.didChange()
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
