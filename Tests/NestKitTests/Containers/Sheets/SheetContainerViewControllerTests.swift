import NestKit
import NestTesting
import OpenUIKit
import Testing

@Suite(.serialized) struct SheetContainerViewControllerTests {
  private let presentation: Timeline = """
    D.willPresent(M, animated)
    M.willMove(SheetContainerViewController)
    M.loadView
    M.viewDidLoad
    M.viewWillAppear(animated) [to]
    M.viewIsAppearing(animated) [to]
    M.viewDidAppear(animated) [to]
    M.didMove(SheetContainerViewController)
    D.didPresent(M, animated)
    """
  private let dismissal: Timeline = """
    D.willDismiss(M, animated)
    M.willMove(nil)
    M.viewWillDisappear(animated) [from]
    M.viewDidDisappear(animated) [from]
    M.didMove(nil)
    D.didDismiss(M, animated)
    """

  @Test("R26.1 Containers 2.15 A sheet sends each callback once, and the content none")
  func timeline() throws {
    let fixture = try SheetFixture()
    let sheet = fixture.make("M")
    let configuration = SheetConfiguration(detents: SheetFixture.detents)

    let operation = fixture.host.turn {
      fixture.container.presentSheet(sheet, configuration: configuration)
    }
    #expect(fixture.height(sheet) < 1)
    fixture.host.advance(by: 0.2)
    #expect(abs(fixture.height(sheet) - 50) < 10)
    try fixture.host.settle()
    try fixture.recorder.expect(presentation)
    #expect(operation.result == .done)
    #expect(sheet.sheetContainer === fixture.container)
    #expect(
      sheet.view.convert(sheet.view.bounds, to: nil)
        == CGRect(x: 0, y: 300, width: 200, height: 100))

