import NestTesting
import Testing

@testable import OpenUIKit

struct UIRefreshControlTests {
  /// A list of 300 × 400 points with a refresh control, under a finger.
  private final class Stage {
    let host: TestHost
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let control = UIRefreshControl()
    var refreshes = 0
    var onRefresh: () -> Void = {}

    init(scale: CGFloat = 1) throws {
      host = try TestHost(size: CGSize(width: 300, height: 400), scale: scale)
      host.window.backgroundColor = .systemBackground
      host.window.makeKeyAndVisible()
      scrollView.contentSize = CGSize(width: 300, height: 1000)
      scrollView.refreshControl = control
      control.addAction(
        UIAction { [unowned self] _ in
          refreshes += 1
          onRefresh()
        }, for: .valueChanged)
      host.turn { host.window.addSubview(scrollView) }
    }

    var offset: CGFloat { scrollView.contentOffset.y }
    var inset: CGFloat { scrollView.adjustedContentInset.top }

    /// Puts a finger down and drags it as far as the content is to be beyond its edge, at least.
    func pull(by distance: CGFloat) {
      host.putDown(0, at: CGPoint(x: 150, y: 100))
      let finger = 10 + RubberBand.distance(shown: distance, dimension: 400)
      for step in 1...20 {
        host.advance(by: 1.0 / 60)
        move(by: finger * CGFloat(step) / 20)
      }
    }

    func move(by distance: CGFloat) {
      host.move(0, to: CGPoint(x: 150, y: 100 + distance))
    }

    func lift(after seconds: TimeInterval = 0.3, at distance: CGFloat = 0) {
      host.advance(by: seconds)
      host.lift(0, at: CGPoint(x: 150, y: 100 + distance))
    }
  }

  @Test("the control is 60 points high, as wide as the scroll view, above the content, and hidden")
  func position() throws {
    let stage = try Stage()

    #expect(stage.control.superview === stage.scrollView)
    #expect(stage.scrollView.subviews.first === stage.control)
    #expect(stage.control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    #expect(stage.control.isHidden)
    #expect(stage.inset == 0)
  }

  @Test("a drag past the threshold refreshes once, while the finger is down")
  func pull() throws {
    let stage = try Stage()

    stage.pull(by: 60)
    let early = stage.refreshes
    stage.move(by: 250)
    let atThreshold = stage.refreshes
    stage.move(by: 30)
    stage.move(by: 300)

    #expect(early == 0)
    #expect(atThreshold == 1)
    #expect(stage.refreshes == 1)
    #expect(stage.control.isRefreshing)
    #expect(stage.inset == 0)
  }

  @Test("after the drag the content rests below the control, until the refresh ends")
  func rest() throws {
    let stage = try Stage()
    stage.pull(by: 100)
    stage.lift(at: 300)
    stage.host.advance(by: 2)
    let (offset, inset) = (stage.offset, stage.inset)
    let frame = stage.control.frame
    stage.host.turn { stage.control.endRefreshing() }
    let atOnce = stage.offset
    try stage.host.settle()

    #expect(offset == -60)
    #expect(inset == 60)
    #expect(frame.minY == -60)
    #expect(atOnce < 0)
    #expect(stage.offset == 0)
    #expect(stage.inset == 0)
    #expect(stage.control.isHidden)
    #expect(stage.host.isIdle)
  }

