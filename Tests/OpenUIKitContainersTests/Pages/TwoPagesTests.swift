import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Two pages at a time, pages that are turned from both edges, and the scroll view of pages that
/// are scrolled.
@Suite(.serialized) struct TwoPagesTests {
  /// Pages with numbers from 1 to 6, each once.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let recorder = LifecycleRecorder()
    private var pages: [Int: RecordingViewController] = [:]
    var answersTwice = false
    private(set) var finished: [Bool] = []
    var spine:
      (UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation = {
        pages, _ in pages.spineLocation
      }

    deinit {}

    func page(_ number: Int) -> RecordingViewController {
      if let page = pages[number] { return page }
      let page = RecordingViewController("\(number)", recorder: recorder)
      pages[number] = page
      return page
    }

    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
      guard let number = (controller as? RecordingViewController).flatMap({ Int($0.name) }),
        (1...6).contains(number + step)
      else { return nil }
      return answersTwice ? page(5) : page(number + step)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating isFinished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { finished.append(completed) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { spine(pageViewController, orientation) }
  }

  private struct Fixture {
    let host: TestHost
    let book = Book()
    let pages: UIPageViewController

    init(
      _ style: UIPageViewController.TransitionStyle = .pageCurl,
      _ spine: UIPageViewController.SpineLocation = .mid,
      _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
      showing numbers: [Int] = [1, 2]
    ) throws {
      host = try TestHost(size: CGSize(width: 400, height: 300))
      pages = UIPageViewController(
        transitionStyle: style, navigationOrientation: orientation,
        options: [.spineLocation: spine])
      pages.dataSource = book
      pages.delegate = book
      pages.setViewControllers(numbers.map(book.page), direction: .forward, animated: false)
      host.show(pages)
      book.recorder.removeAll()
    }

    var shown: [String] {
      (pages.viewControllers ?? []).compactMap { ($0 as? RecordingViewController)?.name }
    }

    func frame(_ number: Int) -> CGRect? {
      guard let view = book.page(number).viewIfLoaded, view.window != nil else { return nil }
      return view.convert(view.bounds, to: nil)
    }

    func drag(from start: CGFloat, to end: CGFloat, isVertical: Bool = false) throws {
      func point(_ value: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: 150, y: value) : CGPoint(x: value, y: 150)
      }
      host.drag(from: point(start), to: point(end), duration: 0.5, rest: 0.3)
      try host.settle()
    }
  }

  @Test("R15.52 With a spine in the middle two pages are shown, and turned together")
  func two() throws {
    let fixture = try Fixture()
    #expect(fixture.pages.isDoubleSided && fixture.shown == ["1", "2"])
    #expect(fixture.frame(1) == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(fixture.frame(2) == CGRect(x: 200, y: 0, width: 200, height: 300))

    try fixture.drag(from: 380, to: 20)
    #expect(fixture.shown == ["3", "4"] && fixture.frame(1) == nil)
    #expect(fixture.frame(3)?.minX == 0 && fixture.frame(4)?.minX == 200)
    try fixture.drag(from: 20, to: 60)
    #expect(fixture.shown == ["3", "4"] && fixture.frame(3)?.minX == 0)
    try fixture.drag(from: 20, to: 380)
    #expect(fixture.shown == ["1", "2"])
    #expect(fixture.book.finished == [true, false, true])
    try fixture.drag(from: 20, to: 380)
    #expect(fixture.shown == ["1", "2"] && fixture.book.finished.count == 3)
    #expect(fixture.pages.children.count == 2)
  }

  @Test("R15.52 Two pages of the program: each is called once, and one may change its side")
  func program() throws {
    let fixture = try Fixture()
    var completions: [Bool] = []
    fixture.host.turn {
      fixture.pages.setViewControllers(
        [fixture.book.page(3), fixture.book.page(4)], direction: .forward, animated: true
      ) { completions.append($0) }
    }
    try fixture.host.settle()
    #expect(completions == [true] && fixture.shown == ["3", "4"])
    let appearance = fixture.book.recorder.takeTimeline().lines.filter { $0.contains(".view") }
    #expect(appearance.count(where: { $0.contains("viewDidAppear") }) == 2)
    #expect(appearance.count(where: { $0.contains("viewDidDisappear") }) == 2)
    fixture.host.turn {
      fixture.pages.setViewControllers(
        [fixture.book.page(4), fixture.book.page(5)], direction: .forward, animated: true)
    }
    try fixture.host.settle()
    #expect(fixture.shown == ["4", "5"] && fixture.frame(4)?.minX == 0)
    #expect(fixture.pages.children.count == 2)
  }

