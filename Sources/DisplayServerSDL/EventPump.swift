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
    guard let x11, let info, info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display
    else {
      isPolling = true
      updateTimer()
      return
    }
    let descriptor = x11.XConnectionNumber(display)
    var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data(fd: descriptor))
    epoll_ctl(port, EPOLL_CTL_ADD, descriptor, &event)
    addConnectionSource()
  }

  /// Delivers everything that is there.
  private func drain() {
    sdl.SDL_PumpEvents()
    var event = SDL_Event()
    while peep(&event, SDL_GETEVENT) {
      // Looked up and not stored: an event that a handler drains must not be delivered before it.
      var next = SDL_Event()
      if peep(&next, SDL_PEEKEVENT), EventTranslation.supersedes(next, event) { continue }
      onEvent?(event)
    }
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
    guard isPolling || pollsForInputMethods else { return }
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
