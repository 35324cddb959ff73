import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// The callbacks of the pages, the delegate and the data source of a page view controller.
@Suite(.serialized) struct PageViewControllerTests {
  /// A book of pages with the names A to E.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let recorder = LifecycleRecorder()
    private(set) var asked = 0
    var answersItself = false
    var count = 0

    deinit {}

    func make(_ name: String) -> RecordingViewController {
      RecordingViewController(name, recorder: recorder)
    }

    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
      asked += 1
      if answersItself { return controller }
      guard let name = (controller as? RecordingViewController)?.name,
        let scalar = name.unicodeScalars.first,
        let new = Unicode.Scalar(UInt32(Int(scalar.value) + step)), "A"..."E" ~= new
      else { return nil }
      return make(String(Character(new)))
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { recorder.note("willTransition(\(names(pendingViewControllers)))", from: "delegate") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let text = "didFinish(from \(names(previousViewControllers)), \(completed))"
      recorder.note(text, from: "delegate")
    }

    private func names(_ controllers: [UIViewController]) -> String {
      controllers.compactMap { ($0 as? RecordingViewController)?.name }.joined(separator: " ")
    }
  }

  private struct Fixture {
    let host: TestHost
    let book = Book()
    let pages: UIPageViewController

    init(
      _ style: UIPageViewController.TransitionStyle = .scroll,
      _ orientation: UIPageViewController.NavigationOrientation = .horizontal, count: Int = 0
    ) throws {
      host = try TestHost(size: CGSize(width: 320, height: 480))
      pages = UIPageViewController(
        transitionStyle: style, navigationOrientation: orientation,
        options: [.interPageSpacing: 20])
      book.count = count
      pages.dataSource = book
      pages.delegate = book
      pages.setViewControllers([book.make("B")], direction: .forward, animated: false)
      host.show(pages)
      book.recorder.removeAll()
    }

    var shown: String? { (pages.viewControllers?.first as? RecordingViewController)?.name }

    func drag(from: CGPoint, to: CGPoint) throws {
      host.drag(from: from, to: to, duration: 0.3)
      try host.settle()
    }
  }

  @Test("R15.88 Without arguments pages roll, horizontally, from the leading edge")
  func withoutArguments() throws {
    let pages = UIPageViewController()

    #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
    #expect(pages.spineLocation == .min && pages.gestureRecognizers.count == 1)
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    host.show(pages)
    let page = UIViewController()
    host.turn { pages.setViewControllers([page], direction: .forward, animated: false) }
    #expect(page.parent === pages && page.viewIfLoaded?.window === host.window)
  }

  @Test("R15.51 UIKit 5.3 A page that is scrolled to by hand: the appearing one is called first")
  func scroll() throws {
    let fixture = try Fixture()
    try fixture.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 20, y: 200))

    #expect(fixture.shown == "C")
    try fixture.book.recorder.expect(
      """
      delegate.willTransition(C)
      B.willMove(nil)
      C.willMove(UIPageViewController)
      C.loadView
      C.viewDidLoad
      C.viewWillAppear(animated) [to]
      B.viewWillDisappear(animated) [from]
      C.viewIsAppearing(animated) [to]
      C.viewDidAppear(animated) [to]
      B.viewDidDisappear(animated) [from]
      B.didMove(nil)
      C.didMove(UIPageViewController)
      delegate.didFinish(from B, true)
      """)
  }

  @Test("R15.51 UIKit 5.3 A scroll that is cancelled: the page that stays is called first")
  func cancelledScroll() throws {
    let fixture = try Fixture()
    fixture.host.putDown(1, at: CGPoint(x: 200, y: 200))
    for step in 1...8 {
      fixture.host.advance(by: 1.0 / 60)
      fixture.host.move(1, to: CGPoint(x: 200 - 10 * step, y: 200))
    }
    fixture.host.advance(by: 0.3)
    fixture.host.move(1, to: CGPoint(x: 150, y: 200))
    fixture.host.advance(by: 0.3)
    fixture.host.lift(1, at: CGPoint(x: 150, y: 200))
    try fixture.host.settle()

    #expect(fixture.shown == "B")
    let appearances = fixture.book.recorder.timeline.lines.filter {
      $0.contains(".viewWill") || $0.contains(".viewDidA") || $0.contains(".viewDidD")
    }.map { $0.prefix { $0 != "(" } }
    #expect(
      appearances == [
        "C.viewWillAppear", "B.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear",
        "C.viewWillDisappear", "C.viewDidDisappear",
      ])
    #expect(
      fixture.book.recorder.timeline.lines.contains { $0.contains("didFinish(from B, false)") })
  }

  @Test("R15.51 UIKit 5.3 A page that rolls off has disappeared before the new one has appeared")
  func curl() throws {
    let fixture = try Fixture(.pageCurl, .vertical)
    try fixture.drag(from: CGPoint(x: 160, y: 460), to: CGPoint(x: 160, y: 20))
    #expect(fixture.shown == "C" && fixture.pages.gestureRecognizers.count == 1)
    let lines = fixture.book.recorder.timeline.lines.filter { $0.contains("viewDid") }
    #expect(
      lines.map { $0.prefix { $0 != "(" } }.suffix(2) == ["B.viewDidDisappear", "C.viewDidAppear"])
  }

  @Test(
    "R15.51 UIKit 5.3 The program's pages send nothing to the delegate, and call the completion")
  func program() throws {
    let fixture = try Fixture()
    var ends: [Bool] = []
    fixture.host.turn {
      fixture.pages.setViewControllers(
        [fixture.book.make("D")], direction: .reverse, animated: true
      ) { ends.append($0) }
      #expect(fixture.shown == "D" && ends.isEmpty)
    }
    try fixture.host.settle()
    #expect(ends == [true])
    #expect(!fixture.book.recorder.timeline.lines.contains { $0.contains("delegate") })
  }

  @Test("R15.51 A neighbour is asked for once, and is the same when the page is turned back")
  func neighbours() throws {
    let fixture = try Fixture()
    let b = fixture.pages.viewControllers?.first
    for _ in 0..<2 {
      try fixture.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 20, y: 200))
      #expect(fixture.shown == "C")
      try fixture.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 300, y: 200))
      #expect(fixture.pages.viewControllers?.first === b)
    }
    #expect(fixture.book.asked == 1)
  }

  @Test("R15.51 At the end nothing is turned")
  func end() throws {
    let fixture = try Fixture()
    fixture.pages.setViewControllers(
      [fixture.book.make("E")], direction: .forward, animated: false)
    fixture.book.recorder.removeAll()
    try fixture.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 20, y: 200))
    #expect(fixture.shown == "E")
    try fixture.book.recorder.expect("")
  }

  @Test("R15.51 The page control has the dots of the data source, below the page")
  func pageControl() throws {
    let fixture = try Fixture(count: 5)
    let control = try #require(
      fixture.pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(!control.isHidden && control.numberOfPages == 5 && control.currentPage == 1)
    let page = try #require(fixture.pages.viewControllers?.first?.view)
    #expect(page.convert(page.bounds, to: nil).maxY == control.frame.minY)
    try fixture.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 20, y: 200))
    #expect(control.currentPage == 2)
  }

  @Test(
    "R15.51 UIKit 5.3 A page appears in the size that the view has just got, animated or not",
    arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func resized(style: UIPageViewController.TransitionStyle) throws {
    for isAnimated in [true, false] {
      let fixture = try Fixture(style)
      let size = CGSize(width: 200, height: 300)
      let page = fixture.book.make("C")
      fixture.host.turn {
        fixture.pages.view.frame.size = size
        fixture.pages.setViewControllers([page], direction: .forward, animated: isAnimated)
      }
      try fixture.host.settle()
      #expect(fixture.book.recorder.sizesOfAppearance(of: "C") == [size, size])
    }
  }

  @Test("R15.55 UIKit 13.6 A scroll view in a page scrolls to its end first, also from the edge")
  func scrollViewInPage() throws {
    let fixture = try Fixture()
    let page = try #require(fixture.pages.viewControllers?.first?.view)
    let inner = UIScrollView(frame: page.bounds)
    inner.contentSize = CGSize(width: 640, height: 480)
    fixture.host.turn { page.addSubview(inner) }
    try fixture.drag(from: CGPoint(x: 318, y: 200), to: CGPoint(x: 118, y: 200))
    #expect(fixture.shown == "B" && inner.contentOffset.x > 100)
    fixture.host.turn { inner.contentOffset.x = 320 }
    try fixture.drag(from: CGPoint(x: 318, y: 200), to: CGPoint(x: 118, y: 200))
    #expect(fixture.shown == "C" && inner.contentOffset.x == 320)
  }

  @Test(
    "R15.51 R15.52 UIKit 5.3 Wrong counts, a neighbour that is the page, other sides than pages have: reports"
  )
  func misuse() throws {
    let fixture = try Fixture()
    let diagnostics = DiagnosticRecorder()
    fixture.pages.setViewControllers([], direction: .forward, animated: false)
    fixture.pages.setViewControllers(nil, direction: .forward, animated: false)
    fixture.book.answersItself = true
    try fixture.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 20, y: 200))
    fixture.pages.isDoubleSided = true
    #expect(
      diagnostics.misuses.map(\.id) == [
        "page.wrong-count", "page.wrong-count", "page.same-page", "page.double-sided",
      ])
    #expect(fixture.shown == "B" && !fixture.pages.isDoubleSided)
  }
}
