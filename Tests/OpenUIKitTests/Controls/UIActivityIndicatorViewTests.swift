import NestTesting
import Testing

@testable import OpenUIKit

struct UIActivityIndicatorViewTests {
  private func makeHost() throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 120, height: 60), scale: 2)
    host.window.backgroundColor = .systemBackground
    host.window.makeKeyAndVisible()
    return host
  }

  private func angle(of indicator: UIActivityIndicatorView) -> CGFloat {
    let transform = indicator.subviews.first?.layer.presentation()?.affineTransform()
    guard let transform else { return .nan }
    let angle = atan2(transform.b, transform.a)
    let step = SpokeGeometry.step
    return ((angle / step).rounded() + 8).truncatingRemainder(dividingBy: 8)
  }

  @Test("the styles have 20 and 37 points, as size, fitting size and intrinsic size")
  func sizes() {
    let medium = UIActivityIndicatorView(style: .medium)
    let large = UIActivityIndicatorView(style: .large)
    let changed = UIActivityIndicatorView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    let before = changed.frame
    changed.style = .large

    #expect(medium.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(large.frame == CGRect(x: 0, y: 0, width: 37, height: 37))
    #expect(medium.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(large.sizeThatFits(.zero) == CGSize(width: 37, height: 37))
    #expect(before == CGRect(x: 5, y: 6, width: 50, height: 50))
    #expect(changed.frame == CGRect(x: 5, y: 6, width: 37, height: 37))
  }

  @Test("it is hidden unless it animates, or does not hide when stopped")
  func hiding() {
    let indicator = UIActivityIndicatorView(style: .medium)
    var seen: [Bool] = [indicator.isHidden]
    indicator.startAnimating()
    seen.append(indicator.isHidden)
    indicator.hidesWhenStopped = false
    indicator.stopAnimating()
    seen.append(indicator.isHidden)
    indicator.hidesWhenStopped = true
    seen.append(indicator.isHidden)

    #expect(seen == [true, false, false, true])
    #expect(!indicator.isAnimating)
  }

  @Test("the colour is that of the style until one is set, and again after nil")
  func colors() {
    let indicator = UIActivityIndicatorView(style: .medium)
    let standard = indicator.color
    let light = standard?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = standard?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    indicator.color = .red
    let own = indicator.color
    indicator.color = nil

    #expect(light == UIColor(white: 128 / 255, alpha: 1))
    #expect(dark == UIColor(white: 140 / 255, alpha: 1))
    #expect(own == .red)
    #expect(indicator.color == standard)
  }

  @Test("it rotates by a spoke every eighth of a second, and a stopped one requests no frames")
  func rotation() throws {
    let host = try makeHost()
    let indicator = UIActivityIndicatorView(style: .medium)
    host.turn { host.window.addSubview(indicator) }
    #expect(host.isIdle)

    host.turn { indicator.startAnimating() }
    host.commit()
    var angles = [angle(of: indicator)]
    for _ in 0..<8 {
      host.advance(by: 0.125)
      angles.append(angle(of: indicator))
    }
    let isIdleWhileAnimating = host.isIdle
    host.turn { indicator.stopAnimating() }
    host.advance(by: 0.2)

    #expect(angles == [0, 1, 2, 3, 4, 5, 6, 7, 0])
    #expect(!isIdleWhileAnimating)
    #expect(host.isIdle)
    #expect(angle(of: indicator) == 0)
  }

  @Test("it rotates whenever it is in a shown window, and continues when the window is shown again")
  func windows() throws {
    let host = try makeHost()
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.startAnimating()
    host.turn { host.window.addSubview(indicator) }
    host.commit()
    let isIdleInWindow = host.isIdle

    host.hide()
    host.advance(by: 0.2)
    let isIdleHidden = host.isIdle
    host.unhide()
    host.commit()
    let isIdleAgain = host.isIdle
    host.turn { indicator.removeFromSuperview() }
    host.advance(by: 0.2)

    #expect(!isIdleInWindow)
    #expect(isIdleHidden)
    #expect(!isIdleAgain)
    #expect(host.isIdle)
    #expect(indicator.isAnimating)
  }

  @Test("one that begins inside an animation that is paused rotates by the clock")
  func independence() throws {
    let host = try makeHost()
    let indicator = UIActivityIndicatorView(style: .medium)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      host.window.addSubview(indicator)
      indicator.center = CGPoint(x: 50, y: 30)
      indicator.startAnimating()
    }

    host.turn { animator.fractionComplete = 0.5 }
    host.commit()
    host.advance(by: 0.25)
    let angle = angle(of: indicator)
    host.turn { animator.stopAnimation(true) }

    #expect(angle == 2)
  }

  @Test("an indicator is released while it animates")
  func release() throws {
    let host = try makeHost()
    weak var released: UIActivityIndicatorView?
    do {
      let indicator = UIActivityIndicatorView(style: .medium)
      released = indicator
      indicator.startAnimating()
      host.turn { host.window.addSubview(indicator) }
      host.commit()
      host.turn { indicator.removeFromSuperview() }
    }
    host.advance(by: 0.1)

    #expect(released == nil)
  }

  @Test("spokes look as the references show", arguments: ["light", "dark"])
  func pictures(style: String) throws {
    let host = try makeHost()
    host.simulateTraits { $0.userInterfaceStyle = style == "dark" ? .dark : .light }
    let medium = UIActivityIndicatorView(style: .medium)
    let large = UIActivityIndicatorView(style: .large)
    let red = UIActivityIndicatorView(style: .medium)
    red.color = .systemRed
    for (x, indicator) in [(10, medium), (35, large), (80, red)] {
      indicator.hidesWhenStopped = false
      indicator.stopAnimating()
      indicator.frame.origin = CGPoint(x: x, y: 10)
      host.window.addSubview(indicator)
    }
    host.turn { red.startAnimating() }
    host.commit()
    host.advance(by: 0.4)

    try host.expectPicture("activity-\(style)")
  }
}
