import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Presentations that change their style where there is little space, and back.
@Suite struct AdaptivityTests {
  private let phone = CGSize(width: 393, height: 852)
  private let tablet = CGSize(width: 1024, height: 768)

  // MARK: When it is presented

  @Test("R15.1 UIKit 5.6 In compact width a popover becomes a page sheet; no source is needed")
  func popoverOnPhone() throws {
    let stage = try PopoverStage(size: phone)
    let popover = try #require(stage.popover)
    popover.sourceView = nil

    stage.root.present(stage.content, animated: true)
    try stage.host.settle()

    try stage.expect(
      """
      delegate.prepare(pageSheet)
      B.loadView
      B.viewDidLoad
      delegate.willPresentWithAdaptiveStyle(pageSheet)
      B.viewWillAppear(animated) [presented]
      B.viewIsAppearing(animated) [presented]
      B.viewDidAppear(animated) [presented]
      """)
    #expect(stage.content.presentationController === popover)
    #expect(stage.content.activePresentationController is UISheetPresentationController)
    #expect(stage.content.sheetPresentationController != nil)
    #expect(popover.arrowDirection == .unknown)
    #expect(popover.containerView == nil)
  }

  @Test("R15.1 UIKit 5.6 The adaptive sheet of a popover can be set up before")
  func adaptiveSheet() throws {
    let stage = try PopoverStage(size: phone)
    let sheet = try #require(stage.popover?.adaptiveSheetPresentationController)
    sheet.detents = [.medium()]

    try stage.present()

    #expect(stage.content.activePresentationController === sheet)
    #expect(sheet.presentedView?.frame.minY == 431)
  }

  @Test("R15.1 UIKit 5.6 A delegate that answers none keeps the popover")
  func presentedPopover() throws {
    let stage = try PopoverStage(size: phone)
    stage.delegate.compactStyle = UIModalPresentationStyle.none
    stage.source.frame.origin.x = 100

    try stage.present()

    #expect(stage.content.activePresentationController === stage.popover)
    #expect(stage.popover?.arrowDirection == .up)
  }

  @Test("R15.1 UIKit 5.5 Adapted to full screen, the presenter disappears, and appears again")
  func fullScreen() throws {
    let stage = try PopoverStage(size: phone)
    stage.delegate.compactStyle = .fullScreen

    stage.root.present(stage.content, animated: false)
    try stage.host.settle()
    try stage.expect(
      """
      delegate.prepare(fullScreen)
      B.loadView
      B.viewDidLoad
      delegate.willPresentWithAdaptiveStyle(fullScreen)
      A.viewWillDisappear
      B.viewWillAppear [presented]
      B.viewIsAppearing [presented]
      B.viewDidAppear [presented]
      A.viewDidDisappear
      """)

    stage.root.dismiss(animated: false)
    try stage.host.settle()
    try stage.expect(
      """
      B.viewWillDisappear [dismissed]
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      B.viewDidDisappear [dismissed]
      """)
  }

