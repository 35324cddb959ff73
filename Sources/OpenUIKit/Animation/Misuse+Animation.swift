import MisuseReports

extension Misuse {
  static func keyframeOutside(_ start: Double, _ duration: Double) -> Misuse {
    Misuse(
      id: "animation.keyframe-outside",
      message: "A key frame begins at \(start) and lasts \(duration) of its animation",
      reason: "Both are fractions of the whole: what lies outside 0 to 1 is cut off",
      remedy: "Divide the times in seconds by the duration of the whole animation")
  }
}
