import NestTesting
import Testing

@testable import OpenUIKit

/// The pictures that a property animator shows.
@Suite struct PropertyAnimatorPictureTests {
  @Test("A strip of fractions: in between, at the end, reversed, stopped and finished at the start")
  func strip() throws {
    let stage = try Stage()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { stage.change() }
    animator.addAnimations({ stage.dot.alpha = 0 }, delayFactor: 0.5)
    animator.scrubsLinearly = false

    var pictures = try [0, 0.15, 0.3, 1].map { try stage.picture(animator, at: $0) }
    animator.isReversed = true
    pictures.append(try stage.picture(animator, at: 0.85))
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    pictures.append(try stage.host.snapshot())

    try ReferencePictures().expect(stage.strip(of: pictures), toMatch: "property-animator")
  }
}

/// A window with a card that turns, grows and moves, and a dot that fades.
private struct Stage {
  let host: TestHost
  let card = UIView(frame: CGRect(x: 8, y: 10, width: 30, height: 20))
  let dot = UIView(frame: CGRect(x: 8, y: 60, width: 12, height: 12))

  init() throws {
    host = try TestHost(size: CGSize(width: 100, height: 80))
    host.window.backgroundColor = .white
    host.window.makeKeyAndVisible()
    card.backgroundColor = .systemBlue
    dot.backgroundColor = .systemRed
    dot.layer.cornerRadius = 6
    host.window.addSubview(card)
    host.window.addSubview(dot)
    host.commit()
  }

  func change() {
    card.center = CGPoint(x: 65, y: 40)
    card.bounds.size = CGSize(width: 40, height: 40)
    card.transform = CGAffineTransform(rotationAngle: .pi / 4)
    card.layer.cornerRadius = 10
    card.backgroundColor = .systemGreen
    dot.center.x = 80
  }

  func picture(_ animator: UIViewPropertyAnimator, at fraction: CGFloat) throws -> CGImage {
    animator.fractionComplete = fraction
    host.commit()
    return try host.snapshot()
  }

  /// Pictures side by side, with a line between them.
  func strip(of pictures: [CGImage]) throws -> CGImage {
    let size = CGSize(width: 101 * pictures.count, height: 80)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let strip = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      for (index, picture) in pictures.enumerated() {
        UIImage(cgImage: picture).draw(at: CGPoint(x: 101 * index, y: 0))
      }
    }
    return try #require(strip.cgImage)
  }
}
