/// Records what the key frames of one animation change, and animates it.
final class KeyframeRecorder {
  private let mode: KeyframeTrack.Mode
  /// How the whole is animated.
  let specification: AnimationSpecification
  private var tracks: [Track] = []
  private var indices: [TrackID: Int] = [:]

  private struct TrackID: Hashable {
    let view: ObjectIdentifier
    let property: LayerProperty
  }

  private struct Track {
    let view: UIView
    let property: LayerProperty
    var timeline: KeyframeTimeline
  }

  init(_ mode: KeyframeTrack.Mode, specification: AnimationSpecification) {
    self.mode = mode
    self.specification = specification
  }

  deinit {}

  /// A frame of the animation.
  func keyframe(_ window: KeyframeWindow) -> AnimationBlock.Keyframe {
    AnimationBlock.Keyframe(recorder: self, window: window)
  }

  /// Notes that a frame has changed a property of a view.
  ///
  /// - Parameters:
  ///   - property: The property that has changed.
  ///   - old: The value before.
  ///   - shown: The value that the animation begins with, where that is another one.
  ///   - window: The frame.
  func note(
    _ property: LayerProperty, of view: UIView, from old: AnimationValue, shown: AnimationValue?,
    in window: KeyframeWindow
  ) {
    let id = TrackID(view: ObjectIdentifier(view), property: property)
    let index = indices[id] ?? tracks.count
    if index == tracks.count {
      indices[id] = index
      tracks.append(
        Track(
          view: view, property: property,
          timeline: KeyframeTimeline(start: shown ?? old)))
    }
    tracks[index].timeline.add(view.layer.modelValues[property], in: window)
  }

  /// Animates what was recorded, with the timing of a block.
  func play(in block: AnimationBlock) {
    for track in tracks {
      let animation = makeAnimation(track)
      block.adopt(animation, on: track.view)
      let name = track.property.rawValue
      let layer = track.view.layer
      layer.add(animation, forKey: animation.isAdditive ? layer.unusedAnimationKey(name) : name)
    }
    tracks = []
    indices = [:]
  }

  /// Returns the animation of a track: it is added to running animations if its values can be added
  /// up, and replaces them otherwise.
  private func makeAnimation(_ track: Track) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: track.property.rawValue)
    let points = track.timeline.points(for: mode)
    let end = track.view.layer.modelValues[track.property]
    animation.isAdditive = end.vector != nil
    animation.values = points.values.map { value in
      let value = animation.isAdditive ? value.difference(from: end) ?? value : value
      guard let object = value.object else { return Any?.none as Any }
      return object
    }
    animation.keyTimes = points.times?.map { NSNumber(value: $0) }
    animation.calculationMode = mode.calculationMode
    return animation
  }
}

/// Records a change in a key frame.
final class KeyframeAction: CAAction {
  private let view: UIView
  private let property: LayerProperty
  private let keyframe: AnimationBlock.Keyframe
  private let old: AnimationValue
  private let shown: AnimationValue?

  init(
    view: UIView, property: LayerProperty, keyframe: AnimationBlock.Keyframe, block: AnimationBlock
  ) {
    self.view = view
    self.property = property
    self.keyframe = keyframe
    old = view.layer.modelValues[property]
    let mayContinue =
      block.specification.options.contains(.beginFromCurrentState) && old.vector == nil
    shown = mayContinue ? view.layer.presented[property] : nil
  }

  deinit {}

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    keyframe.recorder.note(
      property, of: view, from: old, shown: shown, in: keyframe.window)
  }
}

nonisolated extension KeyframeTrack.Mode {
  fileprivate var calculationMode: CAAnimationCalculationMode {
    switch self {
    case .linear: .linear
    case .discrete: .discrete
    case .cubic: .cubic
    case .paced: .paced
    case .cubicPaced: .cubicPaced
    }
  }
}