  @Test(
    "a drag that is too short returns and refreshes nothing, and neither does a fling to the edge")
  func shortPull() throws {
    let stage = try Stage()
    stage.pull(by: 50)
    stage.lift()
    try stage.host.settle()
    let afterPull = (stage.refreshes, stage.offset)
    stage.host.turn { stage.scrollView.contentOffset.y = 300 }
    stage.host.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 390), duration: 0.06)
    try stage.host.settle()

    #expect(afterPull == (0, 0))
    #expect(stage.refreshes == 0)
    #expect(stage.offset == 0)
  }

  @Test("a refresh that ends while the finger is down leaves the content under the finger")
  func endDuringPull() throws {
    let stage = try Stage()
    stage.pull(by: 100)
    let before = stage.offset
    stage.host.turn { stage.control.endRefreshing() }
    let after = stage.offset
    stage.move(by: 300)
    stage.lift(at: 300)
    try stage.host.settle()

    #expect(before == after)
    #expect(stage.refreshes == 1)
    #expect(stage.offset == 0)
    #expect(stage.host.isIdle)
  }

  @Test(
    "a refresh that ends during a second drag leaves the content under the finger until it is lifted"
  )
  func endDuringSecondDrag() throws {
    let stage = try Stage()
    stage.pull(by: 100)
    stage.lift(at: 300)
    stage.host.advance(by: 2)
    stage.host.putDown(0, at: CGPoint(x: 150, y: 100))
    for step in 1...10 {
      stage.host.advance(by: 0.03)
      stage.move(by: CGFloat(step) * 3)
    }
    let before = stage.offset
    stage.host.turn { stage.control.endRefreshing() }
    let (after, inset) = (stage.offset, stage.inset)
    stage.lift(at: 30)
    try stage.host.settle()

    #expect(before < -60)
    #expect(after == before)
    #expect(inset == 60)
    #expect(stage.inset == 0)
    #expect(stage.offset == 0)
  }

  @Test("a refresh that the program begins performs no actions and does not move the content")
  func begin() throws {
    let stage = try Stage()
    stage.host.turn { stage.control.beginRefreshing() }
    let (offset, inset) = (stage.offset, stage.inset)
    stage.host.turn {
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    }
    stage.host.advance(by: 1)
    let shown = stage.offset
    stage.host.turn { stage.control.endRefreshing() }
    try stage.host.settle()

    #expect(stage.refreshes == 0)
    #expect(offset == 0)
    #expect(inset == 60)
    #expect(shown == -60)
    #expect(stage.offset == 0)
  }

  @Test("a control that is removed or replaced while it is refreshing takes its inset with it")
  func removal() throws {
    let stage = try Stage()
    stage.pull(by: 100)
    stage.lift(at: 300)
    stage.host.advance(by: 2)
    let other = UIRefreshControl()
    stage.host.turn { stage.scrollView.refreshControl = other }
    try stage.host.settle()

    #expect(!stage.control.isRefreshing)
    #expect(stage.control.superview == nil)
    #expect(other.superview === stage.scrollView)
    #expect(stage.inset == 0)
    #expect(stage.offset == 0)
  }

  @Test("a control that its own action removes, or whose refresh ends there, leaves no inset")
  func reentrancy() throws {
    for ends in [true, false] {
      let stage = try Stage()
      stage.onRefresh = { [unowned stage] in
        if ends { stage.control.endRefreshing() } else { stage.scrollView.refreshControl = nil }
      }
      stage.pull(by: 100)
      stage.lift(at: 300)
      try stage.host.settle()

      #expect(stage.refreshes == 1)
      #expect(stage.inset == 0)
      #expect(stage.offset == 0)
      #expect(!stage.control.isRefreshing)
    }
  }

  @Test(
    "a control moves to the scroll view that it is given last; one that refreshes has its inset")
  func ownership() throws {
    let stage = try Stage()
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let control = UIRefreshControl()
    control.beginRefreshing()
    other.refreshControl = control

    #expect(other.adjustedContentInset.top == 60)
    stage.scrollView.refreshControl = control
    #expect(other.refreshControl == nil)
    #expect(other.adjustedContentInset.top == 0)
    #expect(stage.scrollView.refreshControl === control)
  }

  @Test("the colour is that of text, or the control's own tint, whatever the tint around it is")
  func tint() throws {
    let stage = try Stage()
    stage.host.window.tintColor = .red
    let standard = stage.control.tintColor
    stage.control.tintColor = .green
    let own = stage.control.tintColor
    stage.control.tintColor = nil

    #expect(standard == .label)
    #expect(own == .green)
    #expect(stage.control.tintColor == .label)
  }

  @Test("a scroll view and its control are released while a refresh continues")
  func release() throws {
    weak var scrollView: UIScrollView?
    weak var control: UIRefreshControl?
    do {
      let stage = try Stage()
      scrollView = stage.scrollView
      control = stage.control
      stage.pull(by: 100)
      stage.lift(at: 300)
      stage.host.advance(by: 1)
      stage.host.turn { stage.scrollView.removeFromSuperview() }
    }

    #expect(scrollView == nil)
    #expect(control == nil)
  }

  @Test("pulls look as the references show", arguments: ["pulled", "refreshing", "dark"])
  func pictures(look: String) throws {
    let stage = try Stage(scale: 2)
    stage.host.simulateTraits { $0.userInterfaceStyle = look == "dark" ? .dark : .light }
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
    content.backgroundColor = .secondarySystemBackground
    stage.scrollView.addSubview(content)
    stage.pull(by: look == "pulled" ? 45 : 100)
    if look != "pulled" {
      stage.lift(at: 300)
      stage.host.advance(by: 2)
    }

    try stage.host.expectPicture("refresh-\(look)")
  }
}
