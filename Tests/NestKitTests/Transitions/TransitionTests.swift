import NestKit
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The published table of the built-in transitions, in a region of 300 × 500 points.
@Suite struct TransitionTests {
  private typealias Frame = TransitionKeyFrames.Frame
  private typealias Segment = TransitionKeyFrames.Segment
  private let bounds = CGRect(x: 0, y: 0, width: 300, height: 500)

  private func pose(_ changes: TransitionChange...) -> TransitionPose {
    changes.reduce(.identity) { $0.applying($1) }
  }

  private nonisolated static let offsets: [TransitionEdge: (CGFloat, CGFloat)] = [
    .bottom: (0, 500), .top: (0, -500), .left: (-300, 0), .right: (300, 0),
    .topLeft: (-300, -500), .topRight: (300, -500), .bottomLeft: (-300, 500),
    .bottomRight: (300, 500),
  ]

  @Test("R10.2 Geometries of the same numbers are one in a set, others are not")
  func geometries() {
    let larger = CGRect(x: 0, y: 0, width: 300, height: 501)

    let geometries: Set = [
      TransitionGeometry(bounds: bounds), TransitionGeometry(bounds: bounds),
      TransitionGeometry(bounds: bounds, layoutDirection: .rightToLeft),
      TransitionGeometry(bounds: larger),
    ]

    #expect(geometries.count == 3)
  }

  @Test("R10.1 None does nothing in no time")
  func none() {
    let keyFrames = Transition.none.keyFrames(in: bounds)

    #expect(keyFrames.frames == [.identity])
    #expect(keyFrames.segments == [])
    #expect(keyFrames.duration == 0)
  }

