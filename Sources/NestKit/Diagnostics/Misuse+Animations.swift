@MainActor extension Misuse {
  static func animationSeconds(_ seconds: TimeInterval, of what: String) -> Misuse {
    Misuse(
      id: "animation.invalid-time",
      message: "An animation was to be played with \(what) of \(seconds) s",
      reason: "Time does not run backwards, and has an end", remedy: "Give 0 or more seconds")
  }

  static func animationStart(_ seconds: TimeInterval, in duration: TimeInterval) -> Misuse {
    Misuse(
      id: "animation.start-outside",
      message: "An animation of \(duration) s was to be played from \(seconds) s on",
      reason: "There is nothing of it left then", remedy: "Give at most its duration")
  }

  static func animationValue(inStep step: Int) -> Misuse {
    Misuse(
      id: "animation.invalid-value",
      message: "Step \(step) of an animation has a number that cannot be shown",
      reason: "Numbers are finite; an axis has a length, frames and distances are not negative",
      remedy: "Look for divisions by 0, and for frames that are not known yet")
  }

  static func animationRepetition(_ times: Int) -> Misuse {
    Misuse(
      id: "animation.repetition", message: "An animation was to be played \(times) times",
      reason: "It is played at least once", remedy: "Give 1 or more, or do not play it")
  }

  static var endlessAnimation: Misuse {
    Misuse(
      id: "animation.endless-without-duration",
      message: "An animation that takes no time was to be repeated without end",
      reason: "It would never let anything else happen", remedy: "Give at least one step a duration"
    )
  }
}
