import NestKit
import NestTesting
import OpenUIKit

/// A card, a badge and a layer without a view in a window, and what a player reports.
final class AnimationFixture {
  let host: TestHost
  let card = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 20))
  let badge = UIView(frame: CGRect(x: 100, y: 30, width: 20, height: 20))
  let layer = CALayer()
  private(set) var log: [String] = []

  init() throws {
    host = try TestHost(size: CGSize(width: 200, height: 100))
    host.show(UIViewController())
    layer.frame = CGRect(x: 150, y: 30, width: 20, height: 20)
    host.turn {
      host.window.addSubview(card)
      host.window.addSubview(badge)
      host.window.layer.addSublayer(layer)
    }
  }

  /// A player that reports to the log.
  func player(_ steps: [AnimationStep], looped: Bool = false) -> AnimationPlayer {
    let sequence = AnimationSequence(steps)
    let player = AnimationPlayer(looped ? sequence.looped : sequence)
    player.eventHandler = { [weak self] in self?.log.append(AnimationFixture.text($0)) }
    return player
  }

  /// Plays, and reports the outcome to the log.
  func play(
    _ player: AnimationPlayer, _ direction: AnimationPlayer.Direction = .forward,
    animated: Bool = true, delay: TimeInterval = 0, startTime: TimeInterval = 0,
    repetition: AnimationRepetition = .once
  ) {
    host.turn {
      player.play(
        direction, animated: animated, delay: delay, startTime: startTime, repetition: repetition
      ) { [weak self] in self?.log.append("\($0)") }
    }
  }

  /// The log in one line, which is empty afterwards.
  func takeLog() -> String {
    defer { log = [] }
    return log.joined(separator: " ")
  }

  /// An event in short: `(` and `)` for all of it, `[` and `]` for a step; `!` without animation.
  private static func text(_ event: AnimationEvent) -> String {
    switch event {
    case .willBegin(let isAnimated): "(" + (isAnimated ? "" : "!")
    case .willBeginStep(let step, let isAnimated): "[\(step)" + (isAnimated ? "" : "!")
    case .didEndStep(let step, let isAnimated): "\(step)]" + (isAnimated ? "" : "!")
    case .didEnd(let isAnimated): ")" + (isAnimated ? "" : "!")
    }
  }

  /// Returns the presentation layer of a layer, or the layer itself if there is none.
  func presented(_ layer: CALayer) -> CALayer { layer.presentation() ?? layer }

  /// How far the card has moved to the right, rounded.
  var x: CGFloat { presented(card.layer).transform.m41.rounded() }
}

/// The values of a layer that an animation may change; they are compared exactly.
struct ExactValues: Equatable {
  let bounds: CGRect
  let position: CGPoint
  let anchorPoint: CGPoint
  let transform: [CGFloat]
  let opacity: Float
  let isHidden: Bool
  let perspective: [CGFloat]

  init(_ layer: CALayer) {
    bounds = layer.bounds
    position = layer.position
    anchorPoint = layer.anchorPoint
    transform = ExactValues.numbers(layer.transform)
    opacity = layer.opacity
    isHidden = layer.isHidden
    perspective = ExactValues.numbers(layer.sublayerTransform)
  }

  private static func numbers(_ matrix: CATransform3D) -> [CGFloat] {
    [
      matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23,
      matrix.m24, matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42,
      matrix.m43, matrix.m44,
    ]
  }
}
