import Synchronization

extension CALayer {
  /// Whether any layer has ever had a timing of its own. Few programs have one, and the others need
  /// not look for it in all the layers above each animation.
  private nonisolated static let isAnyTimed = Atomic(false)

  final var timing: MediaTiming {
    get { extras?.timing ?? .layerDefault }
    set {
      guard newValue != timing, accepts(newValue, "timing") else { return }
      makeExtras().timing = newValue == .layerDefault ? nil : newValue
      CALayer.isAnyTimed.store(true, ordering: .relaxed)
      RenderContext.current.layerTimingDidChange()
    }
  }

  /// The layer's time at an absolute time; converts through all layers above. O(depth).
  final package func localTime(ofMediaTime time: CFTimeInterval) -> CFTimeInterval {
    var timings: [MediaTiming] = []
    forEachTiming { timings.append($0) }
    return timings.reversed().reduce(time) { $1.localTime(at: $0) }
  }

  /// The absolute time at which the layer's time is `time`.
  final package func mediaTime(ofLocalTime time: CFTimeInterval) -> CFTimeInterval {
    var result = time
    forEachTiming { result = $0.parentTime(atLocalTime: result) }
    return result
  }

  /// How many seconds pass for the layer while one second passes: 0 while it is paused.
  final package var timeRate: Double {
    var rate = 1.0
    forEachTiming { rate *= $0.speed }
    return rate
  }

  /// The timings that are not the default ones, this layer's first. O(depth) once any layer has
  /// one.
  private final func forEachTiming(_ body: (MediaTiming) -> Void) {
    guard CALayer.isAnyTimed.load(ordering: .relaxed) else { return }
    var layer: CALayer? = original ?? self
    while let current = layer {
      if let timing = current.extras?.timing { body(timing) }
      layer = current.parent
    }
  }
}
