import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Children that are replaced when the interface rotates, and what a container passes on.
@Suite(.serialized) struct OrientationCloningTests {
  private func name(_ controller: UIViewController?) -> String? {
    controller.map(LifecycleRecorder.name)
  }

  @Test("R4.6 A child is replaced during the rotation, by a cross-dissolve that takes as long")
  func rotation() throws {
    let fixture = try PlaceholderFixture()
    let portrait = OrientedViewController("P", "L", isLandscape: false, recorder: fixture.recorder)
    fixture.host.turn { fixture.placeholder.setViewController(portrait) }
    fixture.recorder.removeAll()

    fixture.host.rotateDevice()
    #expect(fixture.placeholder.transition() != nil)
    #expect(fixture.names == "L")
    let time = try fixture.host.settle()

    #expect(abs(time - 0.3) < 0.05)
    #expect(fixture.host.window.bounds.size == CGSize(width: 200, height: 120))
    #expect(fixture.children == ["L"])
    let landscape = try #require(fixture.placeholder.viewController())
    #expect(landscape.view.convert(landscape.view.bounds, to: nil) == fixture.host.window.bounds)
    #expect(portrait.parent == nil)
    let lines = fixture.recorder.timeline.lines
    #expect(lines.contains("L.viewDidAppear(animated) [to]"))
    #expect(lines.contains("P.viewDidDisappear(animated) [from]"))
    #expect(fixture.recorder.appearanceViolations(appeared: ["P"]) == [])

    fixture.host.rotateDevice()
    try fixture.host.settle()
    #expect(fixture.children == ["P"])
  }

  @Test("R4.6 A window that is resized does not rotate: no child is replaced")
  func resizing() throws {
    let fixture = try PlaceholderFixture()
    let portrait = OrientedViewController("P", "L", isLandscape: false, recorder: fixture.recorder)
    fixture.host.turn { fixture.placeholder.setViewController(portrait) }

    try fixture.host.resize(to: CGSize(width: 300, height: 100))

    #expect(fixture.names == "P")
  }

