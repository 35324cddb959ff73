extension AnimationRun {
  /// The time around the run, now.
  package var outerTime: Double { parent?.time(at: context.now) ?? context.now }

  /// The run's time at an absolute time.
  package func time(at mediaTime: Double) -> Double {
    clock.time(at: parent?.time(at: mediaTime) ?? mediaTime)
  }

  /// How far the run is at an absolute time: 0 is its beginning, 1 its end, springs go beyond.
  func position(at mediaTime: Double) -> Double {
    clock.position(at: parent?.time(at: mediaTime) ?? mediaTime)
  }

  /// Whether the run's time is the absolute time.
  var isOnTheClock: Bool { clock.isIdentity && parent?.isOnTheClock ?? true }

  /// Whether the run, or one around it, is controlled: animations do not end by themselves then.
  var isControlled: Bool { controller != nil }

  /// The run that is controlled, from this one outwards.
  var controller: AnimationRun? { clock.isFlowing ? parent?.controller : self }

  /// Whether the run is `run`, or runs in its time.
  func belongs(to run: AnimationRun) -> Bool {
    self === run || parent?.belongs(to: run) ?? false
  }

  /// Whether the run, or one around it, has ended at its beginning.
  var isEndedAtStart: Bool { hasEndedAtStart || parent?.isEndedAtStart ?? false }

  /// The runs, from this one outwards, that record.
  var recorder: AnimationRun? { changes != nil ? self : parent?.recorder }
}

/// The time of a layer for one of its animations.
struct AnimationTime {
  /// For an animation that follows the position of its run: that position.
  var local: Double
  /// How many seconds pass while one second passes; 0 if nothing ends by itself.
  var rate: Double
}

/// The time of a layer at one moment, for all of its animations.
struct LayerClock {
  private let layer: CALayer
  private let mediaTime: Double
  /// The layer's own time, and that for the last run that was asked for: mostly there is one. Found
  /// when they are needed, since each costs the path up to the root.
  private var own: AnimationTime?
  private var ofRun: (time: Double, local: Double)?

  init(_ layer: CALayer, at mediaTime: Double) {
    self.layer = layer
    self.mediaTime = mediaTime
  }

  mutating func time(of animation: ActiveAnimation) -> AnimationTime {
    guard let run = animation.run else { return ownTime() }
    if animation.followedPart != nil {
      return AnimationTime(local: run.position(at: mediaTime), rate: 0)
    }
    if run.isOnTheClock { return ownTime() }
    let local = localTime(at: run.time(at: mediaTime))
    return AnimationTime(local: local, rate: run.isControlled ? 0 : layer.timeRate)
  }

  private mutating func ownTime() -> AnimationTime {
    if let own { return own }
    let time = AnimationTime(
      local: layer.localTime(ofMediaTime: mediaTime), rate: layer.timeRate)
    own = time
    return time
  }

  private mutating func localTime(at time: Double) -> Double {
    if let ofRun, ofRun.time == time { return ofRun.local }
    let local = layer.localTime(ofMediaTime: time)
    ofRun = (time, local)
    return local
  }
}
