#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

nonisolated extension Transition {
  /// The view fades in while what was there fades out. Takes 0.4 s.
  public static let crossDissolve = Transition("cross-dissolve") { _ in
    [
      .immediately(appearing: .fade(to: 0)),
      TransitionStep(duration: 0.4, appearing: .fade(to: 1), disappearing: .fade(to: 0)),
    ]
  }

  /// The view grows out of the centre, from four fifths of its size, and fades in. Takes 0.4 s.
  public static let emergeFromCenter = Transition("emerge from center") { _ in
    let small: CGFloat = 0.8
    var emerging = TransitionChange.scale(by: small)
    emerging.opacity = 0
    var grown = TransitionChange.scale(by: 1 / small)
    grown.opacity = 1
    return [
      .immediately(appearing: emerging),
      TransitionStep(duration: 0.4, appearing: grown),
    ]
  }
}