  @Test("R4.6 In a stack the new child leaves with the transition that the former one came with")
  func stack() throws {
    let fixture = try StackFixture()
    let portrait = OrientedViewController("P", "L", isLandscape: false, recorder: fixture.recorder)
    fixture.turn { fixture.stack.push(portrait, transition: .coverFromBottom, animated: false) }

    fixture.host.rotateDevice()
    try fixture.settle()
    #expect(fixture.names == "AL")
    let top = try #require(fixture.stack.topViewController)
    #expect(top.view.convert(top.view.bounds, to: nil) == fixture.host.window.bounds)
    fixture.turn { fixture.stack.pop() }
    fixture.host.advance(by: 0.2)
    let layer = try #require(top.view.layer.presentation())
    #expect(layer.convert(layer.bounds, to: nil).minY > 10)
    try fixture.settle()
    #expect(fixture.names == "A")
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test("R4.6 In a tabs container and a wizard the new child has the index of the former one")
  func indices() throws {
    let fixture = try TabsFixture("A")
    let list = fixture.container.viewControllers
    let portrait = OrientedViewController("P", "L", isLandscape: false, recorder: fixture.recorder)
    _ = try fixture.run {
      $0.setViewControllers([portrait] + list, selecting: portrait, animated: false)
    }
    fixture.host.rotateDevice()
    try fixture.host.settle()
    #expect(fixture.names == "LA")
    #expect(fixture.container.selectedIndex == 0)

    let pages = [false, false].map {
      OrientedViewController("P", "L", isLandscape: $0, recorder: fixture.recorder)
    }
    let wizard = WizardViewController(pages: pages)
    fixture.host.show(wizard)
    #expect(name(wizard.children.first) == "L", "it appears where the interface is rotated already")
    #expect(wizard.selectedIndex == 0)
    _ = fixture.host.turn { wizard.selectNext(animated: false) }
    #expect(wizard.selectedIndex == 1)
  }

  @Test(
    "R4.6 Containers 2.8 In a tabs container two children that stand for each other have one index")
  func indexOfClone() throws {
    let fixture = try TabsFixture("A")
    let list = fixture.container.viewControllers
    fixture.host.rotateDevice()
    try fixture.host.settle()
    let pair = PairedViewController("P", isLandscape: false, recorder: fixture.recorder)
    let other = PairedViewController("L", isLandscape: true, recorder: fixture.recorder)
    (pair.pair, other.pair) = (other, pair)

    _ = try fixture.run {
      $0.setViewControllers([pair] + list, selecting: pair, animated: false)
    }
    #expect(fixture.names == "LA")
    for names in ["PA", "LA", "PA"] {
      fixture.host.rotateDevice()
      try fixture.host.settle()
      #expect(fixture.names == names)
    }
    pair.pair = nil
  }

  @Test("R4.6 Containers 2.8 A child that arrives is the one for the present orientation")
  func arrival() throws {
    let fixture = try StackFixture()
    fixture.host.rotateDevice()
    try fixture.settle()
    let portrait = OrientedViewController("P", "L", isLandscape: false, recorder: fixture.recorder)
    fixture.recorder.removeAll()

    fixture.turn { _ = fixture.stack.push(portrait) }
    try fixture.settle()

    #expect(fixture.names == "AL")
    #expect(portrait.parent == nil)
    #expect(!fixture.recorder.timeline.lines.contains { $0.hasPrefix("P.") })
    fixture.turn { _ = fixture.stack.setViewControllers([fixture["A"], portrait]) }
    #expect(fixture.names == "AL", "the controller that was pushed stands for its clone")
    fixture.host.rotateDevice()
    try fixture.settle()
    #expect(fixture.names == "AP")
  }

  @Test("R4.6 R14.3 Containers 2.8 A clone that cannot be added changes nothing")
  func refusal() throws {
    let fixture = try StackFixture()
    let taken = fixture.make("T")
    let owner = PlaceholderViewController()
    owner.setViewController(taken)
    let pages = [ForeignCloning("W", clone: taken, recorder: fixture.recorder), fixture.make("X")]
    let wizard = WizardViewController(pages: pages)
    fixture.turn { _ = fixture.stack.push(wizard, animated: false) }

    let reports = try withMisuseIntercepted {
      fixture.host.rotateDevice()
      try fixture.settle()
    }

    #expect(reports.map(\.id) == ["containment.already-parented"])
    #expect(wizard.selectedIndex == 0)
    #expect(wizard.children == [pages[0]])
    #expect(taken.parent === owner)
    fixture.turn { _ = wizard.selectNext(animated: false) }
    #expect(wizard.selectedIndex == 1)
    let later = withMisuseIntercepted {
      fixture.turn { _ = wizard.selectPrevious(animated: false) }
    }
    #expect(later.map(\.id) == ["containment.already-parented"])
    #expect(wizard.children == [pages[0]])
  }

  // MARK: Uncovered later

  /// Covers a child for portrait, rotates, and uncovers it.
  private func uncover(
    _ name: String, _ container: UIViewController, in host: TestHost, _ recorder: LifecycleRecorder,
    cover: () -> Void, uncover: () -> Void
  ) throws {
    host.show(container)
    host.turn(cover)
    try host.settle()
    host.rotateDevice()
    try host.settle()
    recorder.removeAll()
    host.turn(uncover)
    try host.settle()
    let lines = recorder.timeline.lines
    #expect(lines.contains { $0.hasPrefix("L.viewDidAppear") }, "\(name): \(lines)")
    #expect(!lines.contains { $0.hasPrefix("P.view") }, "\(name): \(lines)")
    let checker = ContractChecker(rules: [.otherOrientation])
    checker.check(host.window, at: .rest)
    #expect(checker.violations == [], "\(name)")
  }

  @Test(
    "R4.7 Contract 5.4 Containers 2.8 A child that was covered in a rotation is exchanged before it appears",
    arguments: [
      "pop", "pop to", "remove", "list", "select", "previous page", "drawer", "by hand", "restored",
    ])
  func uncovered(by means: String) throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let recorder = LifecycleRecorder()
    func make(_ name: String) -> UIViewController {
      let made = RecordingViewController(name, recorder: recorder)
      made.restorationIdentifier = name
      return made
    }
    let portrait = OrientedViewController("P", "L", isLandscape: false, recorder: recorder)
    portrait.restorationIdentifier = "P"
    let stack = StackController(rootViewController: make("A"))
    let covering = [make("X"), make("Y")]
    func cover() {
      for child in [portrait] + covering { _ = stack.push(child, animated: false) }
    }
    switch means {
    case "pop":
      try uncover(means, stack, in: host, recorder, cover: cover) {
        stack.pop()
        stack.pop()
      }
    case "pop to":
      try uncover(means, stack, in: host, recorder, cover: cover) {
        stack.popToViewController(at: 1)
      }
    case "remove":
      try uncover(means, stack, in: host, recorder, cover: cover) {
        stack.remove(covering[0], animated: false)
        stack.remove(covering[1], animated: false)
      }
    case "list":
      try uncover(means, stack, in: host, recorder, cover: cover) {
        stack.setViewControllers(Array(stack.viewControllers[..<2]))
      }
      #expect(stack.viewControllers.map(LifecycleRecorder.name) == ["A", "L"])
    case "select":
      let tabs = TabsViewController(viewControllers: [portrait, make("B")])
      try uncover(means, tabs, in: host, recorder) {
        tabs.selectNext(animated: false)
      } uncover: {
        tabs.selectPrevious()
      }
      #expect(tabs.viewControllers.map(LifecycleRecorder.name) == ["L", "B"])
    case "previous page":
      let wizard = WizardViewController(pages: [portrait, make("B")])
      try uncover(means, wizard, in: host, recorder) {
        wizard.selectNext(animated: false)
      } uncover: {
        wizard.selectPrevious()
      }
    case "drawer", "by hand":
      let split = SplitContainerViewController(columns: [
        SplitColumn(minimumWidth: 150), SplitColumn(minimumWidth: 150),
      ])
      split.setViewController(portrait, at: 0)
      split.setViewController(make("B"), at: 1)
      try uncover(means, split, in: host, recorder, cover: {}) {
        if means == "drawer" {
          split.setDrawerOpen(true)
        } else {
          let interaction = split.beginInteractiveDrawer(opens: true)
          interaction?.fraction = 0.3
          interaction?.finish()
        }
      }
    default:
      cover()
      let state = SavedState(of: stack).state
      let tabs = TabsViewController(viewControllers: [make("B")])
      let other = StackController(rootViewController: make("A"))
      other.restorationIdentifier = "stack"
      tabs.insert(other, at: 1)
      try uncover(means, tabs, in: host, recorder, cover: {}) {
        _ = try? other.restoreState(state) { identifier, _ in
          identifier == "P"
            ? OrientedViewController("P", "L", isLandscape: false, recorder: recorder)
            : make(identifier)
        }
        tabs.selectNext()
        other.popToViewController(at: 1)
      }
    }
  }