  @Test("R15.52 One page for two, a page twice, and a data source that answers one twice: reports")
  func misuse() throws {
    let fixture = try Fixture()
    let diagnostics = DiagnosticRecorder()
    let page = UIViewController()
    fixture.pages.setViewControllers([page], direction: .forward, animated: false)
    fixture.pages.setViewControllers([page, page], direction: .forward, animated: false)
    fixture.pages.isDoubleSided = false
    fixture.book.answersTwice = true
    try fixture.drag(from: 380, to: 20)
    #expect(
      diagnostics.misuses.map(\.id) == [
        "page.wrong-count", "page.twice", "page.double-sided", "page.same-page",
      ])
    #expect(fixture.shown == ["1", "2"] && fixture.pages.children.count == 2)
  }

  @Test(
    "R15.53 A page is turned from the edge that is opposite to the spine",
    arguments: [UIPageViewController.SpineLocation.min, .max], [false, true])
  func edges(spine: UIPageViewController.SpineLocation, isVertical: Bool) throws {
    let fixture = try Fixture(
      .pageCurl, spine, isVertical ? .vertical : .horizontal, showing: [2])
    let extent: CGFloat = isVertical ? 300 : 400
    let (near, far) = spine == .min ? (extent - 20, CGFloat(20)) : (20, extent - 20)
    try fixture.drag(from: near, to: far, isVertical: isVertical)
    #expect(fixture.shown == ["3"])
    try fixture.drag(from: far, to: near, isVertical: isVertical)
    try fixture.drag(from: far, to: near, isVertical: isVertical)
    #expect(fixture.shown == ["1"])
  }

  @Test(
    "R15.53 R15.52 R17.4 Pages that are turned from the left, from the right, and in the middle")
  func pictures() throws {
    for (name, spine, numbers) in [
      ("left", UIPageViewController.SpineLocation.min, [2]), ("right", .max, [2]),
      ("middle", .mid, [1, 2]),
    ] {
      let fixture = try Fixture(.pageCurl, spine, showing: numbers)
      for number in 1...4 {
        let label = UILabel(frame: CGRect(x: 30, y: 40, width: 120, height: 60))
        label.text = "Page \(number)"
        label.font = .systemFont(ofSize: 28)
        let view = fixture.book.page(number).view
        view?.addSubview(label)
        view?.backgroundColor = number.isMultiple(of: 2) ? .systemYellow : .systemTeal
      }
      let isRight = spine == .max
      fixture.host.putDown(0, at: CGPoint(x: isRight ? 10 : 390, y: 150))
      fixture.host.advance(by: 0.1)
      let shares = spine == .mid ? [0.3, 0.8] : [0.3, 0.7]
      for (moment, share) in zip(["early", "late"], shares) {
        let distance = CGFloat(share) * 380
        fixture.host.move(0, to: CGPoint(x: isRight ? 10 + distance : 390 - distance, y: 150))
        fixture.host.advance(by: 0.1)
        try fixture.host.expectPicture("page-curl-\(name)-\(moment)")
      }
      fixture.host.lift(0, at: CGPoint(x: isRight ? 390 : 10, y: 150))
      try fixture.host.settle()
    }
  }

  @Test("R15.54 A finger turns two pages over the width of both")
  func distance() throws {
    let fixture = try Fixture()
    fixture.host.putDown(0, at: CGPoint(x: 390, y: 150))
    fixture.host.advance(by: 0.1)
    for step in 1...4 {
      fixture.host.move(0, to: CGPoint(x: 390 - CGFloat(step) * 50, y: 150))
      fixture.host.advance(by: 0.05)
    }
    let fractions = fixture.pages.privateCore.stacks.compactMap { $0.transition?.fractionComplete }
    #expect(fractions.count == 2 && fractions.allSatisfy { abs($0 - 0.5) < 0.06 })
    fixture.host.advance(by: 0.3)
    fixture.host.lift(0, at: CGPoint(x: 230, y: 150))
    try fixture.host.settle()
    #expect(fixture.shown == ["1", "2"])
  }

  @Test("R15.56 A rotation binds pages in the middle, and at the edge again, with other pages")
  func spine() throws {
    let fixture = try Fixture(.pageCurl, .min, showing: [3])
    var asked: [UIInterfaceOrientation] = []
    var completions: [Bool] = []
    fixture.book.spine = { pages, orientation in
      asked.append(orientation)
      let isWide = orientation.isLandscape
      let numbers = isWide ? [3, 4] : [4]
      pages.setViewControllers(
        numbers.map(fixture.book.page), direction: .forward, animated: true
      ) { completions.append($0) }
      pages.isDoubleSided = isWide
      return isWide ? .mid : .min
    }
    let first = try #require(fixture.pages.view.window?.windowScene?.interfaceOrientation)
    fixture.host.rotateDevice()
    try fixture.host.settle()
    let second = try #require(fixture.pages.view.window?.windowScene?.interfaceOrientation)
    #expect(asked == [second] && first.isLandscape != second.isLandscape)
    fixture.host.rotateDevice()
    try fixture.host.settle()

    #expect(asked.map(\.isLandscape) == [second.isLandscape, first.isLandscape])
    #expect(completions == [true, true])
    let isTwo = first.isLandscape
    #expect(fixture.pages.spineLocation == (isTwo ? .mid : .min))
    #expect(
      fixture.pages.isDoubleSided == isTwo
        && fixture.pages.privateCore.stacks.count == (isTwo ? 2 : 1)
    )
    #expect(fixture.shown == (isTwo ? ["3", "4"] : ["4"]))
    #expect(fixture.pages.children.count == (isTwo ? 2 : 1))
    let bounds = fixture.host.window.bounds
    #expect(
      fixture.frame(4)
        == bounds.divided(
          atDistance: isTwo ? bounds.width / 2 : 0, from: .minXEdge
        ).remainder)
    try fixture.drag(from: bounds.maxX - 10, to: 10)
    #expect(fixture.shown == (isTwo ? ["5", "6"] : ["5"]))
  }

  @Test("R15.56 A spine with too few pages is reported, and nothing changes")
  func wrongSpine() throws {
    let fixture = try Fixture(.pageCurl, .min, showing: [3])
    let diagnostics = DiagnosticRecorder()
    fixture.book.spine = { _, _ in .mid }
    fixture.host.rotateDevice()
    try fixture.host.settle()
    #expect(diagnostics.misuses.map(\.id) == ["page.wrong-count"])
    #expect(fixture.shown == ["3"] && fixture.pages.spineLocation == .min)

    let two = try Fixture(showing: [1, 2])
    let fresh = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid])
    for (index, page) in (two.pages.viewControllers ?? []).enumerated() {
      page.restorationIdentifier = "\(index)"
    }
    let state = try #require(SavedState(ofContainer: two.pages)).state
    try state.restore(in: fresh) { _, _ in UIViewController() }
    #expect(fresh.viewControllers?.count == 2 && state.children.count == 2)
  }

  /// Notes offsets.
  private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var drags = 0
    deinit {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drags += 1 }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.x)
    }
  }

  @Test(
    "R15.55 Pages that are scrolled are in a scroll view among the subviews, whose offset follows")
  func scrollView() throws {
    let fixture = try Fixture(.scroll, .none, showing: [2])
    let scrollView = try #require(
      fixture.pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    let delegate = ScrollDelegate()
    scrollView.delegate = delegate
    #expect(scrollView.contentOffset.x == 400 && scrollView.contentSize.width == 1_200)
    #expect(fixture.pages.gestureRecognizers.isEmpty && scrollView.clipsToBounds)
    #expect(scrollView.gestureRecognizers?.contains(scrollView.panGestureRecognizer) == true)

    fixture.host.putDown(0, at: CGPoint(x: 390, y: 150))
    fixture.host.advance(by: 0.1)
    fixture.host.move(0, to: CGPoint(x: 290, y: 150))
    fixture.host.advance(by: 0.1)
    fixture.host.move(0, to: CGPoint(x: 190, y: 150))
    fixture.host.advance(by: 0.1)
    let offset = scrollView.contentOffset.x
    #expect(offset > 550 && offset < 620)
    fixture.host.move(0, to: CGPoint(x: 90, y: 150))
    fixture.host.advance(by: 0.1)
    fixture.host.lift(0, at: CGPoint(x: 90, y: 150))
    try fixture.host.settle()
    #expect(fixture.shown == ["3"] && scrollView.contentOffset.x == 400)
    #expect(fixture.frame(3) == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(delegate.offsets.contains { $0 > 700 } && delegate.drags == 1)

    delegate.offsets = []
    fixture.host.turn {
      fixture.pages.setViewControllers([fixture.book.page(1)], direction: .reverse, animated: true)
    }
    try fixture.host.settle()
    #expect(delegate.offsets.contains { $0 < 200 } && scrollView.contentOffset.x == 400)
    scrollView.isScrollEnabled = false
    try fixture.drag(from: 380, to: 20)
    #expect(fixture.shown == ["1"])
    scrollView.isScrollEnabled = true
    try fixture.drag(from: 380, to: 20)
    #expect(fixture.shown == ["2"])
  }
}
