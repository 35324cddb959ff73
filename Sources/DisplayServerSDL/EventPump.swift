import CSDL2
import CoreFoundation
import DisplayServer
import Foundation

/// Delivers SDL's events on the main run loop, which waits in between.
///
/// Three things wake it: the connection to the window system (a run loop source); events that were
/// read together with something else, for example while presenting (looked for each time the loop
/// is about to wait, and served by a second source); and, where the connection cannot be watched, a
/// timer. Events are delivered by sources only, never by the observer: so they also arrive while
/// the run loop is run from inside an event.
final class EventPump {
  /// Called for each event. It may run the run loop.
  var onEvent: ((SDL_Event) -> Void)?
  /// Called when a descriptor that is watched may have become readable.
  var onWake: (() -> Void)?

  /// While true the queue is also looked at 30 times a second: input methods talk to SDL
  /// through connections of their own.
  var pollsForInputMethods = false {
    didSet { updateTimer() }
  }

  /// An epoll descriptor around the connection. CFRunLoop reads 8 bytes from a descriptor that
  /// is ready, which would damage the protocol; reading from an epoll descriptor only fails.
  private nonisolated let port = epoll_create1(Int32(EPOLL_CLOEXEC))
  private var isWatching = false
  private var isPolling = false
  /// Wayland's keys are repeated by SDL when it is asked for events, as long as one is down.
  private var repeatingKeys: Set<UInt32> = []
  private var repeatsKeys = false
  private var connectionSource: CFRunLoopSource?
  private var queueSource: CFRunLoopSource?
  private var observer: CFRunLoopObserver?
  private var timer: Timer?
  private let sdl: SDLFunctions
  private let x11: X11Functions?

  init(_ session: SDLSession) {
    sdl = session.sdl
    x11 = session.x11
    addQueueSource()
    addObserver()
  }

  isolated deinit {
    timer?.invalidate()
    for source in [connectionSource, queueSource] { source.map(CFRunLoopSourceInvalidate) }
    observer.map(CFRunLoopObserverInvalidate)
    Glibc.close(port)
  }

  /// Starts to watch the connection that a window came through. All windows share one.
  func watch(_ info: SDL_SysWMinfo?) {
    guard !isWatching else { return }
    isWatching = true
    guard let descriptor = descriptor(of: info) else {
      isPolling = true
      updateTimer()
      return
    }
    repeatsKeys = x11 == nil
    watch(descriptor)
  }

  /// Wakes the loop when a descriptor becomes readable. Its data has to be read in `onWake` or by
  /// SDL.
  func watch(_ descriptor: Int32) {
    var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data(fd: descriptor))
    epoll_ctl(port, EPOLL_CTL_ADD, descriptor, &event)
    if connectionSource == nil { addConnectionSource() }
  }

  /// The connection of a window; nil where it is not known.
  private func descriptor(of info: SDL_SysWMinfo?) -> Int32? {
    guard let info else { return nil }
    switch info.subsystem {
    case SDL_SYSWM_X11:
      guard let x11, let display = info.info.x11.display else { return nil }
      return x11.XConnectionNumber(display)
    case SDL_SYSWM_WAYLAND:
      guard let display = info.info.wl.display else { return nil }
      let descriptor = CSDL2_waylandDescriptor(display)
      return descriptor >= 0 ? descriptor : nil
    default:
      return nil
    }
  }

  /// Delivers everything that is there.
  private func drain() {
    sdl.SDL_PumpEvents()
    onWake?()
    var event = SDL_Event()
    while peep(&event, SDL_GETEVENT) {
      if repeatsKeys { noteKey(event) }
      // Looked up and not stored: an event that a handler drains must not be delivered before it.
      var next = SDL_Event()
      if peep(&next, SDL_PEEKEVENT), EventTranslation.supersedes(next, event) { continue }
      onEvent?(event)
    }
  }

  private func noteKey(_ event: SDL_Event) {
    let wasEmpty = repeatingKeys.isEmpty
    switch SDL_EventType(rawValue: event.type) {
    case SDL_KEYDOWN: repeatingKeys.insert(event.key.keysym.scancode.rawValue)
    case SDL_KEYUP: repeatingKeys.remove(event.key.keysym.scancode.rawValue)
    default: return
    }
    if repeatingKeys.isEmpty != wasEmpty { updateTimer() }
  }

  private func peep(_ event: inout SDL_Event, _ action: SDL_eventaction) -> Bool {
    sdl.SDL_PeepEvents(&event, 1, action, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) > 0
  }

  /// Wakes the loop again if there are events that nothing else would wake it for.
  private func wakeIfQueued() {
    sdl.SDL_PumpEvents()
    guard sdl.SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
    else { return }
    CFRunLoopSourceSignal(queueSource)
    CFRunLoopWakeUp(CFRunLoopGetMain())
  }

  private func updateTimer() {
    timer?.invalidate()
    timer = nil
    guard isPolling || pollsForInputMethods || !repeatingKeys.isEmpty else { return }
    let interval = isPolling ? 1.0 / 60 : 1.0 / 30
    let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true)
    {
      [weak self] _ in
      MainActor.assumeIsolated { self?.drain() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

extension EventPump {
  private func addConnectionSource() {
    var context = CFRunLoopSourceContext1()
    context.version = 1
    context.info = Unmanaged.passUnretained(self).toOpaque()
    context.getPort = { info in EventPump.from(info)?.port ?? -1 }
    context.perform = { info in
      let pump = EventPump.from(info)
      MainActor.assumeIsolated { pump?.drain() }
    }
    connectionSource = withUnsafeMutablePointer(to: &context) { pointer in
      pointer.withMemoryRebound(to: CFRunLoopSourceContext.self, capacity: 1) {
        CFRunLoopSourceCreate(kCFAllocatorDefault, 0, $0)
      }
    }
    CFRunLoopAddSource(CFRunLoopGetMain(), connectionSource, kCFRunLoopCommonModes)
  }

  private func addQueueSource() {
    var context = CFRunLoopSourceContext()
    context.info = Unmanaged.passUnretained(self).toOpaque()
    context.perform = { info in
      let pump = EventPump.from(info)
      MainActor.assumeIsolated { pump?.drain() }
    }
    queueSource = CFRunLoopSourceCreate(kCFAllocatorDefault, 0, &context)
    CFRunLoopAddSource(CFRunLoopGetMain(), queueSource, kCFRunLoopCommonModes)
  }

  /// After the turn end, because presenting reads from the connection.
  private func addObserver() {
    var context = CFRunLoopObserverContext()
    context.info = Unmanaged.passUnretained(self).toOpaque()
    observer = CFRunLoopObserverCreate(
      kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true,
      RealFrameSource.turnEndOrder + 1,
      { _, _, info in
        let pump = EventPump.from(info)
        MainActor.assumeIsolated { pump?.wakeIfQueued() }
      }, &context)
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
  }

  private nonisolated static func from(_ info: UnsafeMutableRawPointer?) -> EventPump? {
    info.map { Unmanaged<EventPump>.fromOpaque($0).takeUnretainedValue() }
  }
}
