import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Split containers that learn their size late, or that were saved with an open drawer.
@Suite(.serialized) struct SplitSizingTests {
  /// A region that fills the view by constraints.
  private final class PinnedPlaceholder: PlaceholderViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let region = UIView()
      region.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(region)
      NSLayoutConstraint.activate([
        region.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        region.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        region.topAnchor.constraint(equalTo: view.topAnchor),
        region.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      regions = [region]
    }
  }

  /// Gives its child a frame that it does not keep, and the right one at the layout.
  private final class LateParent: UIViewController {
    let child: UIViewController
    let firstFrame: CGRect
    var finalWidth: CGFloat?

    init(_ child: UIViewController, firstFrame: CGRect) {
      (self.child, self.firstFrame) = (child, firstFrame)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(child)
      child.view.frame = firstFrame
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      child.view.frame = view.bounds
      if let finalWidth { child.view.frame.size.width = finalWidth }
    }
  }

  @Test("R4.8 A child learns its size before the container itself gives it another one")
  func announcedSizes() throws {
    let fixture = try SplitFixture()
    func announced() -> [String] {
      fixture.recorder.takeTimeline().lines.filter { $0.contains("viewWillTransition") }
    }
    func announcement(_ child: RecordingViewController) -> String {
      "\(child.name).viewWillTransition(\(Int(child.view.bounds.width))×200)"
    }
    fixture.host.turn { fixture.split.chosenWidths = [150, 150] }
    #expect(announced() == ["A.viewWillTransition(150×200)", "B.viewWillTransition(150×200)"])
    fixture.host.turn { fixture.split.view.setNeedsLayout() }
    #expect(announced() == [])

    try fixture.drag(from: 150.5, to: 120.5, seconds: 0.1)
    let dragged = announced()
    #expect(dragged.count.isMultiple(of: 2) && dragged.count > 2)
    #expect(dragged.suffix(2) == [announcement(fixture.primary), announcement(fixture.secondary)])

    fixture.host.turn { fixture.split.preferredDisplayMode = .closedDrawer }
    try fixture.host.settle()
    #expect(announced() == ["B.viewWillTransition(301×200)"])
    try fixture.open()
    #expect(announced() == [], "the drawer lies above the other column")
    try fixture.host.resize(to: CGSize(width: 290, height: 200))
    #expect(announced().filter { $0.hasPrefix("B") } == ["B.viewWillTransition(290×200)"])
  }

