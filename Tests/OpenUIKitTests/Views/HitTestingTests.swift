import NestTesting
import OpenUIKit
import Testing

struct HitTestingTests {
  /// The documented algorithm, with conversion by the root that `convert(_:from:)` takes.
  private func expected(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01,
      view.point(inside: point, with: nil)
    else { return nil }
    for subview in view.subviews.reversed() {
      if let hit = expected(subview, subview.convert(point, from: view)) { return hit }
    }
    return view
  }

  @Test(
    "R16.2 a hit test finds what a search of every view finds", arguments: try DriverSeeds(1...40))
  func sameAsAskingAll(seed: UInt64) throws {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    host.window.isHidden = false
    var random = SeededGenerator(seed: seed)
    var views = [host.window as UIView]
    for number in 0..<60 {
      let view = number.isMultiple(of: 3) ? UILabel() : number.isMultiple(of: 7) ? Wide() : UIView()
      view.frame = CGRect(
        x: .random(in: -30...120, using: &random), y: .random(in: -30...120, using: &random),
        width: .random(in: 5...150, using: &random), height: .random(in: 5...150, using: &random))
      view.isUserInteractionEnabled = Int.random(in: 0..<5, using: &random) > 0
      view.isHidden = Int.random(in: 0..<9, using: &random) == 0
      view.bounds.origin.x = Int.random(in: 0..<4, using: &random) == 0 ? 10 : 0
      if Int.random(in: 0..<4, using: &random) == 0 {
        view.transform = CGAffineTransform(rotationAngle: .random(in: 0...6, using: &random))
      }
      if Int.random(in: 0..<9, using: &random) == 0 {
        view.layer.sublayerTransform = CATransform3DMakeScale(0.5, 2, 1)
      }
      if Int.random(in: 0..<9, using: &random) == 0 {
        view.layer.anchorPoint = CGPoint(x: 0, y: 1)
      }
      views.randomElement(using: &random)?.addSubview(view)
      views.append(view)
    }

    for _ in 0..<200 {
      let point = CGPoint(
        x: .random(in: -20...220, using: &random), y: .random(in: -20...220, using: &random))
      #expect(host.window.hitTest(point, with: nil) === expected(host.window, point))
    }
  }

  @Test("UIKit 7.3 a subview inserted above another one stays below layers that belong to no view")
  func aboveSubview() {
    let (parent, back, front) = (UIView(), UIView(), UIView())
    let layer = CALayer()
    parent.addSubview(back)
    parent.layer.addSublayer(layer)

    parent.insertSubview(front, aboveSubview: back)

    #expect(parent.layer.sublayers == [back.layer, front.layer, layer])
    parent.addSubview(back)
    #expect(parent.layer.sublayers == [front.layer, layer, back.layer])
  }
}

/// Takes touches outside its bounds.
private final class Wide: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}
