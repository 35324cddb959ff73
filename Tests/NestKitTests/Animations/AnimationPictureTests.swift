import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The appearance of an animation: a strip of its frames.
@Suite(.serialized) struct AnimationPictureTests {
  @Test(
    "R10.5 Containers 3.5 A card turns in perspective, grows, and moves with a layer and a badge")
  func strip() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 80))
    let controller = UIViewController()
    host.show(controller)
    controller.view.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    card.backgroundColor = .systemBlue
    let mark = UIView(frame: CGRect(x: 4, y: 4, width: 12, height: 8))
    mark.backgroundColor = .white
    card.addSubview(mark)
    let badge = UIView(frame: CGRect(x: 90, y: 5, width: 20, height: 12))
    badge.backgroundColor = .systemOrange
    let bar = CALayer()
    bar.frame = CGRect(x: 10, y: 70, width: 20, height: 6)
    bar.backgroundColor = UIColor.systemGreen.cgColor
    host.turn {
      controller.view.addSubview(card)
      controller.view.addSubview(badge)
      controller.view.layer.addSublayer(bar)
    }
    let player = AnimationPlayer(
      AnimationSequence([
        .immediately.changing(controller.view, eyeDistance: 150),
        AnimationStep(duration: 0.4, curve: .easeIn)
          .changing(card, by: .rotate(by: .pi / 3, about: TransitionVector(y: 1)))
          .changing(bar, by: .move(x: 40)),
        AnimationStep(duration: 0.4, curve: .easeOut)
          .changing(card, by: TransitionChange(translation: TransitionVector(x: 45)))
          .changing(bar, by: .move(x: 30)).changing(badge, by: .fade(to: 0.2)),
        AnimationStep(duration: 0.4)
          .changing(card, by: .rotate(by: -.pi / 3, about: TransitionVector(y: 1)))
          .changing(badge, frame: CGRect(x: 60, y: 2, width: 50, height: 8)),
      ]))
    var frames = [try host.snapshotImage()]

    host.turn { player.play() }
    for _ in 0..<6 {
      host.advance(by: 0.2)
      frames.append(try host.snapshotImage())
    }

    let width = 122 * CGFloat(frames.count) - 2
    let strip = UIGraphicsImageRenderer(size: CGSize(width: width, height: 80)).image { _ in
      for (index, frame) in frames.enumerated() {
        frame.draw(at: CGPoint(x: 122 * CGFloat(index), y: 0))
      }
    }
    try ReferencePictures(besides: #filePath).expect(
      #require(strip.cgImage), toMatch: "animation-strip")
  }
}
