import NestKit
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

@Suite struct TransitionPoseTests {
  @Test("R10.2 Moves add up, scales multiply, turns about one axis add up")
  func composition() {
    let y = TransitionVector(y: 1)
    let pose = TransitionPose.identity
      .applying(.move(x: 10, y: 5))
      .applying(.scale(by: 0.5))
      .applying(TransitionChange(rotation: TransitionRotation(angle: 1, axis: y)))
      .applying(.move(x: -4, z: 2))
      .applying(.scale(by: 3))
      .applying(TransitionChange(rotation: TransitionRotation(angle: 0.5, axis: y)))

    #expect(pose.translation == TransitionVector(x: 6, y: 5, z: 2))
    #expect(pose.scale == TransitionVector(x: 1.5, y: 1.5, z: 1))
    #expect(pose.rotations == [TransitionRotation(angle: 1.5, axis: y)])
  }

  @Test("Containers 4.19 Scaling back a hundred times leaves exactly the same size")
  func repeatedScaling() {
    var pose = TransitionPose.identity
    for factor in stride(from: CGFloat(0.5), to: 0.99, by: 0.005) {
      pose = pose.applying(.scale(by: factor)).applying(.scale(by: 1 / factor))
    }

    #expect(pose == .identity)
    #expect(CATransform3DIsIdentity(pose.transform))
  }

  @Test("Containers 4.11 Opacity stays between 0 and 1")
  func opacity() {
    #expect(TransitionPose.identity.applying(.fade(to: -1)).opacity == 0)
    #expect(TransitionPose.identity.applying(.fade(to: 2)).opacity == 1)
  }

  @Test("Containers 4.12 Turns with uneven scales are undone by the inverse")
  func unevenScale() throws {
    let odd = TransitionChange(
      scale: TransitionVector(x: 2, y: 0.3, z: 1),
      rotation: TransitionRotation(angle: 1.1, axis: TransitionVector(x: 1, y: 2, z: 3)))
    let transition = Transition("odd") { _ in
      [TransitionStep(duration: 1, appearing: odd), TransitionStep(duration: 1, appearing: odd)]
    }

    let inverse = transition.inverseKeyFrames(in: .zero)

    #expect(inverse.last == .identity)
    let first = try #require(inverse.frames.first)
    #expect(!CATransform3DIsIdentity(first.appearing.transform))
  }

  @Test("R10.2 The transform scales, then turns, then moves")
  func transform() {
    let pose = TransitionPose.identity.applying(
      TransitionChange(
        translation: TransitionVector(x: 7, y: 8, z: 9),
        scale: TransitionVector(x: 2, y: 2, z: 1),
        rotation: TransitionRotation(angle: 0.3, axis: TransitionVector(z: 1))))

    var expected = CATransform3DMakeScale(2, 2, 1)
    expected = CATransform3DConcat(expected, CATransform3DMakeRotation(0.3, 0, 0, 1))
    expected = CATransform3DConcat(expected, CATransform3DMakeTranslation(7, 8, 9))
    #expect(CATransform3DEqualToTransform(pose.transform, expected))
  }

  @Test("R10.2 A whole turn in parts is no turn")
  func wholeTurn() {
    let quarter = TransitionChange(
      rotation: TransitionRotation(angle: .pi / 2, axis: TransitionVector(y: 1)))
    let back = TransitionChange(
      rotation: TransitionRotation(angle: -.pi, axis: TransitionVector(y: 1)))

    let pose = TransitionPose.identity.applying(back).applying(quarter).applying(quarter)

    #expect(pose == .identity)
  }
}