  @Test("R15.1 UIKit 5.6 The delegate may return another controller for the adapted style")
  func otherController() throws {
    let stage = try PopoverStage(size: phone)
    let wrapper = stage.stage.controller("W")
    let content = stage.content
    stage.delegate.wrap = { _ in
      add(content, to: wrapper)
      return wrapper
    }

    try stage.present()

    #expect(stage.root.presentedViewController === wrapper)
    #expect(content.presentingViewController === stage.root)
    #expect(content.view.window != nil)
    stage.content.dismiss(animated: false)
    try stage.host.settle()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("R15.1 UIKit 5.6 A sheet has the style of its delegate in compact width")
  func adaptedSheet() throws {
    let stage = try ControllerStage()
    let root = stage.controller("A")
    stage.host.show(root)
    let sheet = stage.modal("B", .formSheet)
    let delegate = PresentationDelegateRecorder(stage.recorder)
    delegate.compactStyle = .overFullScreen
    sheet.presentationController?.delegate = delegate

    try stage.present(sheet, on: root)

    #expect(sheet.activePresentationController?.presentationStyle == .overFullScreen)
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  // MARK: While it is presented

  @Test(
    "R15.1 UIKit 5.6 6.3 A popover whose window gets narrow becomes a sheet, and a popover again")
  func live() throws {
    let stage = try PopoverStage(size: tablet)
    try stage.present()
    let view = try #require(stage.content.view)

    try stage.host.resize(to: phone)
    try stage.host.settle()
    #expect(stage.content.activePresentationController is UISheetPresentationController)
    #expect(stage.content.presentationController is UIPopoverPresentationController)
    #expect(view.window === stage.host.window)
    #expect(view.bounds.size == CGSize(width: 393, height: 842))
    try stage.expectNoAppearance(["prepare(pageSheet)", "willPresentWithAdaptiveStyle(pageSheet)"])

    try stage.host.resize(to: tablet)
    try stage.host.settle()
    #expect(stage.content.activePresentationController is UIPopoverPresentationController)
    #expect(stage.popover?.arrowDirection == .up)
    #expect(view.bounds.size == CGSize(width: 200, height: 150))
    #expect(stage.root.view.transform == .identity)
    try stage.expectNoAppearance(["willPresentWithAdaptiveStyle(none)"])

    stage.root.dismiss(animated: true)
    try stage.host.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(view.window == nil)
  }

  @Test("R15.1 UIKit 5.6 A popover that becomes a sheet can be dragged down")
  func liveDrag() throws {
    let stage = try PopoverStage(size: tablet)
    try stage.present()
    try stage.host.resize(to: phone)
    try stage.host.settle()
    stage.stage.recorder.removeAll()

    stage.host.dragDownAndRelease(from: CGPoint(x: 200, y: 100), by: 600)
    try stage.host.settle()

    try stage.expect(.dismissalByUser)
  }

  @Test("R15.1 UIKit 5.5 Adapted to full screen and back, only the presenter receives callbacks")
  func liveFullScreen() throws {
    let stage = try PopoverStage(size: tablet)
    stage.delegate.compactStyle = .fullScreen
    try stage.present()

    try stage.host.resize(to: phone)
    try stage.host.settle()
    #expect(stage.root.view.window == nil)
    #expect(stage.appearances == ["A.viewWillDisappear", "A.viewDidDisappear"])
    stage.stage.recorder.removeAll()

    try stage.host.resize(to: tablet)
    try stage.host.settle()
    #expect(stage.root.view.window != nil)
    #expect(stage.root.view.bounds.size == tablet)
    #expect(
      stage.appearances == ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
    #expect(stage.popover?.arrowDirection == .up)
  }

  @Test("R15.1 UIKit 5.5 What was adapted a moment ago can be dismissed at once")
  func dismissedAtOnce() throws {
    let stage = try PopoverStage(size: tablet)
    stage.delegate.compactStyle = .fullScreen
    try stage.present()

    try stage.host.resize(to: phone)
    stage.root.dismiss(animated: false)
    try stage.host.settle()

    #expect(stage.root.presentedViewController == nil && stage.root.view.window != nil)
    #expect(stage.content.view.window == nil)
    #expect(stage.appearances.last { $0.hasPrefix("A.") } == "A.viewDidAppear")
    #expect(stage.appearances.last { $0.hasPrefix("B.") } == "B.viewDidDisappear")
  }

  @Test("R15.1 UIKit 5.6 Another controller is shown in the narrow window only")
  func liveOtherController() throws {
    let stage = try PopoverStage(size: tablet)
    let wrapper = stage.stage.controller("W")
    stage.delegate.wrap = { _ in wrapper }
    try stage.present()

    try stage.host.resize(to: phone)
    try stage.host.settle()
    #expect(stage.root.presentedViewController === wrapper)
    #expect(wrapper.view.window != nil)
    #expect(stage.content.view.window == nil)
    let first = stage.appearances.filter { !$0.contains("IsAppearing") }
    #expect(
      Set(first) == [
        "B.viewWillDisappear", "B.viewDidDisappear", "W.viewWillAppear", "W.viewDidAppear",
      ])
    #expect(first.count == 4)

    try stage.host.resize(to: tablet)
    try stage.host.settle()
    #expect(stage.root.presentedViewController === stage.content)
    #expect(stage.content.view.window != nil)
    #expect(wrapper.view.window == nil)
  }

  @Test(
    "R15.1 UIKit 5.6 An action sheet is a popover in a wide window and at the bottom of a narrow one"
  )
  func liveActionSheet() throws {
    let stage = try AlertStage(.actionSheet, size: tablet)
    stage.add("One")
    stage.add("Cancel", .cancel)
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    stage.root.view.addSubview(source)
    stage.alert.popoverPresentationController?.sourceView = source
    try stage.present()

    try stage.host.resize(to: phone)
    try stage.host.settle()
    #expect(stage.alert.view.frame.maxY == 844)
    #expect(stage.alert.view.frame.width == 377)
    try stage.host.tap(stage.button("Cancel"))
    try stage.host.settle()

    #expect(stage.appearancesOfChoice == ["chosen.Cancel"])
  }

  @Test("R15.1 A presentation that was adapted twice is freed")
  func leaks() throws {
    weak var controller: UIViewController?
    weak var popover: UIPresentationController?
    weak var sheet: UIPresentationController?
    let host: TestHost
    do {
      let stage = try PopoverStage(size: tablet)
      host = stage.host
      try stage.present()
      controller = stage.content
      popover = stage.popover
      try stage.host.resize(to: phone)
      try stage.host.settle()
      sheet = stage.content.activePresentationController
      try stage.host.resize(to: tablet)
      try stage.host.settle()
      stage.root.dismiss(animated: true)
      try stage.host.settle()
    }
    #expect(host.isIdle)
    #expect(controller == nil)
    #expect(popover == nil)
    #expect(sheet == nil)
  }
}

extension PopoverStage {
  /// The appearance callbacks that were recorded, without their flags.
  var appearances: [String] {
    stage.recorder.timeline.lines.filter { $0.contains("ppear") }
      .map { String($0.prefix { $0 != " " && $0 != "(" }) }
  }

  /// Compares the callbacks of the delegate, where no controller appears or disappears.
  func expectNoAppearance(_ received: [String]) throws {
    #expect(appearances == [])
    let delegates = stage.recorder.timeline.lines.filter { $0.hasPrefix("delegate.") }
    #expect(delegates == received.map { "delegate." + $0 })
    stage.recorder.removeAll()
  }
}

extension AlertStage {
  /// The lines about the action that was chosen.
  var appearancesOfChoice: [String] {
    stage.recorder.timeline.lines.filter { $0.hasPrefix("chosen.") }
  }
}
