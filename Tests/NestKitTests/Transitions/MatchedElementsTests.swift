import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Views that move from one controller to the other during a transition.
@Suite(.serialized) struct MatchedElementsTests {
  /// A controller with views that have match identifiers.
  private final class CardController: UIViewController {
    private let color: UIColor
    let elements: [UIView]

    init(_ color: UIColor, _ elements: [(String, CGRect, UIColor)]) {
      self.color = color
      self.elements = elements.map { identifier, frame, color in
        let view = UIView(frame: frame)
        view.backgroundColor = color
        view.matchIdentifier = identifier
        return view
      }
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      for element in elements { view.addSubview(element) }
    }
  }

  private final class Fixture {
    let host: TestHost
    let list = CardController(
      .systemGray, [("photo", CGRect(x: 10, y: 20, width: 20, height: 20), .systemBlue)])
    let detail = CardController(
      .white, [("photo", CGRect(x: 0, y: 0, width: 100, height: 60), .systemOrange)])
    let stack: StackController

    init(reducesMotion: Bool = false) throws {
      host = try TestHost(size: CGSize(width: 100, height: 160))
      host.setReducesMotion(reducesMotion)
      stack = StackController(rootViewController: list)
      list.elements[0].layer.cornerRadius = 10
      host.show(stack)
    }

    func push(_ transition: Transition = .matched(over: .crossDissolve)) {
      host.turn { stack.push(detail, transition: transition.lasting(1)) }
    }

    /// The views that show pictures of matched views.
    var pictures: [UIView] {
      func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
      return all(host.window).filter { "\(type(of: $0))" == "MatchedPictureView" }
    }

    func presented(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    /// Whether the views themselves are seen.
    var opacities: [Float] {
      [list, detail].map { presented($0.elements[0]).opacity }
    }
  }

  @Test("Containers 3.4 A picture moves from one view to the other, and the views cannot be seen")
  func push() throws {
    let fixture = try Fixture()

    fixture.push()
    let picture = try #require(fixture.pictures.first)
    #expect(fixture.pictures.count == 1)
    #expect(fixture.presented(picture).frame == CGRect(x: 10, y: 20, width: 20, height: 20))
    #expect(fixture.presented(picture).cornerRadius == 10)
    fixture.host.advance(by: 0.5)

    let frame = fixture.presented(picture).frame
    #expect(abs(frame.minX - 5) < 0.5 && abs(frame.minY - 10) < 0.5)
    #expect(abs(frame.width - 60) < 1 && abs(frame.height - 40) < 1)
    #expect(abs(fixture.presented(picture).cornerRadius - 5) < 0.2)
    #expect(fixture.opacities == [0, 0])
    #expect(fixture.list.elements[0].alpha == 1)
    try fixture.host.settle()

    #expect(fixture.pictures.isEmpty)
    #expect(fixture.opacities == [1, 1])
    #expect(fixture.detail.elements[0].layer.animationKeys() ?? [] == [])
  }

  @Test("Containers 3.4 The inverse moves the picture back, from where the views are then")
  func pop() throws {
    let fixture = try Fixture()
    fixture.push()
    try fixture.host.settle()
    fixture.host.turn { fixture.detail.elements[0].frame.origin.y = 40 }

    fixture.host.turn { fixture.stack.pop() }
    let picture = try #require(fixture.pictures.first)
    #expect(fixture.presented(picture).frame == CGRect(x: 0, y: 40, width: 100, height: 60))
    fixture.host.advance(by: 0.5)
    #expect(abs(fixture.presented(picture).frame.minY - 30) < 0.5)
    try fixture.host.settle()

    #expect(fixture.pictures.isEmpty)
    #expect(fixture.opacities[0] == 1)
  }

  @Test("Containers 3.4 The picture follows a fraction, a reversal and a cancellation")
  func fraction() throws {
    let fixture = try Fixture()
    fixture.push()
    let transition = try #require(fixture.stack.transition)

    for fraction in [CGFloat(0.25), 0.75, 0.5, 0] {
      fixture.host.turn { transition.fractionComplete = fraction }
      let picture = try #require(fixture.pictures.first)
      let frame = fixture.presented(picture).frame
      #expect(abs(frame.minX - 10 * (1 - fraction)) < 0.1, "\(fraction)")
      #expect(abs(frame.width - (20 + 80 * fraction)) < 0.1, "\(fraction)")
    }
    fixture.host.turn { transition.fractionComplete = 0.5 }
    fixture.host.turn {
      transition.reverse()
      transition.resume()
    }
    try fixture.host.settle()

    #expect(fixture.stack.count == 1)
    #expect(fixture.pictures.isEmpty)
    #expect(fixture.opacities[0] == 1)
  }

