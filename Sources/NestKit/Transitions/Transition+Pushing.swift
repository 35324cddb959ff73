// A view that is pushed out is invisible in the end, so that a later transition above does not
// show it again.
nonisolated extension Transition {
  /// The view slides in and pushes what was there out on the other side. Takes 0.4 s.
  ///
  /// - Parameter edge: The edge or corner from which it appears.
  public static func push(from edge: TransitionEdge) -> Transition {
    Transition("push from \(edge.rawValue)") { region in
      let offset = edge.offset(in: region)
      let away = TransitionChange(translation: -offset)
      return [
        .immediately(appearing: TransitionChange(translation: offset)),
        TransitionStep(duration: 0.4, appearing: away, disappearing: away),
        .immediately(disappearing: .hide),
      ]
    }
  }

  /// The former view slides out; then the new view fades in at its position. Takes 0.6 s.
  ///
  /// - Parameter edge: The edge or corner from which the new view would appear; the former view
  ///   leaves on the other side.
  public static func pushFadingIn(from edge: TransitionEdge) -> Transition {
    Transition("push from \(edge.rawValue), fade in") { region in
      [
        .immediately(appearing: .fade(to: 0)),
        TransitionStep(
          duration: 0.4,
          disappearing: TransitionChange(translation: -edge.offset(in: region))),
        TransitionStep(duration: 0.2, appearing: .fade(to: 1), disappearing: .fade(to: 0)),
      ]
    }
  }

  /// The view slides in, and pushes what was there out on the other side, half as large. Takes 0.4
  /// s.
  ///
  /// - Parameter edge: The edge or corner from which it appears.
  public static func pushToBack(from edge: TransitionEdge) -> Transition {
    Transition("push to back from \(edge.rawValue)") { region in
      let offset = edge.offset(in: region)
      var smaller = TransitionChange.scale(by: 0.5)
      smaller.translation = -offset
      return [
        .immediately(appearing: TransitionChange(translation: offset)),
        TransitionStep(
          duration: 0.4, appearing: TransitionChange(translation: -offset), disappearing: smaller),
        .immediately(disappearing: .hide),
      ]
    }
  }

  /// Both views become a little smaller, slide by one place, and become as large as before. Takes
  /// 0.6 s.
  ///
  /// - Parameter edge: The edge or corner from which the view appears.
  public static func flow(from edge: TransitionEdge) -> Transition {
    Transition("flow from \(edge.rawValue)") { region in
      let offset = edge.offset(in: region)
      let smaller = TransitionChange.scale(by: scaleInBack)
      let moved = TransitionChange(translation: -offset)
      let larger = TransitionChange.scale(by: 1 / scaleInBack)
      return [
        .immediately(appearing: TransitionChange(translation: offset)),
        TransitionStep(duration: 0.2, appearing: smaller, disappearing: smaller),
        TransitionStep(duration: 0.2, appearing: moved, disappearing: moved),
        TransitionStep(duration: 0.2, appearing: larger, disappearing: larger),
        .immediately(disappearing: .hide),
      ]
    }
  }

  /// The view pushes what was there up and out.
  public static let pushFromBottom = push(from: .bottom)
  /// The view pushes what was there down and out.
  public static let pushFromTop = push(from: .top)
  /// The view pushes what was there out to the right.
  public static let pushFromLeft = push(from: .left)
  /// The view pushes what was there out to the left.
  public static let pushFromRight = push(from: .right)
  /// The view pushes what was there out at the leading edge, as a navigation does.
  public static let pushFromTrailing = push(from: .trailing)
  /// The view pushes what was there out at the trailing edge.
  public static let pushFromLeading = push(from: .leading)
}
