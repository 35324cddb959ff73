import NestKit
import NestTesting
import OpenUIKit

/// A stage in a window, and a player on it.
final class TransitionFixture {
  let host: TestHost
  let group = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 160))
  let appearing = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 160))
  let disappearing = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 160))
  let player: TransitionPlayer
  private(set) var ends = 0

  init(_ transition: Transition, duration: TimeInterval? = nil) throws {
    host = try TestHost(size: CGSize(width: 100, height: 160))
    host.show(UIViewController())
    group.addSubview(disappearing)
    group.addSubview(appearing)
    player = TransitionPlayer(
      transition.lasting(duration),
      on: TransitionStage(group: group, appearing: appearing, disappearing: disappearing))
    host.turn { host.window.addSubview(group) }
  }

  func play(_ direction: TransitionPlayer.Direction) {
    if direction == .inverse { player.showEnd() }
    host.turn { player.play(direction, animated: true) { self.ends += 1 } }
  }

  /// The x coordinates at which both views are presented.
  var positions: [CGFloat] {
    [appearing, disappearing].map { ($0.layer.presentation() ?? $0.layer).frame.minX.rounded() }
  }

  /// The x coordinate at which the appearing view is presented, not rounded.
  var x: CGFloat { (appearing.layer.presentation() ?? appearing.layer).frame.minX }

  /// The presentation values of all layers that a transition moves, as numbers.
  var presented: [CGFloat] {
    let perspective = (group.layer.presentation() ?? group.layer).sublayerTransform.m34
    return [appearing, disappearing].flatMap { view -> [CGFloat] in
      let layer = view.layer.presentation() ?? view.layer
      let transform = layer.transform
      return [
        transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22,
        transform.m23, transform.m24, transform.m31, transform.m32, transform.m33, transform.m34,
        transform.m41, transform.m42, transform.m43, transform.m44, CGFloat(layer.opacity),
        layer.position.x, layer.position.y, view.isHidden ? 1 : 0,
      ]
    } + [perspective]
  }
}
