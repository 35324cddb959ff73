import NestTestSupport
import NestTesting
import Testing

@testable import OpenUIKit

/// Sheets: which controllers receive callbacks, their frames, their detents, and what is behind
/// them.
@Suite struct UISheetPresentationControllerTests {
  typealias Detent = UISheetPresentationController.Detent

  // MARK: Callbacks

  @Test(
    "R15.1 UIKit 5.5 The automatic style is a page sheet; the presenter receives no callbacks")
  func automatic() throws {
    let stage = try ControllerStage()
    let root = stage.controller("A")
    stage.host.show(root)
    stage.recorder.removeAll()
    let sheet = stage.modal("B", .automatic)

    root.present(sheet, animated: true, completion: stage.note())
    try stage.host.settle()
    try stage.recorder.expect(
      """
      B.loadView
      B.viewDidLoad
      B.viewWillAppear(animated) [presented]
      B.viewIsAppearing(animated) [presented]
      B.viewDidAppear(animated) [presented]
      test.completion
      """)
    #expect(sheet.presentationController is UISheetPresentationController)
    #expect(sheet.presentationController?.presentationStyle == .pageSheet)
    #expect(root.view.window != nil)

    root.dismiss(animated: true, completion: stage.note())
    try stage.host.settle()
    try stage.recorder.expect(
      """
      B.viewWillDisappear(animated) [dismissed]
      B.viewDidDisappear(animated) [dismissed]
      test.completion
      """)
    #expect(sheet.view.window == nil)
  }

  @Test(
    "R15.1 UIKit 5.5 The presenter of a form sheet receives nothing, in compact and in regular width"
  )
  func formSheetCallbacks() throws {
    for size in [CGSize(width: 393, height: 852), CGSize(width: 1024, height: 768)] {
      let stage = try SheetStage(size: size, style: .formSheet)

      stage.sheet.dismiss(animated: false)
      try stage.host.settle()

      try stage.expect(
        """
        B.viewWillDisappear [dismissed]
        B.viewDidDisappear [dismissed]
        """)
    }
  }

  @Test("R15.1 UIKit 5.6 The order of a sheet's presentation controller and its delegate objects")
  func presentationController() throws {
    let stage = try SheetStage()
    let presentation = try #require(stage.presentation)

    #expect(presentation.presentedViewController === stage.sheet)
    #expect(presentation.presentingViewController === stage.root)
    #expect(!presentation.shouldRemovePresentersView)
    #expect(stage.sheet.view.isDescendant(of: try #require(presentation.presentedView)))
    #expect(stage.sheet.sheetPresentationController === presentation)
    #expect(stage.sheet.activePresentationController === presentation)
    #expect(stage.root.sheetPresentationController?.containerView == nil)
  }

  // MARK: Frames

  @Test("R15.1 UIKit 5.5 A sheet on a phone is a card at the bottom edge, and slides in from below")
  func onPhone() throws {
    let stage = try ControllerStage(size: CGSize(width: 393, height: 852))
    let root = stage.controller("A")
    stage.host.show(root)
    let sheet = stage.modal("B", .pageSheet)

    root.present(sheet, animated: true)
    stage.host.commit()
    let card = try #require(sheet.presentationController?.presentedView)
    #expect(card.layer.presentation()?.frame.minY == 852)
    try stage.host.settle()

    #expect(card.frame == CGRect(x: 0, y: 10, width: 393, height: 842))
    #expect(sheet.view.bounds.size == CGSize(width: 393, height: 842))
  }

  @Test(
    "R15.1 UIKit 5.5 A form sheet in regular width is in the middle, 540 by 620 or as preferred"
  )
  func onTablet() throws {
    let stage = try SheetStage(size: CGSize(width: 1024, height: 768), style: .formSheet)
    #expect(
      stage.presentation?.presentedView?.frame == CGRect(x: 242, y: 74, width: 540, height: 620))

    stage.host.turn { stage.sheet.preferredContentSize = CGSize(width: 400, height: 300) }
    try stage.host.settle()

