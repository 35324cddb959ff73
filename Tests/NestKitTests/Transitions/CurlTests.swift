import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Pages that roll up, and down again.
@Suite(.serialized) struct CurlTests {
  private nonisolated static let size = CGSize(width: 120, height: 180)
  private nonisolated static let both = [Transition.curlUp, .curlDown]

  /// A page of six lines.
  private final class PageController: UIViewController {
    private let name: String
    private let color: UIColor

    init(_ name: String, _ color: UIColor) {
      self.name = name
      self.color = color
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      for row in 0..<6 {
        let label = UILabel(frame: CGRect(x: 8, y: CGFloat(row) * 30, width: 104, height: 30))
        label.text = "\(name) \(row + 1)"
        label.textColor = .white
        view.addSubview(label)
      }
    }
  }

  private final class Fixture {
    let host: TestHost
    let first = PageController("First", .systemBlue)
    let second = PageController("Second", .systemOrange)
    let stack: StackController

    init(size: CGSize = CurlTests.size) throws {
      host = try TestHost(size: size)
      host.window.backgroundColor = .white
      stack = StackController(rootViewController: first)
      host.show(stack)
    }

    func push(_ transition: Transition, duration: TimeInterval = 1) {
      host.turn { stack.push(second, transition: transition.lasting(duration)) }
    }

    func show(_ fraction: CGFloat) { host.turn { stack.transition?.fractionComplete = fraction } }

    /// The strips of the pages that are rolled up.
    var strips: [UIView] {
      func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
      return all(host.window).filter { "\(type(of: $0))" == "StripView" }
    }

    /// Whether anything of a curl is left in the tree, or anything is not as it was.
    func expectNothingLeft(_ comment: Comment) {
      #expect(strips.isEmpty, comment)
      #expect(host.isIdle, comment)
      var view = stack.topViewController?.view
      while let next = view {
        #expect(next.alpha == 1 && !next.isHidden, comment)
        #expect(CATransform3DIsIdentity(next.layer.transform), comment)
        #expect(CATransform3DIsIdentity(next.layer.sublayerTransform), comment)
        #expect(next.layer.animationKeys() ?? [] == [], comment)
        view = next.superview
      }
    }
  }

  /// The largest difference of any component of any pixel, and how many pixels differ.
  private func difference(
    _ one: CGImage, _ other: CGImage, above tolerance: Int = 0
  ) -> (largest: Int, count: Int) {
    let (one, other) = (one.bitmap, other.bitmap)
    var result = (largest: 0, count: 0)
    for y in 0..<one.height {
      for x in 0..<one.width {
        let (a, b) = (one.pixel(x: x, y: y), other.pixel(x: x, y: y))
        guard a != b else { continue }
        let distances = ([0, 8, 16] as [UInt32]).map {
          abs(Int(a >> $0 & 255) - Int(b >> $0 & 255))
        }
        let distance = distances.max() ?? 0
        result.largest = max(result.largest, distance)
        if distance > tolerance { result.count += 1 }
      }
    }
    return result
  }

  @Test(
    "R10.1 Containers 3 It looks as the curl of UIView.transition at the same time",
    arguments: both, [0, 0.2, 0.5, 0.8, 1])
  func sameAsOfViews(transition: Transition, time: Double) throws {
    let fixture = try Fixture()
    fixture.push(transition)
    fixture.host.advance(by: time)
    let picture = try fixture.host.snapshot()

    fixture.host.hide()

    let host = try TestHost(size: Self.size)
    let (old, new) = (
      PageController("First", .systemBlue), PageController("Second", .systemOrange)
    )
    host.show(UIViewController())
    let page = UIView(frame: CGRect(origin: .zero, size: Self.size))
    for controller in [old, new] { controller.view.frame = page.bounds }
    host.turn {
      page.addSubview(old.view)
      host.window.addSubview(page)
    }
    host.turn {
      UIView.transition(
        with: page, duration: 1,
        options: transition.name == "curl up" ? .transitionCurlUp : .transitionCurlDown,
        animations: {
          old.view.removeFromSuperview()
          page.addSubview(new.view)
        })
    }
    host.advance(by: time)
    let reference = try host.snapshot()

    let result = difference(picture, reference)
    #expect(result.largest <= 2, "\(result)")
  }

