import NestTesting
import Testing

@testable import OpenUIKit

struct UIPageControlTests {
  private func makeHost() throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 240, height: 200), scale: 2)
    host.window.backgroundColor = .systemBlue
    host.window.makeKeyAndVisible()
    return host
  }

  /// A control at (20, 20) that is as large as it wants to be; its dots are 18 points apart, the
  /// first one at 39.
  private func makeControl(pages: Int, in host: TestHost) -> UIPageControl {
    let control = UIPageControl(frame: .zero)
    control.numberOfPages = pages
    control.sizeToFit()
    control.frame.origin = CGPoint(x: 20, y: 20)
    host.turn { host.window.addSubview(control) }
    return control
  }

  private func log(_ control: UIPageControl) -> Log {
    let log = Log()
    control.addAction(
      UIAction { [unowned control] _ in
        log.lines.append("\(control.currentPage) \(control.interactionState)")
      }, for: .valueChanged)
    return log
  }

  private final class Log {
    var lines: [String] = []
  }

  // MARK: Values

  @Test("the current page is limited to the pages, and changes by the program perform no action")
  func pinning() {
    let control = UIPageControl()
    let log = log(control)
    control.currentPage = 3
    let withoutPages = control.currentPage
    control.numberOfPages = 5
    control.currentPage = 9
    let last = control.currentPage
    control.currentPage = -1
    let first = control.currentPage
    control.currentPage = 4
    control.numberOfPages = 3

    #expect([withoutPages, last, first] == [0, 4, 0] as [Int])
    #expect(control.currentPage == 2)
    #expect(log.lines.isEmpty)
  }

  @Test("four pages take 92 × 26 points, above each other 26 × 92, and images as much as they need")
  func sizes() throws {
    let control = UIPageControl()
    control.numberOfPages = 4
    let four = control.intrinsicContentSize
    let none = control.size(forNumberOfPages: 0)
    control.direction = .topToBottom
    let vertical = control.sizeThatFits(.zero)
    control.direction = .natural
    control.setIndicatorImage(
      UIImage(cgImage: CGImage(try Bitmap(width: 20, height: 30, isOpaque: true))), forPage: 1)

    #expect(four == CGSize(width: 92, height: 26))
    #expect(none == CGSize(width: 28, height: 26))
    #expect(vertical == CGSize(width: 26, height: 92))
    #expect(control.intrinsicContentSize == CGSize(width: 132, height: 46))
  }

  @Test(
    "images are those of the page, of the current page, or of all, and are removed with their pages"
  )
  func images() {
    let control = UIPageControl()
    control.numberOfPages = 3
    let (all, current, one) = (UIImage(), UIImage(), UIImage())
    control.preferredIndicatorImage = all
    control.setIndicatorImage(one, forPage: 2)
    let plain = control.images.image(for: 2, isCurrent: true)
    control.setCurrentPageIndicatorImage(current, forPage: 2)

    #expect(control.images.image(for: 0, isCurrent: true) === all)
    #expect(plain === one)
    #expect(control.images.image(for: 2, isCurrent: true) === current)
    #expect(control.currentPageIndicatorImage(forPage: 2) === current)
    control.numberOfPages = 2
    control.numberOfPages = 3
    #expect(control.indicatorImage(forPage: 2) == nil)
  }

  @Test("a negative number of pages and images of pages that do not exist are refused and reported")
  func refusals() {
    let control = UIPageControl()
    control.numberOfPages = 2

    let reports = withMisuseIntercepted {
      control.numberOfPages = -1
      control.setIndicatorImage(UIImage(), forPage: 2)
      control.setCurrentPageIndicatorImage(UIImage(), forPage: -1)
    }

    #expect(control.numberOfPages == 2)
    #expect(
      reports.map(\.id) == [
        "control.negative-page-count", "control.no-such-page", "control.no-such-page",
      ])
  }

  // MARK: Touches

  @Test("R17.1 a tap on either side of the current dot changes the page by one, up to the ends")
  func taps() throws {
    let host = try makeHost()
    let control = makeControl(pages: 3, in: host)
    let log = log(control)
    for x: CGFloat in [90, 90, 90, 30, 30, 30] {
      host.tapByFinger(at: CGPoint(x: x, y: 33))
    }

    #expect(log.lines == ["1 discrete", "2 discrete", "1 discrete", "0 discrete"])
    #expect(control.interactionState == .none)
  }

  @Test("a click of the mouse leads to the dot at which it is")
  func clicks() throws {
    let host = try makeHost()
    let control = makeControl(pages: 5, in: host)
    let log = log(control)

    host.tap(at: CGPoint(x: 39 + 4 * 18, y: 33))
    host.tap(at: CGPoint(x: 39 + 2 * 18, y: 30))
    host.tap(at: CGPoint(x: 39 + 2 * 18, y: 30))

    #expect(log.lines == ["4 discrete", "2 discrete"])
  }

  @Test("a dragged finger changes the page continuously, with a background meanwhile")
  func dragging() throws {
    let host = try makeHost()
    let control = makeControl(pages: 5, in: host)
    let log = log(control)
    let alphaBefore = control.backdrop.alpha

    host.putDown(0, at: CGPoint(x: 39, y: 33))
    host.move(0, to: CGPoint(x: 60, y: 33))
    let alphaMeanwhile = control.backdrop.alpha
    host.move(0, to: CGPoint(x: 100, y: 60))
    host.move(0, to: CGPoint(x: 200, y: 60))
    host.lift(0, at: CGPoint(x: 200, y: 60))
    try host.settle()

    #expect(log.lines == ["1 continuous", "3 continuous", "4 continuous"])
    #expect([alphaBefore, alphaMeanwhile, control.backdrop.alpha] == [0, 1, 0] as [CGFloat])
    #expect(control.interactionState == .none)
  }

  @Test("a cancelled touch leaves the page, and a disabled control does not change it")
  func cancelling() throws {
    let host = try makeHost()
    let control = makeControl(pages: 3, in: host)
    let log = log(control)

    host.putDown(0, at: CGPoint(x: 80, y: 33))
    host.turn { control.removeFromSuperview() }
    host.turn { host.window.addSubview(control) }
    control.isEnabled = false
    host.tapByFinger(at: CGPoint(x: 80, y: 33))

    #expect(log.lines.isEmpty)
    #expect(control.currentPage == 0)
    #expect(control.interactionState == .none)
  }

  // MARK: Directions and keys

  @Test("from right to left the first dot is at the right, and taps are mirrored")
  func rightToLeft() throws {
    let host = try makeHost()
    let control = makeControl(pages: 3, in: host)
    host.simulateTraits { $0.layoutDirection = .rightToLeft }
    let log = log(control)
    let first = control.indicators[0]?.center.x ?? 0
    let last = control.indicators[2]?.center.x ?? 0

    host.tapByFinger(at: CGPoint(x: 30, y: 33))

    #expect(first - last == 36)
    #expect(log.lines == ["1 discrete"])
  }

  @Test(
    "arrow keys follow the direction of the dots, Home and End lead to the ends",
    arguments: [
      KeyCase(.leftToRight, "right right right left home end", "1 2 1 0 2"),
      KeyCase(.rightToLeft, "right left left end home", "1 2 0"),
      KeyCase(.topToBottom, "right down up down end", "1 0 1 2"),
      KeyCase(.bottomToTop, "down up end up home", "1 2 0"),
    ])
  func keys(_ test: KeyCase) throws {
    let host = try makeHost()
    let control = UIPageControl(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    control.numberOfPages = 3
    control.direction = test.direction
    let controller = UIViewController()
    host.show(controller)
    controller.view.addSubview(control)
    let receiver = KeyReceiver(control)
    controller.view.addSubview(receiver)
    host.turn { _ = receiver.becomeFirstResponder() }
    let log = log(control)

    for key in test.keys { host.press(key) }

    #expect(log.lines == test.pages.map { "\($0) discrete" })
  }

  // MARK: Look

  @Test("10,000 pages have as many indicators as fit, also after moving through them")
  func manyPages() throws {
    let host = try makeHost()
    let control = UIPageControl(frame: CGRect(x: 20, y: 20, width: 200, height: 26))
    control.numberOfPages = 10_000
    host.turn { host.window.addSubview(control) }
    var counts: [Int] = []
    for page in [0, 5, 9_999, 5_000] {
      host.turn { control.currentPage = page }
      try host.settle()
      counts.append(control.indicators.count)
    }

    #expect(counts == [10, 10, 10, 10])
    #expect(control.indicators[5_000]?.alpha == 1)
    #expect(control.content.subviews.count == 10)
  }

  @Test("dots move gradually in a window, and nothing is animated before")
  func movement() throws {
    let host = try makeHost()
    let control = UIPageControl(frame: CGRect(x: 20, y: 20, width: 110, height: 26))
    control.numberOfPages = 20
    control.currentPage = 2
    host.turn { host.window.addSubview(control) }
    let isIdle = host.isIdle
    let dot = try #require(control.indicators[2])
    let before = dot.center.x

    host.turn { control.currentPage = 4 }
    host.advance(by: 0.125)
    let middle = dot.layer.presentation()?.position.x ?? .nan
    try host.settle()

    #expect(isIdle)
    #expect(dot.center.x == before - 36)
    #expect(abs(middle - (before - 18)) < 1)
  }

  @Test("nothing is shown for one page if the control hides for it")
  func singlePage() throws {
    let host = try makeHost()
    let control = makeControl(pages: 1, in: host)
    control.backgroundStyle = .prominent
    control.hidesForSinglePage = true
    host.commit()
    let one = control.content.isHidden
    control.numberOfPages = 2
    host.commit()

    #expect(one)
    #expect(!control.content.isHidden)
    #expect(control.backdrop.alpha == 1)
  }

  @Test(
    "dots look as the references show", arguments: ["light", "dark", "right-to-left"])
  func pictures(look: String) throws {
    let host = try makeHost()
    host.window.backgroundColor = .systemBackground
    host.simulateTraits {
      $0.userInterfaceStyle = look == "dark" ? .dark : .light
      $0.layoutDirection = look == "right-to-left" ? .rightToLeft : .leftToRight
    }
    for (index, make) in [plain, prominent, many, withImages, withProgress].enumerated() {
      let control = make()
      control.frame = CGRect(x: 20, y: 8 + 36 * CGFloat(index), width: 160, height: 26)
      host.window.addSubview(control)
    }
    let vertical = plain()
    vertical.direction = .topToBottom
    vertical.frame = CGRect(x: 200, y: 8, width: 26, height: 92)
    host.window.addSubview(vertical)

    try host.expectPicture("page-control-\(look)")
  }

  private func plain() -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 4
    control.currentPage = 1
    control.pageIndicatorTintColor = .tertiaryLabel
    control.currentPageIndicatorTintColor = .label
    return control
  }

  private func prominent() -> UIPageControl {
    let control = plain()
    control.backgroundStyle = .prominent
    return control
  }

  private func many() -> UIPageControl {
    let control = plain()
    control.numberOfPages = 30
    control.currentPage = 12
    return control
  }

  private func withImages() -> UIPageControl {
    let control = plain()
    control.setIndicatorImage(triangle, forPage: 0)
    control.preferredCurrentPageIndicatorImage = triangle
    return control
  }

  private func withProgress() -> UIPageControl {
    let control = plain()
    control.currentPageIndicatorTintColor = .systemRed
    let progress = UIPageControlProgress()
    progress.currentProgress = 0.6
    control.progress = progress
    return control
  }

  private var triangle: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
      context.cgContext.move(to: CGPoint(x: 6, y: 0))
      context.cgContext.addLine(to: CGPoint(x: 12, y: 12))
      context.cgContext.addLine(to: CGPoint(x: 0, y: 12))
      context.cgContext.fillPath()
    }
  }
}

/// Keys for a control of three pages in a direction, and the pages to which they lead.
nonisolated struct KeyCase: Sendable {
  let direction: UIPageControl.Direction
  let keys: [UIKeyboardHIDUsage]
  let pages: [Int]

  init(_ direction: UIPageControl.Direction, _ keys: String, _ pages: String) {
    let names: [String: UIKeyboardHIDUsage] = [
      "left": .keyboardLeftArrow, "right": .keyboardRightArrow, "up": .keyboardUpArrow,
      "down": .keyboardDownArrow, "home": .keyboardHome, "end": .keyboardEnd,
    ]
    self.direction = direction
    self.keys = keys.split(separator: " ").compactMap { names[String($0)] }
    self.pages = pages.split(separator: " ").compactMap { Int($0) }
  }
}

/// A first responder that passes its keys to a control.
private final class KeyReceiver: UIView {
  private let control: UIPageControl

  init(_ control: UIPageControl) {
    self.control = control
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override var next: UIResponder? { control }
}