    #expect(
      stage.presentation?.presentedView?.frame == CGRect(x: 312, y: 234, width: 400, height: 300))
  }

  @Test(
    "R15.1 UIKit 6.3 5.5 A rotation while a sheet is up: over everything on the side, a card upright"
  )
  func rotation() throws {
    let stage = try SheetStage(size: CGSize(width: 393, height: 700))

    try stage.host.resize(to: CGSize(width: 700, height: 393))
    try stage.host.settle()
    #expect(stage.presentation?.presentedView?.frame == CGRect(x: 0, y: 0, width: 700, height: 393))
    #expect(stage.root.view.transform == .identity)

    try stage.host.resize(to: CGSize(width: 393, height: 700))
    try stage.host.settle()
    #expect(
      stage.presentation?.presentedView?.frame == CGRect(x: 0, y: 10, width: 393, height: 690))
  }

  @Test(
    "R15.1 UIKit 5.5 A page sheet is in the middle of a window that grows, and the presenter is restored"
  )
  func resize() throws {
    let stage = try SheetStage()
    #expect(stage.root.view.transform != .identity)

    try stage.host.resize(to: CGSize(width: 1024, height: 768))
    try stage.host.settle()

    #expect(
      stage.presentation?.presentedView?.frame == CGRect(x: 160, y: 20, width: 704, height: 728))
    #expect(stage.root.view.transform == .identity)
    #expect(stage.root.view.bounds.size == CGSize(width: 1024, height: 768))
  }

  @Test(
    "R15.1 UIKit 5.5 Behind a large sheet the presenter is transformed, and restored afterwards"
  )
  func presenterIsTransformed() throws {
    let stage = try SheetStage()
    let view = try #require(stage.root.view)
    #expect(abs(view.transform.a - 361.0 / 393) < 1e-9)
    #expect(abs(view.convert(CGPoint.zero, to: nil).y) < 1e-9)
    #expect(view.layer.cornerRadius == 10)

    stage.root.dismiss(animated: true)
    try stage.host.settle()

    #expect(view.transform == .identity)
    #expect(view.layer.cornerRadius == 0)
    #expect(!view.clipsToBounds)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test(
    "R15.1 UIKit 5.5 A sheet on a sheet: the lower card is transformed, and one dismissal removes both"
  )
  func stacked() throws {
    let stage = try SheetStage()
    let upper = stage.stage.modal("C", .pageSheet)

    stage.sheet.present(upper, animated: true)
    try stage.host.settle()
    try stage.expect(
      """
      C.loadView
      C.viewDidLoad
      C.viewWillAppear(animated) [presented]
      C.viewIsAppearing(animated) [presented]
      C.viewDidAppear(animated) [presented]
      """)
    let lower = try #require(stage.presentation?.presentedView)
    #expect(lower.transform != .identity)
    #expect(abs(stage.top) < 1e-9)

    stage.root.dismiss(animated: true)
    try stage.host.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.root.view.transform == .identity)
  }

  // MARK: Detents

  @Test("R15.1 UIKit 5.5 A sheet without selection rests at its smallest detent")
  func smallest() throws {
    let stage = try SheetStage { $0.detents = [.large(), .medium()] }

    #expect(stage.top == 431)
    #expect(stage.presentation?.selectedDetentIdentifier == nil)
    #expect(stage.root.view.transform == .identity)
  }

  @Test(
    "R15.1 UIKit 5.5 A user who drags a sheet to another detent selects it, and the delegate is called"
  )
  func pulledToDetent() throws {
    let stage = try SheetStage { $0.detents = [.medium(), .large()] }

    stage.host.dragDownAndRelease(from: CGPoint(x: 200, y: 500), by: -380)
    try stage.expect("delegate.didChangeSelectedDetentIdentifier(large)")
    try stage.host.settle()

    #expect(stage.presentation?.selectedDetentIdentifier == .large)
    #expect(stage.top == 10)
    #expect(stage.root.view.transform != .identity)
  }

  @Test(
    "R15.1 UIKit 5.5 A selection by the program moves the sheet, and the delegate is not called")
  func selected() throws {
    let stage = try SheetStage { $0.detents = [.medium(), .large()] }

    stage.presentation?.selectedDetentIdentifier = .large
    try stage.host.settle()

    #expect(stage.top == 10)
    try stage.expect("")
  }

  @Test("R15.1 UIKit 5.5 animateChanges moves the sheet gradually")
  func animatedChanges() throws {
    let stage = try SheetStage { $0.detents = [.medium(), .large()] }

    stage.host.turn {
      stage.presentation?.animateChanges {
        stage.presentation?.selectedDetentIdentifier = .large
      }
    }
    stage.host.advance(by: 0.1)
    #expect(abs(stage.shownTop - 280.392) < 0.001)
    try stage.host.settle()

    #expect(stage.shownTop == 10)
  }

  @Test("R15.1 UIKit 5.5 A tap on the grabber selects the next detent, in a cycle")
  func grabber() throws {
    let stage = try SheetStage {
      $0.detents = [.medium(), .large()]
      $0.prefersGrabberVisible = true
    }

    stage.host.tap(at: CGPoint(x: 196, y: 431 + 7))
    try stage.host.settle()
    #expect(stage.top == 10)
    stage.host.tap(at: CGPoint(x: 196, y: 17))
    try stage.host.settle()
    #expect(stage.top == 431)

    try stage.expect(
      """
      delegate.didChangeSelectedDetentIdentifier(large)
      delegate.didChangeSelectedDetentIdentifier(medium)
      """)
  }

  @Test(
    "R15.1 UIKit 5.5 A custom detent resolves its height; invalidated, it does again; nil is inactive"
  )
  func custom() throws {
    var height: CGFloat? = 200
    let stage = try SheetStage { sheet in
      sheet.detents = [
        .custom(identifier: .init("small")) { context in
          #expect(context.maximumDetentValue == 842)
          #expect(context.containerTraitCollection.horizontalSizeClass == .compact)
          return height
        }, .large(),
      ]
    }
    #expect(stage.top == 652)

    height = 300
    stage.host.commit()
    #expect(stage.top == 652)
    stage.presentation?.invalidateDetents()
    stage.host.commit()
    #expect(stage.top == 552)

    height = nil
    stage.presentation?.invalidateDetents()
    stage.host.commit()
    #expect(stage.top == 10)
  }

  @Test("R15.1 UIKit 5.5 Detents have UIKit's names, and medium is inactive in compact height")
  func builtInDetents() {
    #expect(Detent.medium().identifier.rawValue == "com.apple.UIKit.medium")
    #expect(Detent.large().identifier == .large)
    let low = SheetDetentContext(
      traits: UITraitCollection(verticalSizeClass: .compact), maximum: 300)
    #expect(Detent.medium().resolvedValue(in: low) == nil)
    #expect(Detent.large().resolvedValue(in: low) == 300)
    #expect(Detent.custom { _ in 1 }.identifier != Detent.custom { _ in 1 }.identifier)
  }

  @Test(
    "R15.1 UIKit 5.5 At an undimmed detent what is behind receives touches, at a larger one it does not"
  )
  func undimmed() throws {
    var taps = 0
    let stage = try SheetStage {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.root.view.addSubview(button)

    stage.host.tap(at: CGPoint(x: 150, y: 120))
    #expect(taps == 1)
    #expect(stage.root.presentedViewController === stage.sheet)

    stage.presentation?.selectedDetentIdentifier = .large
    try stage.host.settle()
    #expect(stage.presentation?.containerView?.hitTest(CGPoint(x: 150, y: 4), with: nil) != nil)
  }

  @Test("R15.1 UIKit 5.5 With medium and large a drag from large to the bottom dismisses")
  func pulledToTheEnd() throws {
    let stage = try SheetStage {
      $0.detents = [.medium(), .large()]
      $0.selectedDetentIdentifier = .large
    }

    stage.host.dragDownAndRelease(from: CGPoint(x: 200, y: 100), by: 700)
    try stage.host.settle()

    try stage.expect(.dismissalByUser)
  }

  // MARK: Memory

  @Test("R15.1 A sheet that was set up and never presented is freed")
  func leaksUnpresented() throws {
    let stage = try ControllerStage()
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let sheet = stage.modal("B", .pageSheet)
      sheet.sheetPresentationController?.detents = [.medium()]
      controller = sheet
      presentation = sheet.presentationController
      #expect(presentation != nil)
    }
    #expect(controller == nil)
    #expect(presentation == nil)
  }

  @Test("R15.1 A sheet whose window is freed leaves nothing")
  func leaksWithWindow() throws {
    weak var controller: UIViewController?
    weak var root: UIViewController?
    do {
      let stage = try SheetStage()
      controller = stage.sheet
      root = stage.root
    }
    #expect(controller == nil)
    #expect(root == nil)
  }
}