  @Test("R10.4 Containers 3 A curl follows a fraction, which looks the same from both sides")
  func fraction() throws {
    for transition in Self.both {
      let fixture = try Fixture()
      fixture.push(transition)
      var there: [CGImage] = []
      let fractions: [CGFloat] = [0, 0.3, 0.5, 0.7, 1]
      for fraction in fractions {
        fixture.show(fraction)
        there.append(try fixture.host.snapshot())
      }
      fixture.host.turn { fixture.stack.transition?.reverse() }
      for (fraction, picture) in zip(fractions, there).reversed() {
        fixture.show(fraction)
        let back = try fixture.host.snapshot()
        #expect(difference(back, picture).largest <= 1, "\(transition) at \(fraction)")
      }
      #expect(difference(there[0], there[2]).count > 1000)
      fixture.host.turn { fixture.stack.transition?.resume() }
      try fixture.host.settle()

      #expect(fixture.stack.count == 1)
      fixture.expectNothingLeft("\(transition)")
    }
  }

  @Test("R10.4 Containers 3 Interrupted at 30 %, a curl is reversed along its own path")
  func interrupted() throws {
    for transition in Self.both {
      let fixture = try Fixture()
      let start = try fixture.host.snapshot()
      fixture.push(transition)
      fixture.host.advance(by: 0.15)
      let early = try fixture.host.snapshot()
      fixture.host.advance(by: 0.15)

      fixture.host.turn { fixture.stack.transition?.reverse() }
      fixture.host.advance(by: 0.15)
      // A frame more or less in between.
      #expect(difference(try fixture.host.snapshot(), early).count < 2500, "\(transition)")
      #expect(fixture.strips.count > 40)
      try fixture.host.settle()

      #expect(fixture.stack.count == 1)
      #expect(difference(try fixture.host.snapshot(), start).count == 0, "\(transition)")
      fixture.expectNothingLeft("\(transition)")
    }
  }

  @Test("R10.2 Containers 3 The page itself is hidden while its picture is seen, and back exactly")
  func hidden() throws {
    for transition in Self.both {
      let fixture = try Fixture()
      let isUp = transition.name == "curl up"

      for direction in ["push", "pop"] {
        fixture.host.turn {
          if direction == "push" {
            fixture.stack.push(fixture.second, transition: transition.lasting(1))
          } else {
            fixture.stack.pop()
          }
        }
        fixture.host.advance(by: 0.3)
        let page = try #require((isUp ? fixture.first : fixture.second).view)
        let other = try #require((isUp ? fixture.second : fixture.first).view)
        #expect(isHiddenAnywhere(page), "\(transition) \(direction)")
        #expect(!isHiddenAnywhere(other), "\(transition) \(direction)")
        #expect(!page.isHidden && page.alpha == 1)
        #expect(fixture.strips.count > 40)
        try fixture.host.settle()

        fixture.expectNothingLeft("\(transition) \(direction)")
      }
    }
  }

  private func isHiddenAnywhere(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let view = next {
      if view.isHidden { return true }
      next = view.superview
    }
    return false
  }