  @Test("R9.3 A split in a region that constraints place shows its list from the first frame")
  func constrained() throws {
    let fixture = try SplitFixture(isShown: false)
    let host = try TestHost(size: CGSize(width: 900, height: 600))
    let placeholder = PinnedPlaceholder()
    placeholder.setViewController(fixture.split)
    let stack = StackController(rootViewController: UIViewController())
    host.show(stack)

    host.turn { stack.push(placeholder, transition: .pushFromRight) }

    #expect(fixture.isPrimaryInWindow && fixture.split.displayMode == .columns)
    #expect(fixture.primary.view.bounds.size == CGSize(width: 100, height: 600))
    try host.settle()
    #expect(fixture.collapses == [])
    #expect(fixture.recorder.appearanceViolations() == [])
    #expect(
      fixture.recorder.takeTimeline().lines.filter { $0.hasPrefix("A.view") } == [
        "A.viewDidLoad", "A.viewWillAppear(animated)", "A.viewIsAppearing(animated)",
        "A.viewDidAppear(animated)",
      ])
  }

  @Test(
    "R9.3 A split that is sized after viewWillAppear shows its list at once, and reports nothing",
    arguments: [0, 100, 500] as [CGFloat])
  func late(width: CGFloat) throws {
    let fixture = try SplitFixture(isShown: false)
    let parent = LateParent(
      fixture.split, firstFrame: CGRect(x: 0, y: 0, width: width, height: width))

    fixture.host.show(parent)

    #expect(fixture.isPrimaryInWindow && fixture.split.displayMode == .columns)
    #expect(fixture.frame(fixture.primary) == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(fixture.collapses == [])
    #expect(fixture.recorder.appearanceViolations() == [])
    fixture.host.hide()
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test("R9.3 A split that is narrow after viewWillAppear has a closed drawer, reported once")
  func lateAndNarrow() throws {
    let fixture = try SplitFixture(isShown: false)
    let parent = LateParent(
      fixture.split, firstFrame: CGRect(x: 0, y: 0, width: 500, height: 200))
    parent.finalWidth = 150

    fixture.host.show(parent)

    #expect(fixture.split.displayMode == .closedDrawer)
    #expect(!fixture.isPrimaryInWindow && fixture.collapses == [true])
    fixture.host.hide()
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  // MARK: State

  @Test("R9.3 Containers 5 A drawer that was open is open again, and a column is a column")
  func openDrawer() throws {
    let saved = try SplitFixture(width: 180)
    #expect(saved.split.restorableFacts.displayMode == nil)
    try saved.open()
    let facts = saved.split.restorableFacts
    #expect(facts.displayMode == .openDrawer)

    let narrow = try SplitFixture(width: 180, isShown: false)
    narrow.split.restore([], facts: facts)
    #expect(narrow.split.restorableFacts == facts, "it is saved again before it is shown")
    narrow.host.show(narrow.split)
    #expect(narrow.split.displayMode == .openDrawer && narrow.isPrimaryInWindow)
    #expect(narrow.frame(narrow.primary) == CGRect(x: 0, y: 0, width: 100, height: 200))
    narrow.host.tap(at: CGPoint(x: 150, y: 100))
    try narrow.host.settle()
    #expect(narrow.split.displayMode != .openDrawer && !narrow.isPrimaryInWindow)
    #expect(narrow.recorder.appearanceViolations() == [])

    let wide = try SplitFixture(isShown: false)
    wide.split.restore([], facts: facts)
    wide.host.show(wide.split)
    #expect(wide.split.displayMode == .columns)
    try wide.host.resize(to: CGSize(width: 180, height: 200))
    #expect(wide.split.displayMode == .closedDrawer)
  }

  @Test("R9.3 Containers 5 A drawer that is shown is opened and closed by a restoration")
  func shownDrawer() throws {
    let fixture = try SplitFixture(width: 180)
    fixture.split.conflictPolicy = .refuse

    fixture.host.turn { fixture.split.restore([], facts: .init(displayMode: .openDrawer)) }
    #expect(fixture.split.displayMode == .openDrawer && fixture.isPrimaryInWindow)
    fixture.host.turn { fixture.split.restore([], facts: .init()) }
    #expect(fixture.split.displayMode != .openDrawer && !fixture.isPrimaryInWindow)
    #expect(fixture.recorder.appearanceViolations(appeared: ["B"]) == [])
  }

  @Test("R14.1 A column collapses and returns whatever the policy is, also during a transition")
  func refusingPolicy() throws {
    let fixture = try SplitFixture()
    fixture.split.conflictPolicy = .refuse
    let other = RecordingViewController("C", recorder: fixture.recorder)
    fixture.host.turn {
      fixture.split.setViewController(other, at: 0, transition: .crossDissolve)
    }

    try fixture.host.resize(to: CGSize(width: 180, height: 200))
    #expect(fixture.split.displayMode != .columns && other.viewIfLoaded?.window == nil)
    try fixture.open()
    fixture.host.turn { fixture.split.setViewController(nil, at: 0) }
    try fixture.host.settle()
    #expect(
      fixture.split.displayMode != .openDrawer && fixture.split.viewController(at: 0) == nil)
    try fixture.host.resize(to: CGSize(width: 301, height: 200))
    #expect(fixture.split.displayMode == .columns)
    #expect(fixture.recorder.appearanceViolations(appeared: ["B", "C"]) == [])
  }
}
