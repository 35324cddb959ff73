import NestTesting
import OpenUIKit
import Testing

/// A shown white window with a box in it that shows one of two faces.
private struct Stage {
  let host: TestHost
  let box = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 60))
  let front = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
  let back = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 60))

  init() throws {
    host = try TestHost(size: CGSize(width: 120, height: 100))
    host.window.backgroundColor = .white
    host.window.makeKeyAndVisible()
    for (face, text, color) in [(front, "Front", UIColor.systemBlue), (back, "Back", .systemRed)] {
      face.text = text
      face.textAlignment = .center
      face.textColor = .white
      face.backgroundColor = color
    }
    box.addSubview(front)
    host.window.addSubview(box)
    host.commit()
  }

  func swap() {
    front.removeFromSuperview()
    box.addSubview(back)
  }

  /// Red, green and blue of a pixel of the screen, 0 to 255.
  func pixel(_ x: Int, _ y: Int) throws -> [Int] {
    let value = try host.snapshot().bitmap.pixel(x: x, y: y)
    return [Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255)]
  }
}

struct UIViewTransitionTests {
  @Test("a dissolve mixes the old and the new look by time, and ends with the view itself")
  func crossDissolve() throws {
    let stage = try Stage()
    var finished: [Bool] = []

    UIView.transition(
      with: stage.box, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: stage.swap, completion: { finished.append($0) })
    let model = stage.box.subviews
    stage.host.advance(by: 0)
    let start = try stage.pixel(25, 25)
    stage.host.advance(by: 0.5)
    let middle = try stage.pixel(25, 25)
    let before = finished
    stage.host.advance(by: 0.5)

    #expect(model == [stage.back])
    #expect(start == [0, 122, 255])
    #expect(middle == [128, 91, 151])
    #expect(before == [])
    #expect(finished == [true])
    #expect(try stage.pixel(25, 25) == [255, 59, 48])
    #expect(stage.host.window.layer.sublayers == [stage.box.layer])
    #expect(stage.host.isIdle)
  }

  @Test("R10.1 flips turn the named edge forward", arguments: ["left", "right", "top", "bottom"])
  func flips(side: String) throws {
    let options: [String: UIView.AnimationOptions] = [
      "left": .transitionFlipFromLeft, "right": .transitionFlipFromRight,
      "top": .transitionFlipFromTop, "bottom": .transitionFlipFromBottom,
    ]
    let stage = try Stage()

    UIView.transition(
      with: stage.box, duration: 1, options: [options[side] ?? [], .curveLinear],
      animations: stage.swap)
    stage.host.advance(by: 0)
    stage.host.advance(by: 0.3)
    try stage.host.expectPicture("transition-flip-\(side)-30")
    stage.host.advance(by: 0.4)
    try stage.host.expectPicture("transition-flip-\(side)-70")
    stage.host.advance(by: 0.3)

    #expect(try stage.pixel(25, 25) == [255, 59, 48])
    #expect(stage.host.window.layer.sublayers == [stage.box.layer])
  }

  @Test("a flip of the view itself looks as one of its picture")
  func liveFlip() throws {
    let pictures = try [UIView.AnimationOptions(), .allowAnimatedContent].map { option in
      let stage = try Stage()
      UIView.transition(
        with: stage.box, duration: 1, options: [.transitionFlipFromLeft, .curveLinear, option],
        animations: stage.swap)
      stage.host.advance(by: 0)
      stage.host.advance(by: 0.7)
      let picture = try stage.host.snapshot()
      stage.host.advance(by: 0.3)
      #expect(stage.box.layer.isDoubleSided)
      #expect(stage.box.layer.animationKeys() == nil)
      #expect(stage.host.window.layer.sublayers == [stage.box.layer])
      return picture
    }

    try ReferencePictures().expect(
      pictures[1], toEqual: pictures[0], name: "transition-flip-live",
      tolerance: PixelTolerance(component: 40, share: 0.02))
  }

  @Test("from one view to another: the first leaves, the second takes its place")
  func fromTo() throws {
    let stage = try Stage()
    let above = UIView()
    stage.box.addSubview(above)
    var finished: [Bool] = []

    UIView.transition(
      from: stage.front, to: stage.back, duration: 0.4, options: .transitionFlipFromLeft,
      completion: { finished.append($0) })
    let during = stage.box.subviews
    stage.host.advance(by: 0.4)

    #expect(during == [stage.back, above])
    #expect(stage.front.superview == nil)
    #expect(finished == [true])
  }

  @Test("showHideTransitionViews hides and shows instead")
  func showHide() throws {
    let stage = try Stage()
    stage.back.isHidden = true
    stage.box.addSubview(stage.back)

    UIView.transition(
      from: stage.front, to: stage.back, duration: 0.4,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    stage.host.advance(by: 0.4)

    #expect(stage.box.subviews == [stage.front, stage.back])
    #expect([stage.front, stage.back].map(\.isHidden) == [true, false])
  }

  @Test("R1.4 without duration, window or superview the completion is called in the next turn")
  func nothingToShow() throws {
    let stage = try Stage()
    var log: [String] = []

    UIView.transition(
      with: stage.box, duration: 0, options: .transitionCrossDissolve, animations: stage.swap,
      completion: { log.append("zero \($0)") })
    UIView.transition(
      with: UIView(), duration: 1, options: .transitionCrossDissolve, animations: {},
      completion: { log.append("outside \($0)") })
    UIView.transition(
      from: UIView(), to: UIView(), duration: 1, options: .transitionCrossDissolve,
      completion: { log.append("homeless \($0)") })
    let inline = log
    stage.host.commit()

    #expect(inline == [])
    #expect(log == ["zero true", "outside true", "homeless false"])
    #expect(stage.box.subviews == [stage.back])
  }

  @Test("a view that is removed in the middle ends its transition as not finished")
  func takenAway() throws {
    let stage = try Stage()
    var finished: [Bool] = []
    UIView.transition(
      with: stage.box, duration: 1, options: .transitionFlipFromTop, animations: stage.swap,
      completion: { finished.append($0) })
    stage.host.advance(by: 0.5)

    stage.box.removeFromSuperview()
    stage.host.advance(by: 0.1)

    #expect(finished == [false])
    #expect(stage.host.window.layer.sublayers == nil)
    #expect(try stage.pixel(60, 50) == [255, 255, 255])
  }

  @Test("touches do not reach a view during its transition")
  func touches() throws {
    let stage = try Stage()
    stage.front.isUserInteractionEnabled = true
    let point = CGPoint(x: 30, y: 30)

    UIView.transition(
      with: stage.box, duration: 1, options: .transitionCrossDissolve, animations: {})
    stage.host.advance(by: 0.5)
    let during = stage.host.window.hitTest(point, with: nil)
    stage.host.advance(by: 0.5)

    #expect(during === stage.host.window)
    #expect(stage.host.window.hitTest(point, with: nil) === stage.front)
  }
}
