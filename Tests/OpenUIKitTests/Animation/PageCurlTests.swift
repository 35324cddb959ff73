import AnimationMath
import NestTesting
import Testing

@testable import OpenUIKit

/// A shown window with a page in it that shows one of two sides.
private struct Stage {
  let host: TestHost
  let page = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 180))
  let front = Stage.side("Front", .systemBlue)
  let back = Stage.side("Back", .systemOrange)

  init() throws {
    host = try TestHost(size: CGSize(width: 160, height: 220))
    host.window.backgroundColor = .white
    host.window.makeKeyAndVisible()
    page.addSubview(front)
    host.window.addSubview(page)
    host.commit()
  }

  private static func side(_ name: String, _ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 180))
    view.backgroundColor = color
    for row in 0..<6 {
      let label = UILabel(frame: CGRect(x: 8, y: CGFloat(row) * 30, width: 104, height: 30))
      label.text = "\(name) \(row + 1)"
      label.textColor = .white
      view.addSubview(label)
    }
    return view
  }

  func swap() {
    front.removeFromSuperview()
    page.addSubview(back)
  }

  func run(_ options: UIView.AnimationOptions, completion: ((Bool) -> Void)? = nil) {
    UIView.transition(
      with: page, duration: 1, options: [.curveLinear, options], animations: swap,
      completion: completion)
    host.advance(by: 0)
  }

  /// Red, green and blue of a pixel of the screen, 0 to 255.
  func pixel(_ x: Int, _ y: Int) throws -> [Int] {
    let value = try host.snapshot().bitmap.pixel(x: x, y: y)
    return [Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255)]
  }

  /// The sum of the components.
  func brightness(_ x: Int, _ y: Int) throws -> Int { try pixel(x, y).reduce(0, +) }
}

@Suite struct PageCurlTests {
  static let blue = [0, 122, 255]
  static let orange = [255, 149, 0]

  // MARK: Shape

  private let curl = PageCurl(size: CGSize(width: 100, height: 480))

  /// Where a point in the middle of a strip is.
  private func place(_ strip: PageCurl.Strip, _ progress: CGFloat) -> (y: CGFloat, z: CGFloat) {
    let transform = curl.transform(of: strip, at: progress)
    return (strip.middle + transform.m42, transform.m43)
  }

  @Test("R10.1 UIKit 9 A curl begins with a flat page, lets nothing of it stay, and never tears it")
  func sequence() {
    let strips = curl.strips(scale: 1)

    for strip in strips {
      #expect(CATransform3DIsIdentity(curl.transform(of: strip, at: 0)))
      let end = place(strip, 1)
      #expect(end.y <= 0)
    }
    for progress in stride(from: CGFloat(0), through: 1, by: 0.05) {
      for (upper, lower) in zip(strips, strips.dropFirst()) {
        let (a, b) = (place(upper, progress), place(lower, progress))
        #expect(hypot(a.y - b.y, a.z - b.z) <= upper.height + 0.001)
        #expect(a.z <= b.z + 0.001)
      }
    }
  }

  @Test(
    "UIKit 9 The pieces of a page cover it without a gap, at whole pixels", arguments: [1, 2, 3])
  func strips(scale: CGFloat) {
    for height: CGFloat in [1, 7, 180, 180.5, 852] {
      let strips = PageCurl(size: CGSize(width: 10, height: height)).strips(scale: scale)

      var top: CGFloat = 0
      for strip in strips {
        #expect(abs(strip.top - top) < 1e-9)
        #expect(abs((strip.top * scale).rounded() - strip.top * scale) < 1e-9)
        top += strip.height
      }
      #expect(abs(top - height) < 1e-9)
      #expect(strips.count <= 49)
    }
    #expect(PageCurl(size: .zero).strips(scale: 1).isEmpty)
  }

