/// An animation made ready for running: no keys, no `Any`, only values.
nonisolated package struct AnimationProgram: Sendable {
  package var timing: MediaTiming
  package var progressCurve: ProgressCurve
  package var body: Body

  /// How progress follows time within one run.
  package enum ProgressCurve: Sendable, Equatable {
    case linear
    case curve(TimingCurve)
    case spring(SpringCurve)

    /// The progress after a fraction of the duration, 0…1.
    package func progress(at fraction: Double, of duration: Double) -> Double {
      switch self {
      case .linear: fraction
      case .curve(let curve): curve.value(at: fraction)
      // A spring whose duration ends before it rests still ends at the end.
      case .spring(let spring): fraction >= 1 ? 1 : spring.value(at: fraction * duration)
      }
    }
  }

  package enum Body: Sendable {
    case property(PropertyTrack)
    /// That of a key of the program's own.
    case own(OwnTrack)
    case transition(TransitionTrack)
    /// Several animations in the time of this one.
    case group([AnimationProgram])
    /// Nothing but time: for key paths that no layer has and no value is known of.
    case empty
  }

  /// Puts the values of a time of the parent on top of `values`.
  package func apply(
    at parentTime: Double, isMember: Bool = false, to values: inout LayerValues
  ) {
    guard let moment = timing.visibleMoment(at: parentTime, includesEnd: isMember) else { return }
    switch body {
    case .property(let track):
      track.apply(progress: progress(at: moment), cycle: moment.cycle, to: &values)
    case .own(let track):
      track.apply(progress: progress(at: moment), cycle: moment.cycle, to: &values)
    case .transition(let track): track.apply(progress: progress(at: moment), to: &values)
    case .group(let members):
      let time = groupTime(at: moment)
      for member in members { member.apply(at: time, isMember: true, to: &values) }
    case .empty: break
    }
  }

  /// Puts the value at a progress on top of `values`; beyond 0…1 it continues.
  package func apply(progress: Double, to values: inout LayerValues) {
    switch body {
    case .property(let track): track.apply(progress: progress, cycle: 0, to: &values)
    case .own(let track): track.apply(progress: progress, cycle: 0, to: &values)
    case .transition(let track): track.apply(progress: progress, to: &values)
    case .group, .empty: break
    }
  }

  /// Calls `body` with each property that is animated.
  package func forEachProperty(_ visit: (LayerProperty) -> Void) {
    switch body {
    case .property(let track):
      visit(track.keyPath.property)
      if track.turns { visit(.transform) }
    case .group(let members): for member in members { member.forEachProperty(visit) }
    case .transition, .own, .empty: break
    }
  }

  /// The keys of the program's own that are animated.
  var ownKeys: [String] {
    switch body {
    case .own(let track): [track.key]
    case .group(let members): members.flatMap(\.ownKeys)
    case .property, .transition, .empty: []
    }
  }

  /// The changes for which the compositor visits the layer when the time changes.
  package var changes: LayerChanges {
    switch body {
    case .property(let track): track.keyPath.property.changes.union(track.turns ? .placement : [])
    case .transition: [.placement, .pixels]
    case .group(let members): members.reduce(into: []) { $0.formUnion($1.changes) }
    case .own, .empty: []
    }
  }

  /// In how many seconds of the parent the value changes, where it changes in steps; nil where it
  /// may change all the time.
  package func delayOfNextStep(at parentTime: Double) -> Double? {
    guard case .property(let track) = body, case .keyframes(let keyframes) = track.source,
      case .linear = progressCurve, keyframes.mode == .discrete, timing.duration > 0,
      timing.speed > 0,
      !timing.autoreverses
    else { return nil }
    let fraction = timing.moment(at: parentTime).basicTime / timing.duration
    let tolerance = MediaTiming.tolerance / timing.duration
    let next = keyframes.times.first { $0 > fraction + tolerance } ?? 1
    let rest = timing.activeDuration - timing.elapsed(at: parentTime)
    return max(min((next - fraction) * timing.duration, rest) / timing.speed, MediaTiming.tolerance)
  }

  private func progress(at moment: MediaTiming.Moment) -> Double {
    guard timing.duration > 0 else { return 1 }
    return progressCurve.progress(at: moment.basicTime / timing.duration, of: timing.duration)
  }

  private func groupTime(at moment: MediaTiming.Moment) -> Double {
    guard case .linear = progressCurve else { return progress(at: moment) * timing.duration }
    return moment.basicTime
  }
}