  @Test("R10.1 Cover: the view appears from its side over what stays", arguments: offsets.keys)
  func cover(edge: TransitionEdge) throws {
    let (x, y) = try #require(Self.offsets[edge])

    let keyFrames = Transition.cover(from: edge).keyFrames(in: bounds)

    #expect(
      keyFrames.frames == [
        .identity, Frame(appearing: pose(.move(x: x, y: y))), .identity,
      ])
    #expect(
      keyFrames.segments == [
        Segment(duration: 0, curve: .linear), Segment(duration: 0.4, curve: .easeInOut),
      ])
  }

  @Test(
    "R10.1 Push: what was there leaves on the other side and is invisible then",
    arguments: [TransitionEdge.bottom, .top, .left, .right])
  func push(edge: TransitionEdge) throws {
    let (x, y) = try #require(Self.offsets[edge])

    let keyFrames = Transition.push(from: edge).keyFrames(in: bounds)

    #expect(
      keyFrames.frames == [
        .identity,
        Frame(appearing: pose(.move(x: x, y: y))),
        Frame(disappearing: pose(.move(x: -x, y: -y))),
        Frame(disappearing: pose(.move(x: -x, y: -y), .hide)),
      ])
    #expect(
      keyFrames.segments == [
        Segment(duration: 0, curve: .linear), Segment(duration: 0.4, curve: .easeInOut),
        Segment(duration: 0, curve: .linear),
      ])
  }

  @Test("R10.1 Cross-dissolve: one fades in, the other out")
  func crossDissolve() {
    let keyFrames = Transition.crossDissolve.keyFrames(in: bounds)

    #expect(
      keyFrames.frames == [
        .identity, Frame(appearing: pose(.fade(to: 0))), Frame(disappearing: pose(.fade(to: 0))),
      ])
    #expect(keyFrames.duration == 0.4)
  }

  @Test("R10.1 Emerge: the view grows and fades in, and is exactly in its place then")
  func emerge() {
    let keyFrames = Transition.emergeFromCenter.keyFrames(in: bounds)

    #expect(
      keyFrames.frames == [
        .identity, Frame(appearing: pose(.scale(by: 0.8), .fade(to: 0))), .identity,
      ])
    #expect(keyFrames.duration == 0.4)
  }

  @Test("R10.1 Flip: a card turns about its axis, seen from four times its extent")
  func flip() {
    let table: [(Transition, TransitionVector, sign: CGFloat, CGFloat)] = [
      (.flipVertically, TransitionVector(y: 1), 1, 1200),
      (.flipVerticallyFromRight, TransitionVector(y: 1), -1, 1200),
      (.flipHorizontally, TransitionVector(x: 1), 1, 2000),
      (.flipHorizontallyFromTop, TransitionVector(x: 1), -1, 2000),
    ]
    for (transition, axis, sign, eye) in table {
      func turn(_ angle: CGFloat, back: CGFloat = 0, _ isVisible: Bool) -> TransitionPose {
        pose(
          TransitionChange(
            translation: TransitionVector(z: -back),
            rotation: TransitionRotation(angle: sign * angle, axis: axis), isVisible: isVisible))
      }
      let quarter = CGFloat.pi / 2

      let keyFrames = transition.keyFrames(in: bounds)

      #expect(
        keyFrames.frames == [
          .identity,
          Frame(appearing: turn(-.pi, false), eyeDistance: eye),
          Frame(
            appearing: turn(-quarter, back: eye / 5, false),
            disappearing: turn(quarter, back: eye / 5, true), eyeDistance: eye),
          Frame(
            appearing: turn(-quarter, back: eye / 5, true),
            disappearing: turn(quarter, back: eye / 5, false), eyeDistance: eye),
          Frame(disappearing: turn(.pi, false), eyeDistance: eye),
        ], "\(transition)")
      #expect(
        keyFrames.segments == [
          Segment(duration: 0, curve: .linear), Segment(duration: 0.3, curve: .easeIn),
          Segment(duration: 0, curve: .linear), Segment(duration: 0.3, curve: .easeOut),
        ], "\(transition)")
    }
  }

  @Test("R10.1 Curl: one side is rolled up to the top, the other stays")
  func curl() {
    let up = Transition.curlUp.keyFrames(in: bounds)
    let down = Transition.curlDown.keyFrames(in: bounds)

    #expect(up.frames == [.identity, Frame(disappearing: pose(.curl(to: 1)))])
    #expect(up.segments == [Segment(duration: 0.4, curve: .easeInOut)])
    #expect(down.frames == [.identity, Frame(appearing: pose(.curl(to: 1))), .identity])
    #expect(
      down.segments == [
        Segment(duration: 0, curve: .linear), Segment(duration: 0.4, curve: .easeInOut),
      ])
    #expect(pose(.curl(to: 7)).curl == 1 && pose(.curl(to: -7)) == .identity)
  }

  // MARK: Every transition

  @Test("R10.1 The list of all transitions names each of the 52 styles once")
  func allTransitions() {
    let sides = ["bottom", "top", "left", "right"]
    let all = sides + ["top left", "top right", "bottom left", "bottom right"]
    let hinged = [
      "horizontally from bottom", "horizontally from top", "vertically from left",
      "vertically from right",
    ]

    let names: [String] =
      ["none"] + all.map { "cover from \($0)" } + all.map { "cover from \($0), push to back" }
      + ["fade in", "fade in, push to back", "cross-dissolve"]
      + sides.map { "push from \($0)" } + sides.map { "push from \($0), fade in" }
      + sides.map { "push to back from \($0)" } + sides.map { "flow from \($0)" }
      + [
        "emerge from center", "emerge from center, push to back", "flip vertically",
        "flip vertically from right", "flip horizontally", "flip horizontally from top",
      ]
      + hinged.flatMap { ["rotate \($0) clockwise", "rotate \($0) counterclockwise"] }
      + ["curl up", "curl down"]

    #expect(Transition.allTransitions.map(\.name) == names)
    #expect(names.count == 52)
    #expect(Set(names).count == 52)
  }

  @Test("R10.2 The appearing view is exactly in its place in the end", arguments: sizes)
  func endOfTheAppearing(size: CGSize) {
    for transition in Transition.allTransitions {
      let last = transition.keyFrames(in: CGRect(origin: .zero, size: size)).last
      #expect(last.appearing == .identity, "\(transition) in \(size)")
      #expect(CATransform3DIsIdentity(last.appearing.transform), "\(transition) in \(size)")
    }
  }

  @Test("R10.2 After the inverse everything is exactly at identity", arguments: sizes)
  func endOfTheInverse(size: CGSize) {
    for transition in Transition.allTransitions {
      let bounds = CGRect(origin: .zero, size: size)
      let forward = transition.keyFrames(in: bounds)
      let inverse = transition.inverseKeyFrames(in: bounds)

      #expect(inverse.frames == forward.frames.reversed(), "\(transition)")
      #expect(inverse.frames.first == forward.last, "\(transition)")
      #expect(inverse.last == .identity, "\(transition)")
      #expect(
        inverse.segments.map(\.curve) == forward.segments.reversed().map(\.curve.mirrored),
        "\(transition)")
      #expect(inverse.inverse == forward, "\(transition)")
    }
  }

  @Test("R10.3 A given duration scales every step and moves nothing")
  func scaledDuration() {
    for transition in Transition.allTransitions where transition.keyFrames(in: bounds).duration > 0
    {
      let natural = transition.keyFrames(in: bounds)
      let scaled = transition.lasting(natural.duration * 5).keyFrames(in: bounds)

      #expect(scaled.frames == natural.frames, "\(transition)")
      #expect(
        zip(scaled.segments, natural.segments).allSatisfy {
          abs($0.duration - $1.duration * 5) < 1e-12
        }, "\(transition)")
      let inverse = transition.lasting(3).inverseKeyFrames(in: bounds)
      #expect(abs(inverse.duration - 3) < 1e-12, "\(transition)")
    }
  }

  @Test("R10.3 A transition with a duration of its own takes it, the last one that it was given")
  func ownDuration() {
    let slow = Transition.pushFromRight.lasting(3)

    #expect(slow.duration == 3 && slow.id == Transition.pushFromRight.id)
    #expect(abs(slow.keyFrames(in: bounds).duration - 3) < 1e-12)
    #expect(abs(slow.inverseKeyFrames(in: bounds).duration - 3) < 1e-12)
    #expect(abs(slow.lasting(0.2).keyFrames(in: bounds).duration - 0.2) < 1e-12)
    let natural = Transition.pushFromRight.keyFrames(in: bounds).duration
    #expect(slow.lasting(nil).keyFrames(in: bounds).duration == natural)
    #expect(Transition.none.lasting(3).keyFrames(in: bounds).duration == 0)
    for bad in [-1, TimeInterval.nan, .infinity] {
      #expect(slow.lasting(bad).keyFrames(in: bounds).duration == natural)
    }
  }

  @Test("R10.2 A transition with an inverse of its own starts that where it has ended")
  func ownInverse() {
    let transition = Transition(
      "custom", inverse: { _ in [TransitionStep(duration: 2, appearing: .fade(to: 0))] },
      steps: { _ in [TransitionStep(duration: 1, disappearing: .move(x: 50))] })

    let inverse = transition.inverseKeyFrames(in: bounds)

    #expect(
      inverse.frames == [
        Frame(disappearing: pose(.move(x: 50))),
        Frame(appearing: pose(.fade(to: 0)), disappearing: pose(.move(x: 50))),
      ])
    #expect(inverse.duration == 2)
  }

  private nonisolated static let sizes = [
    CGSize(width: 300, height: 500), CGSize(width: 393.3, height: 852.7),
    CGSize(width: 1, height: 1),
    CGSize(width: 0.1, height: 7777.7), .zero,
  ]
}