  @Test("R4.7 Containers 1.3 2.8 A pop that is cancelled leaves the child for the orientation")
  func cancelledPop() throws {
    let fixture = try StackFixture("B")
    let portrait = OrientedViewController("P", "L", isLandscape: false, recorder: fixture.recorder)
    fixture.turn {
      for child in [portrait, fixture.make("X"), fixture.make("Y")] {
        _ = fixture.stack.push(child, animated: false)
      }
    }
    fixture.host.rotateDevice()
    try fixture.settle()
    fixture.recorder.removeAll()

    let operation = fixture.turn { fixture.stack.popToViewController(portrait) }
    fixture.host.advance(by: 0.1)
    fixture.turn { fixture.stack.transition?.reverse() }
    try fixture.settle()

    #expect(operation.result == .cancelled)
    #expect(fixture.names == "ABLXY")
    #expect(portrait.parent == nil)
    #expect(fixture.recorder.appearanceViolations(appeared: ["Y"]) == [])
    let pop = fixture.turn { fixture.stack.popToViewController(at: 2) }
    try fixture.settle()
    #expect(!pop.removedViewControllers.contains(portrait))
    #expect(fixture.names == "ABL")
  }

  // MARK: Title

  @Test("R11.2 A container that forwards titles has that of its active child, through nested ones")
  func title() throws {
    let fixture = try StackFixture("B")
    let inner = PlaceholderViewController()
    let leaf = fixture.make("X")
    leaf.title = "leaf"
    inner.title = "inner"
    inner.setViewController(leaf)
    fixture.turn { fixture.stack.push(inner, animated: false) }
    fixture.stack.title = "stack"

    #expect(fixture.stack.title == "stack")
    fixture.stack.forwardedProperties = .title
    #expect(fixture.stack.title == "inner")
    inner.forwardedProperties = .title
    #expect(fixture.stack.title == "leaf")
    leaf.title = "changed"
    #expect(fixture.stack.title == "changed")
    leaf.title = nil
    #expect(fixture.stack.title == "inner", "what has no title leaves it to those around it")
    fixture.turn { fixture.stack.pop(animated: false) }
    #expect(fixture.stack.title == "stack")
  }

