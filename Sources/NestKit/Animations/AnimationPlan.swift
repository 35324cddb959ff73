/// The frames of a sequence in one direction, and the targets that they are for.
///
/// The inverse has the same frames in opposite order, so what was moved is back without any
/// rounding.
struct AnimationPlan {
  let targets: [AnimationTarget]
  /// The properties that the animation changes, for each target.
  let properties: [AnimatedProperties]
  /// A pose for each target; one frame more than there are segments.
  private(set) var frames: [[AnimationPose]]
  private(set) var segments: [TransitionKeyFrames.Segment]
  /// The index of the step that each segment belongs to.
  private(set) var stepIndices: [Int]

  init(_ sequence: AnimationSequence) {
    var targets: [AnimationTarget] = []
    var properties: [AnimatedProperties] = []
    var indices = AnimationTargetIndices()
    let steps = sequence.steps.map { step in
      step.changes.map { target, change in
        let index = indices.index(of: target, among: targets, \.self) ?? targets.count
        if index == targets.count {
          targets.append(target)
          indices.note(index, of: target)
          properties.append([])
        }
        properties[index].formUnion(change.properties)
        return (index, change)
      }
    }
    var frame = [AnimationPose](repeating: .identity, count: targets.count)
    frames = [frame]
    for changes in steps {
      for (index, change) in changes { frame[index] = frame[index].applying(change) }
      frames.append(frame)
    }
    segments = sequence.steps.map {
      TransitionKeyFrames.Segment(duration: $0.duration, curve: $0.curve)
    }
    stepIndices = Array(sequence.steps.indices)
    (self.targets, self.properties) = (targets, properties)
    if sequence.isLooped {
      let back = inverse
      frames += back.frames.dropFirst()
      segments += back.segments
      stepIndices += back.stepIndices
    }
  }

  /// From the last frame to the first.
  var inverse: AnimationPlan {
    var inverse = self
    inverse.frames.reverse()
    inverse.segments = segments.inverse
    inverse.stepIndices.reverse()
    return inverse
  }
}