  @Test("UIKit 9 The back of the page is paper, its face is shaded where it bends")
  func tones() {
    let strip = PageCurl.Strip(top: 470, height: 10)
    let tones = (0...100).map { curl.tone(of: strip, at: CGFloat($0) / 100) }

    #expect(tones.first == PageCurl.Tone(white: 0, alpha: 0))
    #expect(tones.last?.white ?? 0 > 0.95)
    for tone in tones { #expect((0...1).contains(tone.alpha) && (0...1).contains(tone.white)) }
  }

  // MARK: On screen

  @Test("R10.1 UIKit 9 A curl up turns the old page away", arguments: [0, 25, 50, 75, 100])
  func up(percent: Int) throws {
    let stage = try Stage()

    stage.run(.transitionCurlUp)
    stage.host.advance(by: Double(percent) / 100)

    try stage.host.expectPicture("transition-curl-up-\(percent)")
  }

  @Test("R10.1 UIKit 9 A curl down brings the new page", arguments: [0, 25, 50, 75, 100])
  func down(percent: Int) throws {
    let stage = try Stage()

    stage.run(.transitionCurlDown)
    stage.host.advance(by: Double(percent) / 100)

    try stage.host.expectPicture("transition-curl-down-\(percent)")
  }

  @Test(
    "UIKit 9 A curl begins with the old look and ends with the view itself",
    arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown],
    [UIView.AnimationOptions(), .allowAnimatedContent])
  func ends(style: UIView.AnimationOptions, content: UIView.AnimationOptions) throws {
    let stage = try Stage()
    var finished: [Bool] = []

    stage.run([style, content]) { finished.append($0) }
    let start = try (stage.pixel(25, 195), stage.pixel(25, 25))
    stage.host.advance(by: 0.5)
    let middle = try (stage.pixel(25, 195), stage.pixel(25, 25))
    let during = finished
    stage.host.advance(by: 0.5)

    #expect(start.0 == Self.blue && start.1 == Self.blue)
    // The lower end shows the page below, the upper one the page that is bent.
    let isUp = style == .transitionCurlUp
    #expect(middle.0 == (isUp ? Self.orange : Self.blue))
    #expect(middle.1 != (isUp ? Self.orange : Self.blue))
    #expect(during == [])
    #expect(finished == [true])
    #expect(try stage.pixel(25, 195) == Self.orange)
    #expect(stage.host.window.layer.sublayers == [stage.page.layer])
    #expect(stage.page.layer.animationKeys() == nil)
    #expect(stage.host.isIdle)
  }

  @Test(
    "UIKit 9 Live content continues moving on the page below and on the bent page",
    arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown])
  func live(style: UIView.AnimationOptions) throws {
    let stage = try Stage()
    let mark = UIView(frame: CGRect(x: 110, y: 0, width: 10, height: 180))
    mark.backgroundColor = .black
    stage.back.addSubview(mark)

    UIView.transition(
      with: stage.page, duration: 1, options: [.curveLinear, .allowAnimatedContent, style],
      animations: {
        stage.swap()
        mark.frame.origin.x = 0
      })
    stage.host.advance(by: 0)
    stage.host.advance(by: 0.6)

    // At 60 % of its movement the mark is at 44 to 54.
    let y = style == .transitionCurlUp ? 190 : 24
    let (at, beside) = try (stage.brightness(20 + 49, y), stage.brightness(20 + 112, y))
    #expect(at < beside / 2)
  }

  @Test(
    "UIKit 9 A curl that is aborted ends as not finished and leaves nothing behind",
    arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown])
  func cutOff(style: UIView.AnimationOptions) throws {
    let stage = try Stage()
    var finished: [Bool] = []
    stage.run([style, .allowAnimatedContent]) { finished.append($0) }
    stage.host.advance(by: 0.4)

    stage.page.removeFromSuperview()
    stage.host.advance(by: 0.1)

    #expect(finished == [false])
    #expect(stage.host.window.layer.sublayers == nil)
    #expect(stage.host.isIdle)
  }

  @Test(
    "UIKit 9 A page of no size, and one of a single point, are curled without a word",
    arguments: [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 40, height: 0.5)])
  func tiny(size: CGSize) throws {
    let stage = try Stage()
    var finished: [Bool] = []
    stage.page.frame.size = size

    stage.run(.transitionCurlUp) { finished.append($0) }
    stage.host.advance(by: 1)

    #expect(finished == [true])
  }
}