    fixture.host.turn { fixture.container.dismissSheet(sheet) }
    fixture.host.advance(by: 0.2)
    #expect(abs(fixture.height(sheet) - 50) < 10)
    try fixture.host.settle()
    try fixture.recorder.expect(dismissal)
    #expect(fixture.container.sheetViewControllers == [] && sheet.parent == nil)
    #expect(fixture.container.stacks.count == 1)
  }

  @Test("R26.1 A presentation that is reversed sends the opposite, and the sheet is gone")
  func reversal() throws {
    let fixture = try SheetFixture(clears: false)
    let sheet = fixture.make("M")

    let operation = fixture.host.turn { fixture.container.presentSheet(sheet) }
    fixture.host.advance(by: 0.2)
    fixture.host.turn { fixture.container.transition(of: sheet)?.reverse() }
    try fixture.host.settle()

    #expect(operation.result == .cancelled)
    #expect(fixture.container.sheetViewControllers.isEmpty && sheet.parent == nil)
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test("R26.1 A dismissal that is cancelled leaves the sheet where it was")
  func cancelledDismissal() throws {
    let fixture = try SheetFixture()
    let sheet = try fixture.present("M")

    let interaction = fixture.host.turn { fixture.container.beginInteractiveDismissal() }
    fixture.host.turn { interaction?.fraction = 0.5 }
    fixture.host.commit()
    #expect(abs(fixture.height(sheet) - 50) < 2)
    fixture.host.turn { interaction?.cancel() }
    try fixture.host.settle()

    #expect(fixture.container.sheetViewControllers == [sheet])
    #expect(fixture.height(sheet) == 100)
  }

  @Test("R26.2 A configuration that is none is refused with nothing changed, and what is long fits")
  func badInput() throws {
    let fixture = try SheetFixture()
    let bad: [[SheetDetent]] = [
      [], [.length(.nan)], [.length(0)], [.length(-5)], [.length(.infinity)], [.fraction(.nan)],
      [.fraction(0)], [.medium, .medium],
    ]
    for detents in bad {
      let child = fixture.make("M")
      let (operation, misuses) = withMisuseInterceptedValue {
        fixture.container.presentSheet(child, configuration: SheetConfiguration(detents: detents))
      }
      #expect(misuses.map(\.id) == ["sheets.configuration"], "\(detents)")
      #expect(operation.result != .done && child.parent == nil)
    }
    #expect(fixture.container.children.count == 1 && fixture.container.stacks.count == 1)

    let sheet = try fixture.present("M", { $0.detents = [.length(1_000_000)] })
    #expect(fixture.height(sheet) == 400)
  }

  private func withMisuseInterceptedValue<Value>(_ body: () -> Value) -> (Value, [Misuse]) {
    var value: Value?
    let misuses = withMisuseIntercepted { value = body() }
    guard let value else { preconditionFailure() }
    return (value, misuses)
  }

  @Test("R26.2 What is asked of a sheet or a detent that is not there is reported")
  func unknown() throws {
    let fixture = try SheetFixture()
    let sheet = try fixture.present("M")
    let other = UIViewController()

    let misuses = withMisuseIntercepted {
      fixture.container.selectDetent(.large, of: other)
      fixture.container.selectDetent(.content, of: sheet)
      fixture.container.dismissSheet(other)
      fixture.container.setSheetConfiguration(SheetConfiguration(detents: []), of: sheet)
    }

    #expect(
      misuses.map(\.id) == [
        "sheets.not-presented", "sheets.no-detent", "sheets.not-presented", "sheets.configuration",
      ])
    #expect(fixture.detent(sheet) == "small")
  }

  @Test("R26.3 A sheet moves to a detent that the program selects, interrupted by another one")
  func selection() throws {
    let fixture = try SheetFixture()
    let sheet = try fixture.present("M")

    fixture.host.turn { fixture.container.selectDetent(.large, of: sheet) }
    fixture.host.advance(by: 0.1)
    let height = fixture.height(sheet)
    #expect(height > 110 && height < 390)
    fixture.host.turn { fixture.container.selectDetent(.small, of: sheet) }
    #expect(abs(fixture.height(sheet) - height) < 1)
    try fixture.host.settle()
    #expect(fixture.height(sheet) == 100 && fixture.detent(sheet) == "small")

    fixture.container.selectDetent(.medium, of: sheet, animated: false)
    #expect(fixture.height(sheet) == 200)
    #expect(fixture.selected == [])
    #expect(fixture.recorder.timeline.lines.filter { $0.hasPrefix("M.viewWill") } != [])
  }

  @Test("R26.3 Detents are resolved again in another size, and a detent of the content follows it")
  func resolution() throws {
    let fixture = try SheetFixture()
    let sheet = try fixture.present("M", { $0.selectedDetent = .medium })

    fixture.host.rotateDevice()
    try fixture.host.settle()
    #expect(sheet.view.bounds.size == CGSize(width: 400, height: 100))
    fixture.host.rotateDevice()
    try fixture.host.settle()
    #expect(sheet.view.bounds.size == CGSize(width: 200, height: 200))

    let fitted = try fixture.present("N", { $0.detents = [.content, .large] })
    #expect(fixture.height(fitted) == 400)
    fixture.host.turn { fitted.preferredContentSize = CGSize(width: 0, height: 150) }
    try fixture.host.settle()
    #expect(fixture.height(fitted) == 150 && fixture.detent(fitted) == "content")
  }

  @Test("R26.4 A sheet is dismissed by Escape and by a tap beside it, where the delegate allows it")
  func byUser() throws {
    let fixture = try SheetFixture()
    try fixture.present("M")

    fixture.allowed = false
    fixture.host.press(.keyboardEscape)
    fixture.host.tap(at: CGPoint(x: 100, y: 50))
    try fixture.host.settle()
    #expect(fixture.asked == ["M", "M"] && fixture.container.sheetViewControllers.count == 1)

    fixture.allowed = true
    fixture.host.tap(at: CGPoint(x: 100, y: 350))
    try fixture.host.settle()
    #expect(fixture.container.sheetViewControllers.count == 1)
    fixture.host.tap(at: CGPoint(x: 100, y: 50))
    try fixture.host.settle()
    #expect(fixture.container.sheetViewControllers.isEmpty)

    try fixture.present("N")
    #expect(fixture.container.accessibilityPerformEscape())
    try fixture.host.settle()
    #expect(fixture.container.sheetViewControllers.isEmpty)
  }

  @Test("R26.5 What is behind takes touches up to the largest undimmed detent")
  func undimmed() throws {
    let fixture = try SheetFixture()
    let sheet = try fixture.present("M", { $0.largestUndimmedDetent = .medium })
    let content = try #require(fixture.container.contentViewController?.view)
    func hit() -> UIView? { fixture.host.window.hitTest(CGPoint(x: 100, y: 20), with: nil) }
    func dimming() -> CGFloat? {
      sheet.view.ancestors.compactMap { $0.superview?.subviews.first }
        .first { $0.backgroundColor == .black }?.alpha
    }

    #expect(hit() === content && dimming() == 0)
    #expect(fixture.container.activeViewController === fixture.container.contentViewController)
    fixture.container.selectDetent(.large, of: sheet, animated: false)
    #expect(hit() !== content)
    #expect(try abs(#require(dimming()) - 0.3) < 0.001)
    #expect(fixture.container.activeViewController === sheet)
    fixture.container.selectDetent(.medium, of: sheet, animated: false)
    #expect(hit() === content && dimming() == 0)
  }

  @Test(
    "R26.6 Sheets stand at every edge, several at a time, above the safe area where they are to")
  func edges() throws {
    let fixture = try SheetFixture()
    fixture.host.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    let expected: [(SheetEdge, CGRect)] = [
      (.bottom, CGRect(x: 0, y: 270, width: 200, height: 130)),
      (.top, CGRect(x: 0, y: 0, width: 200, height: 120)),
      (.leading, CGRect(x: 0, y: 0, width: 100, height: 400)),
      (.trailing, CGRect(x: 100, y: 0, width: 100, height: 400)),
    ]
    for (edge, frame) in expected {
      let sheet = try fixture.present("M", { ($0.edge, $0.detents) = (edge, [.length(100)]) })
      #expect(fixture.shown(sheet.view) == frame, "\(edge)")
    }
    #expect(fixture.container.sheetViewControllers.count == 4)
    let above = try fixture.present(
      "N", { ($0.standsOnSafeArea, $0.detents) = (true, [.length(100)]) })
    #expect(fixture.shown(above.view) == CGRect(x: 0, y: 270, width: 200, height: 100))
  }

  @Test("R26.7 A sheet makes room for the keyboard, and returns")
  func keyboard() throws {
    let fixture = try SheetFixture()
    let sheet = try fixture.present("M")
    let stays = try fixture.present("N", { $0.avoidsKeyboard = false })

    try fixture.host.showKeyboard(frame: CGRect(x: 0, y: 250, width: 200, height: 150))
    try fixture.host.settle()
    #expect(fixture.shown(sheet.view) == CGRect(x: 0, y: 150, width: 200, height: 100))
    #expect(fixture.height(stays) == 100)
    fixture.host.hideKeyboard()
    try fixture.host.settle()
    #expect(fixture.height(sheet) == 100)
  }

  @Test("R26.8 A guard is asked before a sheet is left, and a result dismisses it")
  func guards() async throws {
    final class Guarded: RecordingViewController, LeavingGuard {
      var decision = LeavingDecision.refuse
      func leavingDecision(for kind: LeavingKind) -> LeavingDecision { decision }
      deinit {}
    }
    let fixture = try SheetFixture()
    let sheet = Guarded("M", recorder: fixture.recorder)
    try fixture.present("M", { _ in }, sheet)

    let refused = fixture.container.dismissSheet(sheet)
    #expect(refused.result != .done && fixture.container.sheetViewControllers == [sheet])
    fixture.host.press(.keyboardEscape)
    fixture.host.drag(from: CGPoint(x: 100, y: 320), to: CGPoint(x: 100, y: 390), rest: 0.2)
    try fixture.host.settle()
    #expect(fixture.container.sheetViewControllers == [sheet] && fixture.height(sheet) == 100)

    sheet.decision = .allow
    fixture.host.turn { fixture.container.dismissSheet(sheet) }
    try fixture.host.settle()
    #expect(fixture.container.sheetViewControllers.isEmpty)
  }

  @Test("R26.9 A child that is taken leaves no sheet, and one that is refused none either")
  func taken() throws {
    let fixture = try SheetFixture()
    let sheet = try fixture.present("M")

    fixture.host.turn {
      sheet.willMove(toParent: nil)
      sheet.view.removeFromSuperview()
      sheet.removeFromParent()
    }
    try fixture.host.settle()
    #expect(fixture.container.sheetViewControllers.isEmpty)
    #expect(fixture.container.stacks.count == 1)
    #expect(
      fixture.host.window.hitTest(CGPoint(x: 100, y: 20), with: nil)
        === fixture.container.contentViewController?.view)

    let content = try #require(fixture.container.contentViewController)
    _ = withMisuseIntercepted { fixture.container.presentSheet(content) }
    #expect(fixture.container.stacks.count == 1)
  }

  @Test("R26.10 With less motion a sheet fades in, and is at another detent at once")
  func reducedMotion() throws {
    let fixture = try SheetFixture()
    fixture.host.setReducesMotion(true)
    let sheet = fixture.make("M")

    fixture.host.turn {
      fixture.container.presentSheet(
        sheet, configuration: SheetConfiguration(detents: SheetFixture.detents))
    }
    fixture.host.advance(by: 0.2)
    #expect(fixture.height(sheet) == 100)
    try fixture.host.settle()
    fixture.host.turn { fixture.container.selectDetent(.large, of: sheet) }
    #expect(fixture.height(sheet) == 400)
  }

  @Test("R26.11 The grabber selects the next detent, and assistive technologies larger and smaller")
  func grabber() throws {
    let fixture = try SheetFixture()
    let sheet = try fixture.present("M", { $0.showsGrabber = true })
    let card = try #require(
      sheet.view.ancestors.compactMap { $0.superview }.first {
        $0.subviews.contains { $0.accessibilityTraits == .adjustable }
      })
    let grabber = try #require(card.subviews.first { $0.accessibilityTraits == .adjustable })

    fixture.host.tap(at: CGPoint(x: 100, y: 307))
    try fixture.host.settle()
    #expect(fixture.detent(sheet) == "medium")
    grabber.accessibilityIncrement()
    grabber.accessibilityIncrement()
    try fixture.host.settle()
    #expect(fixture.height(sheet) == 400)
    grabber.accessibilityDecrement()
    try fixture.host.settle()
    #expect(fixture.height(sheet) == 200)
    #expect(fixture.selected == ["medium", "large", "medium"])
  }
}

extension UIView {
  /// This view and those around it.
  fileprivate var ancestors: [UIView] { Array(sequence(first: self, next: \.superview)) }
}
