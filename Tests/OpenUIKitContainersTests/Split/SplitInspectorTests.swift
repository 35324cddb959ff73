import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// The inspector column, the button for the secondary column alone, and keys.
@Suite(.serialized) struct SplitInspectorTests {
  private func fixture(
    _ style: UISplitViewController.Style = .doubleColumn, size: CGSize = SplitFixture.landscape
  ) throws -> (SplitFixture, RecordingViewController) {
    let fixture = try SplitFixture(style, size: size)
    let inspector = RecordingViewController("I", recorder: fixture.recorder)
    fixture.split.setViewController(inspector, for: .inspector)
    fixture.recorder.removeAll()
    return (fixture, inspector)
  }

  @Test("R15.73 The inspector column is hidden until it is shown, beside the secondary column")
  func show() throws {
    let (fixture, inspector) = try fixture()
    let split = fixture.split
    #expect(!split.isShowing(.inspector) && !inspector.isViewLoaded)
    #expect(split.isShowing(.primary) && split.isShowing(.secondary))
    split.preferredInspectorColumnWidth = 200

    fixture.host.turn { split.show(.inspector) }
    try fixture.host.settle()
    #expect(split.isShowing(.inspector) && split.displayMode == .oneBesideSecondary)
    let view = try #require(inspector.navigationController?.view)
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 824, y: 0, width: 200, height: 768))
    #expect(fixture.frame(.secondary) == CGRect(x: 320, y: 0, width: 504, height: 768))
    fixture.recorder.note("shown")
    fixture.host.turn { split.hide(.inspector) }
    try fixture.host.settle()
    #expect(!split.isShowing(.inspector) && view.window == nil)
    #expect(fixture.frame(.secondary)?.maxX == 1024)
    try fixture.recorder.expect(
      """
      delegate.willShow(inspector)
      I.loadView
      I.viewDidLoad
      I.viewWillAppear(animated) [to]
      I.viewIsAppearing(animated) [to]
      D.viewWillTransition(504×768)
      I.viewDidAppear(animated) [to]
      I.didMove(UINavigationController)
      delegate.didShow(inspector)
      test.shown
      delegate.willHide(inspector)
      I.viewWillDisappear(animated)
      D.viewWillTransition(704×768)
      I.viewDidDisappear(animated)
      delegate.didHide(inspector)
      """)
  }

  @Test("R15.73 Where there is one column the inspector is presented, and returns to its column")
  func sheet() throws {
    let (fixture, inspector) = try fixture()
    let split = fixture.split
    fixture.host.turn { split.show(.inspector) }
    try fixture.host.resize(to: SplitFixture.compact)
    #expect(!split.isShowing(.inspector) && inspector.view.window == nil)
    fixture.host.turn { split.show(.inspector) }
    try fixture.host.settle()
    #expect(split.isShowing(.inspector))
    #expect(split.presentedViewController === inspector.navigationController)
    #expect(split.viewController(for: .inspector) === inspector)
    try fixture.host.resize(to: SplitFixture.landscape)
    try fixture.host.settle()
    #expect(split.presentedViewController == nil && split.isShowing(.inspector))
    #expect(inspector.navigationController?.parent === split && inspector.view.window != nil)
    try fixture.host.resize(to: SplitFixture.compact)
    fixture.host.turn { split.show(.inspector) }
    try fixture.host.settle()
    fixture.host.turn { split.hide(.inspector) }
    try fixture.host.settle()
    #expect(split.presentedViewController == nil && !split.isShowing(.inspector))
    try fixture.host.resize(to: SplitFixture.landscape)
    #expect(!split.isShowing(.inspector) && inspector.navigationController?.parent === split)
  }

  @Test("R15.73 From right to left the inspector is at the left edge, in every mode")
  func mirrored() throws {
    let (fixture, inspector) = try fixture(.tripleColumn)
    let split = fixture.split
    split.preferredInspectorColumnWidth = 200
    fixture.host.turn {
      fixture.host.window.traitOverrides.layoutDirection = .rightToLeft
      split.show(.inspector)
    }
    try fixture.host.settle()
    let view = try #require(inspector.navigationController?.view)
    for mode in [UISplitViewController.DisplayMode.oneBesideSecondary, .twoOverSecondary] {
      fixture.host.turn { split.preferredDisplayMode = mode }
      try fixture.host.settle()
      #expect(view.convert(view.bounds, to: nil).minX == 0, "\(mode)")
      #expect(fixture.frame(.secondary)?.minX == 200, "\(mode)")
    }
  }

  @Test("R15.74 The bar of the secondary column has a button for that column alone, and back")
  func secondaryOnlyButton() throws {
    let fixture = try SplitFixture(.tripleColumn)
    let split = fixture.split
    let item = { (column: SplitFixture.Column) in
      fixture.navigation(column)?.viewControllers.first?.navigationItem.containerItem
    }
    #expect(item(.secondary) === split.displayModeButtonItem)
    fixture.host.turn { split.showsSecondaryOnlyButton = true }
    let button = try #require(item(.secondary))
    #expect(button !== split.displayModeButtonItem)
    #expect(item(.supplementary) === split.displayModeButtonItem)
    fixture.host.turn { split.preferredDisplayMode = .twoBesideSecondary }
    for mode in [UISplitViewController.DisplayMode.secondaryOnly, .twoBesideSecondary] {
      fixture.host.turn { button.primaryAction?.performWithSender(nil, target: nil) }
      try fixture.host.settle()
      #expect(split.displayMode == mode)
    }
    fixture.host.turn { split.showsSecondaryOnlyButton = false }
    #expect(item(.secondary) === split.displayModeButtonItem && item(.supplementary) == nil)
  }

  @Test("R15.75 R20.1 F6 moves the focus to the next column, and back to where it was there")
  func keys() throws {
    let host = try TestHost(size: SplitFixture.landscape)
    let split = UISplitViewController(style: .doubleColumn)
    let list = UIViewController()
    let details = UIViewController()
    let buttons = (0..<2).map {
      UIButton(frame: CGRect(x: 20, y: 100 + 60 * $0, width: 100, height: 40))
    }
    for button in buttons { list.view.addSubview(button) }
    let field = FieldView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    details.view.addSubview(field)
    split.setViewController(list, for: .primary)
    split.setViewController(details, for: .secondary)
    host.show(split)
    let focused = { UIFocusSystem.focusSystem(for: split)?.focusedItem as? UIView }

    host.press(.keyboardF6)
    #expect(focused() === buttons[0])
    host.press(.keyboardDownArrow)
    #expect(focused() === buttons[1])
    host.press(.keyboardF6)
    #expect(focused() === field && field.isFirstResponder)
    host.press(.keyboardF6)
    #expect(focused() === buttons[1] && !field.isFirstResponder)
    host.press(.keyboardF6, modifiers: .shift)
    #expect(focused() === field)
    host.turn { split.hide(.primary) }
    try host.settle()
    host.press(.keyboardF6)
    #expect(focused() === field)
  }

  /// Takes the keyboard.
  private final class FieldView: UIView {
    override var canBecomeFocused: Bool { true }
    override var canBecomeFirstResponder: Bool { true }
    deinit {}
  }
}