  @Test("R4.6 Containers 6 A child that is replaced during the rotation stands for the same value")
  func boundValues() throws {
    let fixture = try PlaceholderFixture()
    var written: [Int?] = []
    let binding = fixture.placeholder.bind(to: 7) { (_: Int) in
      OrientedViewController("P", "L", isLandscape: false, recorder: fixture.recorder)
    }
    binding.onChange = { written.append($0) }
    fixture.host.rotateDevice()
    try fixture.host.settle()
    #expect(fixture.children == ["L"])
    #expect(binding.value == 7)
    #expect(fixture.host.turn { binding.show(7) }.result == .coalesced)

    let container = TabsViewController()
    let selection = container.bind(to: 1, of: [1, 2]) { _ in
      OrientedViewController("P", "L", isLandscape: false, recorder: fixture.recorder)
    }
    fixture.host.show(container)
    #expect(container.selectedViewController.map(LifecycleRecorder.name) == "L")
    #expect(selection.value == 1)
    fixture.host.turn { _ = selection.show(2, animated: false) }
    fixture.host.turn { _ = selection.show(1, animated: false) }
    #expect(container.selectedIndex == 0)
    fixture.host.turn { _ = container.selectViewController(at: 1, animated: false) }
    #expect(selection.value == 2)
    #expect(written == [])
  }
}

/// One of two controllers, each of which is the counterpart of the other.
private final class PairedViewController: RecordingViewController, OrientationCloning {
  private let isLandscape: Bool
  var pair: UIViewController?

  init(_ name: String, isLandscape: Bool, recorder: LifecycleRecorder) {
    self.isLandscape = isLandscape
    super.init(name, recorder: recorder)
  }

  required init?(coder: NSCoder) { nil }

  func viewController(forLandscape isLandscape: Bool) -> UIViewController? {
    isLandscape == self.isLandscape ? nil : pair
  }
}

/// A controller whose counterpart is a child of another container.
private final class ForeignCloning: RecordingViewController, OrientationCloning {
  private let clone: UIViewController

  init(_ name: String, clone: UIViewController, recorder: LifecycleRecorder) {
    self.clone = clone
    super.init(name, recorder: recorder)
  }

  required init?(coder: NSCoder) { nil }

  func viewController(forLandscape isLandscape: Bool) -> UIViewController? {
    isLandscape ? clone : nil
  }
}
