import NestTesting
import Testing

@testable import OpenUIKit

/// The animations alongside the dismissal of a sheet that a finger drives.
@Suite struct SheetAlongsideTests {
  private let grip = CGPoint(x: 200, y: 100)

  /// A sheet with a view that is to disappear alongside, and the view.
  private func stage() throws -> (SheetStage, UIView) {
    let stage = try SheetStage()
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.sheet.view.addSubview(mark)
    stage.host.commit()
    stage.sheet.once(.viewWillDisappear) { [weak sheet = stage.sheet] in
      sheet?.transitionCoordinator?.animate(alongsideTransition: { _ in mark.alpha = 0 })
    }
    return (stage, mark)
  }

  private func opacity(_ view: UIView) -> Float {
    (view.layer.presentation() ?? view.layer).opacity
  }

  @Test("R15.1 UIKit 5.7 It follows the finger, not the clock, and returns with a cancelled drag")
  func cancelled() throws {
    let (stage, mark) = try stage()

    stage.host.dragDown(from: grip, by: 200)
    let dragged = opacity(mark)
    stage.host.advance(by: 2)
    #expect(dragged < 0.95 && dragged > 0.5)
    #expect(opacity(mark) == dragged)
    stage.host.rest(at: CGPoint(x: 200, y: 300))
    try stage.host.settle()

    #expect(mark.alpha == 1 && opacity(mark) == 1)
    #expect(stage.root.presentedViewController === stage.sheet)
  }

  @Test("R15.1 UIKit 5.7 It completes with a drag that dismisses")
  func finished() throws {
    let (stage, mark) = try stage()

    stage.host.dragDown(from: grip, by: 600)
    #expect(opacity(mark) < 0.5)
    stage.host.rest(at: CGPoint(x: 200, y: 700))
    try stage.host.settle()

    #expect(mark.alpha == 0)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test(
    "R15.1 UIKit 5.7 Whatever it changes, with animation or without, is restored with a cancelled drag"
  )
  func everyKind() throws {
    let (stage, mark) = try stage()
    let root = try #require(stage.root.view)
    let layer = CALayer()
    mark.layer.addSublayer(layer)
    stage.sheet.once(.viewWillDisappear) { [weak sheet = stage.sheet] in
      sheet?.transitionCoordinator?.animate(alongsideTransition: { _ in
        mark.layer.cornerRadius = 4
        mark.layer.anchorPoint = .zero
        mark.layer.sublayerTransform.m34 = 0.1
        layer.borderWidth = 3
        root.alpha = 0.5
        UIView.performWithoutAnimation {
          mark.isHidden = true
          mark.backgroundColor = .red
        }
      })
    }
    stage.host.commit()
    let before = [mark.layer, layer].map(\.modelValues)

    stage.host.dragDown(from: grip, by: 200)
    #expect([mark.layer, layer].map(\.modelValues) != before)
    #expect(opacity(root) < 0.95 && opacity(root) > 0.5)
    stage.host.rest(at: CGPoint(x: 200, y: 300))
    try stage.host.settle()

    #expect([mark.layer, layer].map(\.modelValues) == before)
    #expect(mark.backgroundColor == nil && root.alpha == 1 && opacity(root) == 1)
    #expect(stage.root.presentedViewController === stage.sheet)
  }

  @Test("R15.1 UIKit 5.7 A spinner on the sheet continues rotating under the finger")
  func spinner() throws {
    let (stage, mark) = try stage()
    let turn = CABasicAnimation(keyPath: "position.x")
    (turn.fromValue, turn.toValue, turn.duration) = (0, 100, 10)
    mark.layer.add(turn, forKey: nil)
    stage.host.commit()

    stage.host.dragDown(from: grip, by: 200)
    let start = mark.layer.presented.position.x
    stage.host.advance(by: 1)
    #expect(abs(mark.layer.presented.position.x - start - 10) < 1e-6)
    stage.host.rest(at: CGPoint(x: 200, y: 300))
    stage.host.advance(by: 1)
    #expect(mark.layer.presented.position.x > start + 19)
  }
}
