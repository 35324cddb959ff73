/// Collects the callbacks of several controllers and delegates in the order in which they are
/// called.
///
/// Give one recorder to all `RecordingViewController`s of a test, perform its steps, and compare
/// the whole `timeline` with the expected one. Times come from `CACurrentMediaTime()`, so that they
/// are virtual under a `TestHost`.
public final class LifecycleRecorder {
  /// Everything that was recorded, oldest first, as far as ``eventLimit`` leaves it.
  public private(set) var events: [LifecycleEvent] = []
  /// How many of the last events stay recorded at least; twice as many are never stored. Default:
  /// nil, all stay. A number below 1 counts as 1.
  public var eventLimit: Int?
  /// Called after each event was added. Default: nil.
  public var onEvent: ((LifecycleEvent) -> Void)?
  /// Receives the line of each event that is recorded, before anything else.
  var trace: ((String) -> Void)?

  /// For each controller whose view has been loaded, and has been in no other view since: notes
  /// whether it is now, and says whether that need not be asked again.
  private var unplaced: [() -> Bool] = []
  /// The coordinators of the transitions whose progress is recorded, by the name of the container.
  private var coordinators: [String: any UIViewControllerTransitionCoordinator] = [:]
  private let startTime: CFTimeInterval
  #if !canImport(UIKit)
    /// The clock that was in force when the recorder was made.
    private let clock = RenderContext.current
  #endif

  /// Makes an empty recorder whose clock starts at 0 now.
  ///
  /// Under a `TestHost` the host must exist before the recorder, because it sets the clock.
  public init() {
    startTime = CACurrentMediaTime()
  }

  deinit {}

  /// The present time on the clock of this recorder, which runs even while another host is in
  /// force.
  private var now: CFTimeInterval {
    #if canImport(UIKit)
      CACurrentMediaTime()
    #else
      clock.now
    #endif
  }

  /// The events as text, one line each, without times.
  public var timeline: Timeline {
    Timeline(lines: events.lazy.filter { !$0.callback.isProgress }.map(\.description))
  }

  /// The events as text, each line beginning with its time in seconds.
  public var timedTimeline: Timeline {
    Timeline(lines: events.lazy.filter { !$0.callback.isProgress }.map(\.timedDescription))
  }

  /// The events in a form of your choice, for example a drawing.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - title: The title above them; not in text.
  public func timeline(as format: TimelineFormat, title: String) -> String {
    format.string(of: events, title: title)
  }

  /// Adds an event that happens now.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - source: The name of the receiver.
  ///   - flags: The flags of the receiver meanwhile, if the timeline is to show them.
  ///   - receiver: The state of the receiver. Default: not known.
  public func record(
    _ callback: LifecycleCallback, from source: String, flags: LifecycleFlags = [],
    receiver: ReceiverState? = nil
  ) {
    let event = LifecycleEvent(
      time: now - startTime, source: source, callback: callback, flags: flags, receiver: receiver)
    events.append(event)
    if let limit = eventLimit.map({ max(1, $0) }), events.count / 2 >= limit {
      events.removeFirst(events.count - limit)
    }
    trace?(event.description)
    if !unplaced.isEmpty { notePlacements() }
    onEvent?(event)
  }

  /// Calls a closure at each event, until it returns true: it notes whether the view of a
  /// controller is in another one.
  func followPlacement(_ isPlaced: @escaping () -> Bool) { unplaced.append(isPlaced) }

  private func notePlacements() {
    unplaced.removeAll { $0() }
  }

  /// Adds a line of the test itself, written `source.text`.
  ///
  /// - Parameters:
  ///   - text: The text, for example `completion(true)`.
  ///   - source: The name in front of it. Default: `test`.
  public func note(_ text: String, from source: String = "test") {
    record(.note(text), from: source)
  }

  /// Records how far the running transition of a controller is, as an event `progress` that text
  /// does not show, and when it has ended. Without one nothing is recorded.
  ///
  /// Call it once in each frame.
  ///
  /// - Parameters:
  ///   - controller: The container, or another controller with a `transitionCoordinator`.
  ///   - source: The name in the timeline. Default: that of the controller.
  public func recordProgress(of controller: UIViewController, as source: String? = nil) {
    guard let coordinator = controller.transitionCoordinator else { return }
    let source = source ?? Self.name(of: controller)
    if coordinators[source] !== coordinator {
      coordinators[source] = coordinator
      coordinator.animate(alongsideTransition: nil) { [weak self] context in
        guard let self, coordinators.removeValue(forKey: source) != nil else { return }
        record(.progress(context.isCancelled ? 0 : 1), from: source)
        record(.progress(nil), from: source)
      }
    }
    record(.progress(Double(coordinator.percentComplete)), from: source)
  }

  /// Removes every event so far; the clock continues.
  public func removeAll() {
    events.removeAll(keepingCapacity: true)
  }

  /// Returns the events so far and removes them: those of the last step of a test.
  public func takeEvents() -> [LifecycleEvent] {
    defer { removeAll() }
    return events
  }

  /// Returns the timeline so far and removes it: that of the last step of a test.
  public func takeTimeline() -> Timeline {
    defer { removeAll() }
    return timeline
  }

  /// Compares the timeline so far with the expected one and removes it, whatever the result.
  ///
  /// - Parameter expected: The expected lines, usually a string literal.
  /// - Throws: `TimelineMismatch`, whose description marks the lines that are missing (`-`) and
  ///   those that are too many (`+`).
  public func expect(_ expected: Timeline) throws {
    try takeTimeline().expect(expected)
  }
}
