import NestTesting
import OpenUIKit
import Testing

/// How UIKit's own presentations look, and that they leave nothing behind.
@Suite struct BuiltInTransitionTests {
  /// A small screen with two pages that can be distinguished, and top from bottom.
  private struct Pages {
    let host: TestHost
    let root = PageController(.systemYellow, mark: .black)
    let modal = PageController(.systemBlue, mark: .white)

    init(_ transition: UIModalTransitionStyle, _ style: UIModalPresentationStyle) throws {
      host = try TestHost(size: CGSize(width: 120, height: 200))
      modal.modalTransitionStyle = transition
      modal.modalPresentationStyle = style
      host.show(root)
    }
  }

  @Test(
    "R15.1 The presentation halfway, and the dismissal",
    arguments: [
      (UIModalTransitionStyle.coverVertical, "cover", 0.1),
      (.crossDissolve, "dissolve", 0.15), (.flipHorizontal, "flip", 0.25),
      (.flipHorizontal, "flip-late", 0.5), (.partialCurl, "curl", 0.25),
    ])
  func halfway(_ style: UIModalTransitionStyle, _ name: String, _ time: TimeInterval) throws {
    let pages = try Pages(style, .fullScreen)

    pages.host.turn { pages.root.present(pages.modal, animated: true) }
    pages.host.advance(by: time)
    try pages.host.expectPicture("presentation-\(name)-in")

    try pages.host.settle()
    if style == .partialCurl {
      try pages.host.expectPicture("presentation-\(name)-shown")
    }
    pages.host.turn { pages.root.dismiss(animated: true) }
    pages.host.advance(by: time)
    try pages.host.expectPicture("presentation-\(name)-out")
  }

  @Test(
    "R15.1 Whatever the style, the same views stand in the same places before and after",
    arguments: [
      UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
    ],
    [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func leavesNothing(
    _ transition: UIModalTransitionStyle, _ style: UIModalPresentationStyle
  ) throws {
    guard transition != .partialCurl || style == .fullScreen else { return }
    let pages = try Pages(transition, style)
    let bounds = pages.host.window.bounds

    pages.root.present(pages.modal, animated: true)
    try pages.host.settle()
    #expect(pages.modal.view.frame == bounds)
    #expect(pages.modal.view.alpha == 1 && !pages.modal.view.isHidden)
    #expect((pages.root.view.window == nil) == (style == .fullScreen))
    #expect(pages.modal.view.superview === pages.modal.presentationController?.containerView)

    pages.modal.dismiss(animated: true)
    try pages.host.settle()
    #expect(pages.host.window.subviews == [pages.root.view])
    #expect(pages.root.view.frame == bounds)
    #expect(!pages.root.view.isHidden && pages.root.view.alpha == 1)
    #expect(pages.modal.view.alpha == 1 && !pages.modal.view.isHidden)
    #expect(pages.modal.view.superview == nil)
  }

  @Test("R15.1 A partial curl without animation stands curled, and a tap on the page dismisses")
  func partialCurl() throws {
    let pages = try Pages(.partialCurl, .fullScreen)

    pages.root.present(pages.modal, animated: false)
    try pages.host.settle()
    try pages.host.expectPicture("presentation-curl-shown")

    pages.host.tap(at: CGPoint(x: 60, y: 190))
    #expect(pages.root.presentedViewController === pages.modal)
    pages.host.tap(at: CGPoint(x: 60, y: 20))
    try pages.host.settle()
    #expect(pages.root.presentedViewController == nil)
    #expect(pages.host.window.subviews == [pages.root.view])
  }

  @Test("R15.1 The durations")
  func durations() throws {
    for (style, duration) in [
      (UIModalTransitionStyle.coverVertical, 0.5), (.crossDissolve, 0.3), (.flipHorizontal, 0.75),
      (.partialCurl, 0.5),
    ] {
      let pages = try Pages(style, .fullScreen)
      pages.root.present(pages.modal, animated: true)
      #expect(pages.modal.transitionCoordinator?.transitionDuration == duration)
      #expect(try pages.host.settle() == duration)
    }
  }

  @Test("UIKit 5.5 The context's transition style is used where it provides one")
  func contextStyle() throws {
    let pages = try Pages(.coverVertical, .overCurrentContext)
    let child = PageController(.systemGreen, mark: .black)
    child.definesPresentationContext = true
    child.providesPresentationContextTransitionStyle = true
    child.modalTransitionStyle = .crossDissolve
    add(child, to: pages.root)
    pages.host.commit()

    child.present(pages.modal, animated: true)

    #expect(pages.modal.transitionCoordinator?.transitionDuration == 0.3)
  }
}

/// A page in one colour with a mark near its top left corner.
private final class PageController: UIViewController {
  let color: UIColor
  let mark: UIColor

  init(_ color: UIColor, mark: UIColor) {
    self.color = color
    self.mark = mark
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let box = UIView(frame: CGRect(x: 12, y: 12, width: 40, height: 40))
    box.backgroundColor = mark
    view.addSubview(box)
  }
}