  @Test("Containers 3.4 Every transition can be combined with matched elements, there and back")
  func combinations() throws {
    for transition in Transition.allTransitions {
      let fixture = try Fixture()

      fixture.push(.matched(over: transition))
      fixture.host.advance(by: 0.4)
      let isAnimated =
        transition.keyFrames(in: CGRect(x: 0, y: 0, width: 1, height: 1)).duration > 0
      #expect(fixture.pictures.count == (isAnimated ? 1 : 0), "\(transition)")
      if let overlay = fixture.pictures.first?.superview, let group = overlay.superview {
        let others = group.subviews.filter { $0 !== overlay }
        #expect(group.subviews.last === overlay)
        #expect(
          others.allSatisfy { $0.layer.zPosition < overlay.layer.zPosition }, "\(transition)")
      }
      try fixture.host.settle()
      #expect(fixture.pictures.isEmpty, "\(transition)")
      fixture.host.turn { fixture.stack.pop() }
      try fixture.host.settle()

      #expect(fixture.pictures.isEmpty, "\(transition)")
      #expect(fixture.opacities[0] == 1, "\(transition)")
    }
  }

  @Test("Containers 3.4 After a change of size the picture continues to where the view is then")
  func resized() throws {
    let fixture = try Fixture()
    fixture.push()
    fixture.host.turn { fixture.stack.transition?.fractionComplete = 0.5 }

    fixture.host.turn {
      fixture.detail.elements[0].frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      fixture.host.window.frame = CGRect(x: 0, y: 0, width: 90, height: 120)
    }

    let picture = try #require(fixture.pictures.first)
    #expect(abs(fixture.presented(picture).frame.width - 40) < 0.5)
    fixture.host.turn { fixture.stack.transition?.resume() }
    try fixture.host.settle()
    #expect(fixture.pictures.isEmpty)
  }

  @Test("R14.3 Containers 3.4 An identifier twice in a controller is reported, and not matched")
  func repeated() throws {
    let fixture = try Fixture()
    let second = UIView(frame: CGRect(x: 0, y: 80, width: 10, height: 10))
    second.matchIdentifier = "photo"
    fixture.detail.loadViewIfNeeded()
    fixture.detail.view.addSubview(second)

    let misuses = withMisuseIntercepted { fixture.push() }

    #expect(misuses.map(\.id) == ["transition.repeated-match"])
    #expect(fixture.pictures.isEmpty)
    #expect(fixture.opacities == [1, 1])
    try fixture.host.settle()
  }

  @Test("Containers 3.4 Of several views with one identifier the one in sight is matched")
  func outOfSight() throws {
    let fixture = try Fixture()
    let beside = UIView(frame: CGRect(x: 110, y: 80, width: 10, height: 10))
    beside.matchIdentifier = "photo"
    fixture.detail.loadViewIfNeeded()
    fixture.detail.view.addSubview(beside)

    let misuses = withMisuseIntercepted { fixture.push() }

    #expect(misuses == [])
    #expect(fixture.pictures.count == 1)
    #expect(fixture.opacities == [0, 0])
    try fixture.host.settle()
  }

  @Test("Containers 3.4 What a container covers is not matched, what nested containers show is")
  func nested() throws {
    let fixture = try Fixture()
    let inner = StackController(
      rootViewController: CardController(
        .white, [("covered", CGRect(x: 0, y: 0, width: 9, height: 9), .red)]))
    inner.push(fixture.detail, transition: .coverFromBottom, animated: false)
    let covered = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    covered.matchIdentifier = "covered"
    fixture.list.view.addSubview(covered)

    fixture.host.turn {
      fixture.stack.push(inner, transition: .matched(over: .coverFromBottom).lasting(1))
    }

    #expect(fixture.pictures.count == 1)
    try fixture.host.settle()
    #expect(fixture.pictures.isEmpty)
  }

  @Test("Containers 3.2 3.4 With Reduce Motion nothing moves")
  func reducedMotion() throws {
    let fixture = try Fixture(reducesMotion: true)

    fixture.push(.matched(over: .coverFromBottom))

    #expect(fixture.pictures.isEmpty)
    #expect(fixture.opacities == [1, 1])
    try fixture.host.settle()
  }

  @Test("Containers 3.4 At one half between two views")
  func picture() throws {
    let fixture = try Fixture()

    fixture.push(.matched(over: .coverFromBottom))
    fixture.host.advance(by: 0.5)

    try fixture.host.expectPicture("half-matched")
  }
}
