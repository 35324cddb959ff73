import MisuseReports

/// Calls a method in every frame, before layout, so that what it sets is shown in the same frame.
///
/// The link keeps its target alive until `invalidate()`. While it is added to the main run loop and
/// not paused, frames are requested. It uses the frame clock: in a test it moves only when the
/// clock is advanced to. It works on the main thread only, and stops the program on others. It
/// stands in this module because selectors do.
nonisolated open class CADisplayLink: NSObject {
  // Accessed on the main thread, which each function makes sure of.
  nonisolated(unsafe) private var link: LinkedTarget?

  /// A link that calls a method of a target, once it is added to the main run loop.
  ///
  /// - Parameters:
  ///   - target: The object that has the method; retained until `invalidate()`.
  ///   - sel: A method without arguments, or with the link as its argument. It has to be a selector
  ///     with a method: each call of another one is reported as misuse.
  public init(target: Any, selector sel: Selector) {
    super.init()
    MainActor.required(with: (link: self, target: target as AnyObject), by: "CADisplayLink") {
      $0.link.link = LinkedTarget($0.target, sel)
    }
  }

  deinit {}

  /// Begins to call. All modes are the same here: it calls as long as it is added in one of them.
  /// Another run loop than the main one is reported as misuse, and nothing is called.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runloop === RunLoop.main else {
      return Misuse.reportFromAnyThread(.displayLinkElsewhere)
    }
    onMain { $0.link?.add(mode, caller: $0) }
  }

  /// Ends the calls, unless it is added in another mode too.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runloop === RunLoop.main else { return }
    onMain { $0.link?.remove(mode) }
  }

  /// Ends the calls for good, and releases the target.
  open func invalidate() {
    onMain {
      $0.link?.stop()
      $0.link = nil
    }
  }

  /// Whether it does not call for now; false by default. While it is paused no frames are
  /// requested.
  open var isPaused: Bool {
    get { onMain { $0.link?.isPaused ?? false } }
    set { onMain { $0.link?.isPaused = newValue } }
  }

  /// The time of the frame of the last call, in the time of `CACurrentMediaTime()`; 0 before the
  /// first.
  open var timestamp: CFTimeInterval { onMain { $0.link?.timestamp ?? 0 } }

  /// When the next call is due; 0 before the first.
  open var targetTimestamp: CFTimeInterval {
    onMain { $0.link.map { $0.timestamp == 0 ? 0 : $0.timestamp + $0.interval } ?? 0 }
  }

  /// The time from one frame of the display to the next, in seconds; 0 before the first call.
  open var duration: CFTimeInterval {
    onMain { $0.link.map { $0.timestamp == 0 ? 0 : $0.frameInterval } ?? 0 }
  }

  /// How many frames a second are wanted; those of the display by default. The display's rate is
  /// divided by a whole number.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { onMain { $0.link?.range ?? .default } }
    set { onMain { $0.link?.range = newValue } }
  }

  /// How many frames a second are wanted; 0, the default, for those of the display.
  open var preferredFramesPerSecond: Int {
    get { onMain { Int($0.link?.range.preferred ?? 0) } }
    set {
      let rate = Float(newValue)
      preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: rate, preferred: rate)
    }
  }

  private func onMain<Result>(_ body: @MainActor (CADisplayLink) -> Result) -> Result {
    MainActor.required(with: self, by: "CADisplayLink", body)
  }
}

nonisolated extension Misuse {
  fileprivate static var displayLinkElsewhere: Misuse {
    Misuse(
      id: "displaylink.run-loop",
      message: "A CADisplayLink is added to another run loop than the main one",
      reason: "Frames are those of the main thread",
      remedy: "Add it to RunLoop.main")
  }
}
