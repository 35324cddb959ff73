/// The change that one animation makes to one key path.
nonisolated package struct PropertyTrack: Sendable {
  package var keyPath: LayerKeyPath
  /// Whether the value is put on top of what is there, not in its place.
  package var isAdditive: Bool
  /// Whether each run begins where the one before ended.
  package var isCumulative: Bool
  package var source: Source
  /// Makes a transform of what the source gives.
  package var function: ValueFunction?

  /// Where the values come from.
  package enum Source: Sendable {
    indirect case ends(from: AnimationValue?, to: AnimationValue?, by: AnimationValue?)
    case keyframes(KeyframeTrack)
    case path(PathTrack)
  }

  /// Whether the layer also turns.
  package var turns: Bool {
    if case .path(let track) = source { return track.rotation != nil }
    return false
  }

  /// - Parameters:
  ///   - progress: within one run; springs leave 0…1.
  ///   - cycle: how many runs are complete.
  package func apply(progress: Double, cycle: Int, to values: inout LayerValues) {
    guard let value = result(progress: progress, cycle: cycle, over: values[keyPath]) else {
      return
    }
    values[keyPath] = value
    if case .path(let track) = source, let angle = track.angle(at: progress) {
      let rotation = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
      values.transform = CATransform3DConcat(rotation, values.transform)
    }
  }

  /// Returns the value that is shown in place of `base`; nil if `base` is shown.
  func result(progress: Double, cycle: Int, over base: AnimationValue) -> AnimationValue? {
    guard var value = value(at: progress, over: function?.neutral ?? base) else { return nil }
    if let function { value = .transform(function.transform(of: value)) }
    if isCumulative, cycle > 0, let end = self.value(at: 1, over: function?.neutral ?? base) {
      let whole = function.map { .transform($0.transform(of: end)) } ?? end
      value = value.added(to: whole.repeated(cycle))
    }
    return isAdditive ? value.added(to: base) : value
  }

  /// One of the values, for its shape.
  var anyValue: AnimationValue? {
    switch source {
    case .ends(let from, let to, let by): from ?? to ?? by
    case .keyframes(let track): track.value(at: 0)
    case .path(let track): .point(track.point(at: 0))
    }
  }

  private func value(at progress: Double, over base: AnimationValue) -> AnimationValue? {
    switch source {
    case .ends(let from, let to, let by):
      // On top of something the missing end is "nothing"; otherwise it is what is there.
      let rest = isAdditive && function == nil ? base.neutral ?? base : base
      let (start, end) = Self.ends(from, to, by, rest: rest)
      return start.interpolated(to: end, at: progress)
    case .keyframes(let track): return track.value(at: progress)
    case .path(let track): return .point(track.point(at: progress))
    }
  }

  /// Fidelity: the seven combinations of the three values [documented].
  private static func ends(
    _ from: AnimationValue?, _ to: AnimationValue?, _ by: AnimationValue?, rest: AnimationValue
  ) -> (AnimationValue, AnimationValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, by.added(to: from))
    case (nil, let to?, let by?): (to.removing(by), to)
    case (let from?, nil, nil): (from, rest)
    case (nil, let to?, nil): (rest, to)
    case (nil, nil, let by?): (rest, by.added(to: rest))
    case (nil, nil, nil): (rest, rest)
    }
  }
}

nonisolated extension AnimationValue {
  /// The value to which `by` has to be added to get this one.
  fileprivate func removing(_ by: AnimationValue) -> AnimationValue {
    if case .transform(let value) = self, case .transform(let by) = by {
      return .transform(CATransform3DConcat(CATransform3DInvert(by), value))
    }
    return difference(from: by) ?? self
  }
}
