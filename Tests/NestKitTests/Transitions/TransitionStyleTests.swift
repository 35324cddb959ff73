import NestKit
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The published table of the built-in transitions, continued: those that push to the back, fade
/// in, flow and rotate, in a region of 300 × 500 points.
@Suite struct TransitionStyleTests {
  private typealias Frame = TransitionKeyFrames.Frame
  private typealias Segment = TransitionKeyFrames.Segment
  private let bounds = CGRect(x: 0, y: 0, width: 300, height: 500)

  private func pose(_ changes: TransitionChange...) -> TransitionPose {
    changes.reduce(.identity) { $0.applying($1) }
  }

  private nonisolated static let offsets: [TransitionEdge: (CGFloat, CGFloat)] = [
    .bottom: (0, 500), .top: (0, -500), .left: (-300, 0), .right: (300, 0),
  ]

  private func segments(_ durations: TimeInterval...) -> [Segment] {
    durations.map { Segment(duration: $0, curve: $0 == 0 ? .linear : .easeInOut) }
  }

  @Test("Containers 3 Pushed to the back, what is covered becomes a twentieth smaller")
  func pushToBackBehind() {
    let table: [(Transition, Transition)] = [
      (.cover(from: .bottom, pushesToBack: true), .coverFromBottom),
      (.cover(from: .topLeft, pushesToBack: true), .coverFromTopLeft),
      (.fadeInPushingToBack, .fadeIn),
      (.emergeFromCenterPushingToBack, .emergeFromCenter),
    ]
    for (transition, plain) in table {
      var frames = plain.keyFrames(in: bounds).frames
      frames[2].disappearing = pose(.scale(by: 0.95))

      #expect(transition.keyFrames(in: bounds).frames == frames, "\(transition)")
      #expect(
        transition.keyFrames(in: bounds).segments == plain.keyFrames(in: bounds).segments,
        "\(transition)")
    }
  }

  @Test("Containers 3 Fade in: the view fades in over what stays as it is")
  func fadeIn() {
    let keyFrames = Transition.fadeIn.keyFrames(in: bounds)

    #expect(
      keyFrames.frames == [.identity, Frame(appearing: pose(.fade(to: 0))), .identity])
    #expect(keyFrames.segments == segments(0, 0.4))
  }

  @Test(
    "Containers 3 Push, fade in: one moves out, then the other fades in", arguments: offsets.keys)
  func pushFadingIn(edge: TransitionEdge) throws {
    let (x, y) = try #require(Self.offsets[edge])

    let keyFrames = Transition.pushFadingIn(from: edge).keyFrames(in: bounds)

    let away = pose(.move(x: -x, y: -y))
    #expect(
      keyFrames.frames == [
        .identity, Frame(appearing: pose(.fade(to: 0))),
        Frame(appearing: pose(.fade(to: 0)), disappearing: away),
        Frame(disappearing: away.applying(.fade(to: 0))),
      ])
    #expect(keyFrames.segments == segments(0, 0.4, 0.2))
  }

  @Test(
    "Containers 3 Push to back: what moves out becomes half as large, and is invisible then",
    arguments: offsets.keys)
  func pushToBack(edge: TransitionEdge) throws {
    let (x, y) = try #require(Self.offsets[edge])

    let keyFrames = Transition.pushToBack(from: edge).keyFrames(in: bounds)

    let away = pose(.move(x: -x, y: -y), .scale(by: 0.5))
    #expect(
      keyFrames.frames == [
        .identity, Frame(appearing: pose(.move(x: x, y: y))), Frame(disappearing: away),
        Frame(disappearing: away.applying(.hide)),
      ])
    #expect(keyFrames.segments == segments(0, 0.4, 0))
  }

  @Test(
    "Containers 3 Flow: both become smaller, move, and have their size again",
    arguments: offsets.keys)
  func flow(edge: TransitionEdge) throws {
    let (x, y) = try #require(Self.offsets[edge])

    let keyFrames = Transition.flow(from: edge).keyFrames(in: bounds)

    let (outside, away) = (pose(.move(x: x, y: y)), pose(.move(x: -x, y: -y)))
    let smaller = TransitionChange.scale(by: 0.95)
    #expect(
      keyFrames.frames == [
        .identity, Frame(appearing: outside),
        Frame(appearing: outside.applying(smaller), disappearing: pose(smaller)),
        Frame(appearing: pose(smaller), disappearing: away.applying(smaller)),
        Frame(disappearing: away), Frame(disappearing: away.applying(.hide)),
      ])
    #expect(keyFrames.segments == segments(0, 0.2, 0.2, 0.2, 0))
  }

  @Test("Containers 3 Rotate: two faces at a right angle rotate about their common edge")
  func rotate() {
    let (horizontal, vertical) = (TransitionVector(x: 1), TransitionVector(y: 1))
    let table: [(Transition, CGPoint, TransitionVector, CGFloat, isInFront: Bool)] = [
      (.rotateHorizontallyFromBottomClockwise, CGPoint(x: 0.5, y: 1), horizontal, 1, false),
      (.rotateHorizontallyFromBottomCounterclockwise, CGPoint(x: 0.5, y: 1), horizontal, -1, true),
      (.rotateHorizontallyFromTopClockwise, CGPoint(x: 0.5, y: 0), horizontal, 1, true),
      (.rotateHorizontallyFromTopCounterclockwise, CGPoint(x: 0.5, y: 0), horizontal, -1, false),
      (.rotateVerticallyFromLeftClockwise, CGPoint(x: 0, y: 0.5), vertical, 1, false),
      (.rotateVerticallyFromLeftCounterclockwise, CGPoint(x: 0, y: 0.5), vertical, -1, true),
      (.rotateVerticallyFromRightClockwise, CGPoint(x: 1, y: 0.5), vertical, 1, true),
      (.rotateVerticallyFromRightCounterclockwise, CGPoint(x: 1, y: 0.5), vertical, -1, false),
    ]
    for (transition, anchor, axis, sign, isInFront) in table {
      func rotated(by angle: CGFloat) -> TransitionPose {
        var change = TransitionChange(anchorPoint: anchor)
        if angle != 0 { change.rotation = TransitionRotation(angle: sign * angle, axis: axis) }
        return pose(change)
      }
      let eye: CGFloat = 1200

      let keyFrames = transition.keyFrames(in: bounds)

      #expect(
        keyFrames.frames == [
          .identity,
          Frame(
            appearing: rotated(by: -.pi / 2), disappearing: rotated(by: 0), eyeDistance: eye,
            isDisappearingInFront: isInFront),
          Frame(
            appearing: rotated(by: -.pi / 4), disappearing: rotated(by: .pi / 4), eyeDistance: eye,
            isDisappearingInFront: isInFront),
          Frame(
            appearing: rotated(by: 0), disappearing: rotated(by: .pi / 2), eyeDistance: eye,
            isDisappearingInFront: isInFront),
          Frame(disappearing: rotated(by: .pi / 2).applying(.hide), eyeDistance: eye),
        ], "\(transition)")
      #expect(
        keyFrames.segments == [
          Segment(duration: 0, curve: .linear), Segment(duration: 0.3, curve: .easeIn),
          Segment(duration: 0.3, curve: .easeOut), Segment(duration: 0, curve: .linear),
        ], "\(transition)")
    }
  }

  // MARK: Layout direction

  @Test(
    "R20.2 Containers 3.1 Leading and trailing depend on the layout direction, left and right do not"
  )
  func layoutDirection() {
    let leftToRight = TransitionGeometry(bounds: bounds)
    let rightToLeft = TransitionGeometry(bounds: bounds, layoutDirection: .rightToLeft)
    let families: [(TransitionEdge) -> Transition] = [
      { .cover(from: $0) }, { .push(from: $0) }, { .pushFadingIn(from: $0) },
      { .pushToBack(from: $0) }, { .flow(from: $0) },
    ]
    for family in families {
      #expect(
        family(.leading).keyFrames(in: leftToRight) == family(.left).keyFrames(in: leftToRight))
      #expect(
        family(.trailing).keyFrames(in: leftToRight) == family(.right).keyFrames(in: leftToRight))
      #expect(
        family(.leading).keyFrames(in: rightToLeft) == family(.right).keyFrames(in: leftToRight))
      #expect(
        family(.trailing).keyFrames(in: rightToLeft) == family(.left).keyFrames(in: leftToRight))
      for edge in TransitionEdge.sides {
        #expect(
          family(edge).keyFrames(in: rightToLeft) == family(edge).keyFrames(in: leftToRight))
      }
    }
  }

  // MARK: Displacement

  @Test("Containers 3.3 The displacement is what moves across the region, or nothing")
  func displacement() {
    let table: [(Transition, CGVector)] = [
      (.coverFromBottom, CGVector(dx: 0, dy: -500)), (.pushFromRight, CGVector(dx: -300, dy: 0)),
      (.coverFromTopLeft, CGVector(dx: 300, dy: 500)),
      (.pushFadingIn(from: .left), CGVector(dx: 300, dy: 0)),
      (.flow(from: .top), CGVector(dx: 0, dy: 500)), (.none, .zero), (.crossDissolve, .zero),
      (.emergeFromCenter, .zero), (.flipVertically, .zero),
      (.rotateVerticallyFromLeftClockwise, .zero),
    ]
    for (transition, expected) in table {
      #expect(transition.keyFrames(in: bounds).displacement == expected, "\(transition)")
      let inverse = transition.inverseKeyFrames(in: bounds).displacement
      #expect(inverse == CGVector(dx: 0 - expected.dx, dy: 0 - expected.dy), "\(transition)")
    }
  }
}
