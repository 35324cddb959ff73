import NestTestSupport
import NestTesting
import Testing

@testable import OpenUIKit

/// A root with a source in a window, and a controller that is to be presented as a popover.
struct PopoverStage {
  let stage: ControllerStage
  let root: RecordingViewController
  let source: UIView
  let content: RecordingViewController
  let delegate: PresentationDelegateRecorder

  init(size: CGSize = CGSize(width: 1024, height: 768)) throws {
    stage = try ControllerStage(size: size)
    root = stage.controller("A")
    stage.host.show(root)
    source = UIView(frame: CGRect(x: 300, y: 200, width: 80, height: 40))
    root.view.addSubview(source)
    content = stage.modal("B", .popover)
    content.preferredContentSize = CGSize(width: 200, height: 150)
    delegate = PresentationDelegateRecorder(stage.recorder)
    content.popoverPresentationController?.delegate = delegate
    content.popoverPresentationController?.sourceView = source
    stage.recorder.removeAll()
  }

  var host: TestHost { stage.host }
  var popover: UIPopoverPresentationController? { content.popoverPresentationController }
  var bubble: UIView? { popover?.presentedView }

  func present() throws { try stage.present(content, on: root) }

  func expect(_ timeline: Timeline) throws { try stage.recorder.expect(timeline) }
}

@Suite struct UIPopoverPresentationControllerTests {
  @Test("R15.1 UIKit 5.5 A popover in regular width: the presenter receives nothing")
  func callbacks() throws {
    let stage = try PopoverStage()

    stage.root.present(stage.content, animated: true, completion: stage.stage.note())
    try stage.host.settle()
    try stage.expect(
      """
      delegate.prepareForPopoverPresentation
      B.loadView
      B.viewDidLoad
      delegate.willPresentWithAdaptiveStyle(none)
      B.viewWillAppear(animated) [presented]
      B.viewIsAppearing(animated) [presented]
      B.viewDidAppear(animated) [presented]
      test.completion
      """)

    stage.content.dismiss(animated: true)
    try stage.host.settle()
    try stage.expect(
      """
      B.viewWillDisappear(animated) [dismissed]
      B.viewDidDisappear(animated) [dismissed]
      """)
  }

  @Test("R15.1 UIKit 5.5 A popover is below its source, with the arrow up")
  func place() throws {
    let stage = try PopoverStage()
    #expect(stage.popover?.arrowDirection == .unknown)

    try stage.present()

    #expect(stage.bubble?.frame == CGRect(x: 240, y: 240, width: 200, height: 163))
    #expect(stage.popover?.arrowDirection == .up)
    #expect(stage.content.view.bounds.size == CGSize(width: 200, height: 150))
    #expect(stage.content.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 240, y: 253))
  }

  @Test("R15.1 UIKit 5.5 The source may be a part of a view, or an item")
  func sources() throws {
    let stage = try PopoverStage()
    stage.popover?.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    try stage.present()
    #expect(stage.bubble?.frame.minY == 210)
    #expect(stage.bubble?.frame.midX == 305)

    stage.host.turn {
      stage.popover?.sourceView = nil
      stage.popover?.sourceItem = stage.source
    }
    #expect(stage.bubble?.frame.minY == 240)
  }

  @Test(
    "R15.1 UIKit 5.5 Without a source a popover is refused in UIKit's words, and nothing has happened"
  )
  func noSource() throws {
    let stage = try PopoverStage()
    stage.popover?.sourceView = nil
    stage.popover?.delegate = nil

    let misuses = withMisuseIntercepted { stage.root.present(stage.content, animated: true) }

    #expect(misuses.map(\.id) == ["popover.no-source"])
    #expect(
      misuses.first?.message.hasSuffix(
        "should have a non-nil sourceView or barButtonItem set before the presentation occurs")
        == true)
    try stage.expect("")
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("R15.1 UIKit 5.5 prepareForPopoverPresentation is the last chance to set the source")
  func prepares() throws {
    let stage = try PopoverStage()
    stage.popover?.sourceView = nil
    let source = stage.source
    stage.delegate.onPrepare = { $0.sourceView = source }

    let misuses = try withMisuseIntercepted { try stage.present() }

    #expect(misuses.isEmpty)
    #expect(stage.bubble?.frame.minY == 240)
  }

  @Test("R15.1 UIKit 5.5 A tap outside dismisses, and the delegate is called")
  func tapOutside() throws {
    let stage = try PopoverStage()
    try stage.present()

    stage.host.tap(at: CGPoint(x: 900, y: 700))
    try stage.host.settle()

    try stage.expect(.dismissalByUser)
  }

  @Test("R15.1 UIKit 5.5 A tap outside a popover that must stay is an attempt")
  func tapOutsideBlocked() throws {
    let stage = try PopoverStage()
    try stage.present()
    stage.content.isModalInPresentation = true
    stage.host.tap(at: CGPoint(x: 900, y: 700))
    try stage.expect("delegate.didAttemptToDismiss")

    stage.content.isModalInPresentation = false
    stage.delegate.mayDismiss = false
    stage.host.tap(at: CGPoint(x: 900, y: 700))
    try stage.expect(
      """
      delegate.shouldDismiss(false)
      delegate.didAttemptToDismiss
      """)
    #expect(stage.root.presentedViewController === stage.content)
  }

