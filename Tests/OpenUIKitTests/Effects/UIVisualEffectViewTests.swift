import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct UIVisualEffectViewTests {
  /// A window whose left half is red and whose right half is blue, with a view over the middle.
  private struct Fixture {
    let host: TestHost
    let view: UIVisualEffectView
    let right = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 80))

    init(_ effect: UIVisualEffect?) throws {
      host = try TestHost(size: CGSize(width: 100, height: 80))
      view = UIVisualEffectView(effect: effect)
      let root = UIViewController()
      root.view.backgroundColor = .red
      right.backgroundColor = .blue
      view.frame = CGRect(x: 10, y: 10, width: 80, height: 60)
      host.show(root)
      host.turn {
        root.view.addSubview(right)
        root.view.addSubview(view)
      }
    }

    /// Red, green and blue of the window at a point.
    func color(_ x: Int, _ y: Int) throws -> SIMD3<Int> {
      let word = try host.snapshot().bitmap.pixel(x: x, y: y)
      return SIMD3(Int(word >> 16 & 0xFF), Int(word >> 8 & 0xFF), Int(word & 0xFF))
    }
  }

  nonisolated private static let styles = (0...20).compactMap(UIBlurEffect.Style.init)

  @Test("R17.17 There are Apple's styles")
  func numbers() {
    #expect(Self.styles.count == 20)
    #expect(UIBlurEffect.Style.regular.rawValue == 4)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
  }

  @Test("R17.17 What lies behind is blurred under the colour of the style", arguments: styles)
  func blur(style: UIBlurEffect.Style) throws {
    let fixture = try Fixture(UIBlurEffect(style: style))

    let (left, middle, right) = try (
      fixture.color(11, 40), fixture.color(50, 40), fixture.color(88, 40)
    )
    #expect(left.x > left.z && right.z > right.x)
    #expect(left.x > middle.x && right.z > middle.z)
    #expect(abs(middle.x - middle.z) < 20)
    #expect(try fixture.color(9, 40) == SIMD3(255, 0, 0))
    let isDark = [2, 16, 17, 18, 19, 20].contains(style.rawValue)
    #expect(isDark ? middle.y < 80 : middle.y > 60)
  }

  @Test("R17.17 The content is in front of the effect, and as large as the view")
  func content() throws {
    let fixture = try Fixture(UIBlurEffect(style: .light))
    let part = UIView(frame: CGRect(x: 30, y: 20, width: 20, height: 20))
    part.backgroundColor = .green
    fixture.host.turn {
      fixture.view.contentView.addSubview(part)
      fixture.view.frame.size.width = 60
    }

    #expect(fixture.view.contentView.frame == CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(try fixture.color(50, 40) == SIMD3(0, 255, 0))
    #expect(fixture.host.window.hitTest(CGPoint(x: 50, y: 40), with: nil) === part)
    let hit = fixture.host.window.hitTest(CGPoint(x: 20, y: 40), with: nil)
    #expect(hit === fixture.view.contentView)
  }

  @Test("R17.17 The effect is animated from none and to none")
  func animation() throws {
    let fixture = try Fixture(nil)
    #expect(try fixture.color(49, 40) == SIMD3(255, 0, 0))
    fixture.host.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        fixture.view.effect = UIBlurEffect(style: .dark)
      }
    }

    fixture.host.advance(by: 0.5)
    let half = try fixture.color(14, 40)
    fixture.host.advance(by: 0.6)
    let whole = try fixture.color(14, 40)
    #expect(half.x < 250 && half.x > whole.x + 20)
    try fixture.host.settle()
    fixture.host.turn { fixture.view.effect = nil }
    #expect(try fixture.color(49, 40) == SIMD3(255, 0, 0))
    #expect(try fixture.color(50, 40) == SIMD3(0, 0, 255))
  }

  @Test("R17.17 A property animator moves the effect to any fraction, and back")
  func animator() throws {
    let fixture = try Fixture(nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { fixture.view.effect = UIBlurEffect(style: .systemMaterial) }

    let greens = try [0, 0.25, 0.5, 1, 0.25].map { fraction in
      animator.fractionComplete = CGFloat(fraction)
      fixture.host.commit()
      return try fixture.color(20, 40).y
    }
    #expect(greens[0] == 0 && greens[0] < greens[1] && greens[1] < greens[2])
    #expect(greens[2] < greens[3] && greens[4] == greens[1])
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    fixture.host.commit()
    #expect(try fixture.color(20, 40).y == greens[0])
  }

  @Test("R17.17 A material follows light and dark of its view, one with a name does not")
  func traits() throws {
    let fixture = try Fixture(UIBlurEffect(style: .systemThickMaterial))
    let light = try fixture.color(50, 40)
    fixture.host.turn { fixture.host.window.overrideUserInterfaceStyle = .dark }
    #expect(try fixture.color(50, 40).y < light.y - 100)

    fixture.host.turn { fixture.view.effect = UIBlurEffect(style: .systemThickMaterialLight) }
    #expect(try fixture.color(50, 40) == light)
  }

  @Test("R17.17 With reduced transparency an effect is one opaque colour, at once")
  func reducedTransparency() throws {
    let fixture = try Fixture(UIBlurEffect(style: .extraLight))
    #expect(try fixture.color(15, 40) != fixture.color(85, 40))
    fixture.host.turn { UIRuntime.current.setAccessibility(.reduceTransparency, true) }

    #expect(try fixture.color(15, 40) == SIMD3(repeating: 247))
    #expect(try fixture.color(85, 40) == SIMD3(repeating: 247))
    fixture.host.turn { UIRuntime.current.setAccessibility(.reduceTransparency, false) }
    #expect(try fixture.color(15, 40) != fixture.color(85, 40))
  }

  @Test("R17.18 Vibrant content shows what lies behind by its alpha, in the colour of the style")
  func vibrancy() throws {
    let blur = UIBlurEffect(style: .dark)
    let fixture = try Fixture(blur)
    let inner = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
    inner.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    let part = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    part.backgroundColor = .green
    fixture.host.turn {
      fixture.view.contentView.addSubview(inner)
      inner.contentView.addSubview(part)
    }

    let (background, shown) = try (fixture.color(16, 50), fixture.color(16, 20))
    #expect(shown.y > 150 && shown.x >= shown.y && background.x < 150)
    #expect(shown.x > shown.y)
    part.backgroundColor = UIColor.white.withAlphaComponent(0.5)
    fixture.host.commit()
    let half = try fixture.color(16, 20)
    #expect(half.y < shown.y && half.y > background.y)
    fixture.host.turn { inner.effect = nil }
    part.backgroundColor = .green
    fixture.host.commit()
    #expect(try fixture.color(16, 20) == SIMD3(0, 255, 0))
  }

  @Test("R17.17 A subview of the view itself is reported")
  func subview() throws {
    let recorder = DiagnosticRecorder()
    defer { recorder.stop() }
    UIVisualEffectView(effect: nil).addSubview(UIView())

    #expect(recorder.misuses.map(\.id) == ["effect.subview"])
  }

  @Test("R17.17 A picture of the window shows the effect; one of the view has nothing behind it")
  func pictures() throws {
    let fixture = try Fixture(UIBlurEffect(style: .light))
    let shown = try fixture.color(20, 40)
    func picture(_ view: UIView) throws -> UInt32 {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 80), format: format)
        .image { _ in
          view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
      return try #require(image.cgImage).bitmap.pixel(x: 20, y: 40)
    }

    let window = try picture(fixture.host.window)
    #expect(Int(window >> 16 & 0xFF) == shown.x && Int(window & 0xFF) == shown.z)
    #expect(try picture(fixture.view) == 0x4D4D_4D4D)
  }

  @Test("R17.17 An archive has the effect and the content")
  func archive() throws {
    let blur = UIBlurEffect(style: .systemChromeMaterial)
    let view = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryFill))
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let inner = UIView()
    inner.tag = 7
    view.contentView.addSubview(inner)

    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let decoder = try NSKeyedUnarchiver(forReadingFrom: data)
    decoder.requiresSecureCoding = false
    let read = try #require(
      decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIVisualEffectView)
    #expect(read.effect == view.effect && read.frame == view.frame)
    #expect(read.subviews.count == 2 && read.contentView.subviews.map(\.tag) == [7])
    #expect(read.contentView.bounds.size == CGSize(width: 30, height: 40))
  }
}