  @Test("R10.4 Containers 1.4 A curl in a new size keeps its fraction, paused and running")
  func resized() throws {
    let size = CGSize(width: 200, height: 150)
    for transition in Self.both {
      for isPaused in [false, true] {
        let fixture = try Fixture()
        fixture.push(transition)
        fixture.host.advance(by: 0.5)
        if isPaused { fixture.host.turn { fixture.stack.transition?.pause() } }
        try fixture.host.resize(to: size)
        let picture = try fixture.host.snapshot()

        let other = try Fixture(size: size)
        other.push(transition)
        other.host.advance(by: 0.5)
        let reference = try other.host.snapshot()

        // The strips end at other pixels, and have other shades by a little.
        let result = difference(picture, reference, above: 30)
        #expect(result.count < 600, "\(transition) \(isPaused) \(result)")
        if isPaused { fixture.host.turn { fixture.stack.transition?.resume() } }
        try fixture.host.settle()
        #expect(fixture.stack.count == 2)
        fixture.expectNothingLeft("\(transition) \(isPaused)")
      }
    }
  }

  @Test("Containers 3.2 With Reduce Motion a curl is a dissolve, without pictures")
  func reducedMotion() throws {
    for transition in Self.both {
      let fixture = try Fixture()
      fixture.host.setReducesMotion(true)

      fixture.push(transition)
      fixture.host.advance(by: 0.5)

      #expect(fixture.strips.isEmpty)
      let wrapper = try #require(fixture.second.view.superview)
      #expect(abs((wrapper.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
      try fixture.host.settle()
      fixture.expectNothingLeft("\(transition)")
    }
  }

  @Test("Containers 3.1 A curl is the same from right to left")
  func rightToLeft() throws {
    for transition in Self.both {
      var pictures: [CGImage] = []
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        let fixture = try Fixture()
        for controller in [fixture.first, fixture.second] {
          controller.loadViewIfNeeded()
          for label in controller.view.subviews { label.removeFromSuperview() }
        }
        fixture.host.simulateTraits { $0.layoutDirection = direction }
        fixture.push(transition)
        fixture.host.advance(by: 0.5)
        pictures.append(try fixture.host.snapshot())
      }

      #expect(difference(pictures[0], pictures[1]).count == 0, "\(transition)")
    }
  }

  @Test("Containers 3.4 A view that is matched is not on the page that is rolled up")
  func matched() throws {
    let fixture = try Fixture()
    let (from, to) = (
      UIView(frame: CGRect(x: 80, y: 10, width: 30, height: 30)),
      UIView(frame: CGRect(x: 80, y: 140, width: 30, height: 30))
    )
    for (controller, view) in [(fixture.first, from), (fixture.second, to)] {
      controller.loadViewIfNeeded()
      view.matchIdentifier = "mark"
      view.backgroundColor = .black
      controller.view.addSubview(view)
    }

    fixture.push(.matched(over: .curlUp))
    fixture.show(0.02)
    fixture.show(0.25)

    // The mark has left its place, where the page is still flat.
    let bitmap = try fixture.host.snapshot().bitmap
    #expect(bitmap.pixel(x: 95, y: 14) == bitmap.pixel(x: 75, y: 5))
    fixture.host.turn { fixture.stack.transition?.resume() }
    try fixture.host.settle()
    fixture.expectNothingLeft("matched")
  }

  @Test("R10.2 A transition of a program may roll a page up in part, and bring it back")
  func inPart() throws {
    let peek = Transition("peek") { _ in
      [
        TransitionStep(duration: 0.5, disappearing: .curl(to: 0.5)),
        TransitionStep(duration: 0.5, disappearing: .curl(to: -3)),
      ]
    }
    let fixture = try Fixture()

    fixture.push(peek)
    fixture.host.advance(by: 0.5)
    let half = try fixture.host.snapshot()
    try fixture.host.settle()

    let other = try Fixture()
    other.push(.curlUp)
    other.show(0.5)
    #expect(difference(half, try other.host.snapshot()).largest <= 2)
    fixture.expectNothingLeft("peek")
  }

  @Test("R10.3 A curl in a region of no size takes its time and says nothing")
  func noSize() throws {
    for transition in Self.both {
      let fixture = try TransitionFixture(transition)
      fixture.group.bounds.size = .zero

      fixture.play(.forward)
      try fixture.host.settle()

      #expect(fixture.ends == 1)
    }
  }
}