  @Test("R15.1 UIKit 5.5 A tap inside the bubble does not dismiss")
  func tapInside() throws {
    let stage = try PopoverStage()
    try stage.present()

    stage.host.tap(at: CGPoint(x: 300, y: 300))
    try stage.host.settle()

    try stage.expect("")
  }

  @Test("R15.1 UIKit 5.5 Passthrough views receive their touches, and the popover stays")
  func passthrough() throws {
    let stage = try PopoverStage()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 800, y: 600, width: 100, height: 40))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.root.view.addSubview(button)
    stage.popover?.passthroughViews = [button]
    try stage.present()

    stage.host.tap(at: CGPoint(x: 850, y: 620))

    #expect(taps == 1)
    #expect(stage.root.presentedViewController === stage.content)
    try stage.expect("")
  }

  @Test("R15.1 UIKit 5.5 A tap that hits none of several passthrough views dismisses")
  func passthroughMissed() throws {
    let stage = try PopoverStage()
    let views = [0, 1].map { index in
      let view = UIView(frame: CGRect(x: 700, y: 500 + 100 * CGFloat(index), width: 50, height: 50))
      stage.root.view.addSubview(view)
      return view
    }
    stage.popover?.passthroughViews = views
    try stage.present()

    stage.host.tap(at: CGPoint(x: 725, y: 525))
    stage.host.tap(at: CGPoint(x: 725, y: 625))
    try stage.host.settle()
    try stage.expect("")

    stage.host.tap(at: CGPoint(x: 725, y: 575))
    try stage.host.settle()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("R15.1 UIKit 5.5 A popover moves when its source or what its arrow may do changes")
  func changesWhileShown() throws {
    let stage = try PopoverStage()
    try stage.present()

    stage.host.turn { stage.popover?.permittedArrowDirections = [.left, .right] }
    #expect(stage.popover?.arrowDirection == .left)
    #expect(stage.bubble?.frame == CGRect(x: 380, y: 145, width: 213, height: 150))

    stage.host.turn { stage.popover?.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 20) }
    #expect(stage.bubble?.frame.origin == CGPoint(x: 320, y: 135))

    stage.host.turn {
      stage.popover?.popoverLayoutMargins = UIEdgeInsets(top: 300, left: 0, bottom: 0, right: 0)
    }
    #expect(stage.bubble?.frame.minY == 300)

    stage.host.turn { stage.popover?.permittedArrowDirections = [] }
    #expect(stage.popover?.arrowDirection == .unknown)
    #expect(stage.bubble?.frame.size == CGSize(width: 200, height: 150))
  }

  @Test("R15.1 UIKit 5.5 A popover has the colour that is set, its arrow included")
  func color() throws {
    let stage = try PopoverStage()
    stage.popover?.backgroundColor = .systemYellow
    try stage.present()
    let bubble = try #require(stage.bubble as? PopoverBubbleView)
    #expect(bubble.fillColor == .systemYellow)

    stage.host.turn { stage.popover?.backgroundColor = nil }
    #expect(bubble.fillColor == .systemBackground)
  }

  @Test("R15.1 UIKit 5.5 A popover follows the preferred size of its content, gradually")
  func preferredSize() throws {
    let stage = try PopoverStage()
    try stage.present()

    stage.host.turn { stage.content.preferredContentSize = CGSize(width: 300, height: 250) }
    stage.host.advance(by: 0.1)
    let shown = try #require(stage.bubble?.layer.presentation()?.bounds.width)
    #expect(abs(shown - 233.188) < 0.001)
    try stage.host.settle()

    #expect(stage.content.view.bounds.size == CGSize(width: 300, height: 250))
  }

  @Test("R15.1 UIKit 6.3 A popover stays at its source when the window gets another size")
  func resize() throws {
    let stage = try PopoverStage()
    stage.source.autoresizingMask = [.flexibleLeftMargin]
    try stage.present()

    try stage.host.resize(to: CGSize(width: 1124, height: 768))
    try stage.host.settle()

    #expect(stage.bubble?.frame.midX == 440)
  }

  @Test("R15.1 A popover is freed")
  func leaks() throws {
    let stage = try ControllerStage(size: CGSize(width: 1024, height: 768))
    let root = stage.controller("A")
    stage.host.show(root)
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    weak var sheet: UIPresentationController?
    do {
      let content = stage.modal("B", .popover)
      content.popoverPresentationController?.sourceView = root.view
      sheet = content.popoverPresentationController?.adaptiveSheetPresentationController
      controller = content
      presentation = content.presentationController
      try stage.present(content, on: root)
      root.dismiss(animated: true)
      try stage.host.settle()
    }
    #expect(controller == nil)
    #expect(presentation == nil)
    #expect(sheet == nil)
  }
}
