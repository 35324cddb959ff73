import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Random operations from a seed; whatever comes, the contract holds.
@Suite(.serialized) struct StackControllerStressTests {
  /// What one run does: the operations as text, to read when it fails.
  private final class Run {
    let fixture: StackFixture
    var random: SeededGenerator
    var log: [String] = []
    private var serial = 0

    init(seed: UInt64) throws {
      random = SeededGenerator(seed: seed)
      fixture = try StackFixture(
        capacity: Int.random(in: 1...3, using: &random),
        overflow: Bool.random(using: &random) ? .keep : .unload, isShown: false)
    }

    func make() -> RecordingViewController {
      serial += 1
      return fixture.make("c\(serial)")
    }

    var anyTransition: Transition {
      Transition.allTransitions.randomElement(using: &random) ?? .none
    }

    var anyChild: UIViewController {
      fixture.stack.viewControllers.randomElement(using: &random) ?? fixture.stack
    }

    func step() throws {
      let stack = fixture.stack
      let animated = Bool.random(using: &random)
      let kind = Int.random(in: 0..<15, using: &random)
      log.append("\(kind)\(animated ? "a" : "")")
      switch kind {
      case 0, 1, 2: stack.push(make(), transition: anyTransition, animated: animated)
      case 3, 4: stack.pop(animated: animated)
      case 5: stack.popToViewController(anyChild, animated: animated)
      case 6:
        let index = Int.random(in: 0...(stack.count + 1), using: &random)
        stack.insert(make(), at: index, transition: anyTransition, animated: animated)
      case 7: stack.remove(anyChild, animated: animated)
      case 8: stack.setViewControllers(anyList(), transition: anyTransition, animated: animated)
      case 9: fixture.host.hide()
      case 10:
        fixture.host.window.rootViewController == nil
          ? fixture.host.show(stack) : fixture.host.unhide()
      case 11: fixture.host.advance(by: Double.random(in: 0...0.5, using: &random))
      case 12: try resize()
      case 13: stack.finishTransition()
      default: fixture.host.commit()
      }
    }

    private func anyList() -> [UIViewController] {
      var list = fixture.stack.viewControllers.dropFirst().filter { _ in
        Bool.random(using: &random)
      }
      if Bool.random(using: &random) { list.append(make()) }
      if Bool.random(using: &random) { list.shuffle(using: &random) }
      return fixture.stack.viewControllers.prefix(1) + list
    }

    private func resize() throws {
      guard fixture.host.window.rootViewController != nil else { return }
      try fixture.host.resize(
        to: CGSize(
          width: Int.random(in: 10...90, using: &random),
          height: Int.random(in: 10...90, using: &random)))
    }
  }

  @Test("R14.1 Random operations leave everything balanced and in its place", arguments: 0..<120)
  func randomOperations(seed: Int) throws {
    let run = try Run(seed: UInt64(seed))
    run.fixture.recorder.removeAll()
    // What the stack refuses is counted on; what UIKit reports would be the stack's mistake.
    let reports = try withMisuseIntercepted {
      for _ in 0..<25 { try run.step() }
      run.fixture.host.show(run.fixture.stack)
      run.fixture.host.unhide()
      try run.fixture.settle()
    }

    #expect(
      reports.filter { !$0.id.hasPrefix("stack.") }.map(\.description) == [],
      "\(seed): \(run.log)")
    #expect(unbalanced(run.fixture.recorder.timeline) == [], "\(seed): \(run.log)")
    #expect(misplaced(run.fixture) == [], "\(seed): \(run.log)")
  }

  /// Lines that do not fit the ones before, and controllers that rest half-way.
  private func unbalanced(_ timeline: Timeline) -> [String] {
    var problems: [String] = []
    var appearances: [String: ContainerAppearance] = [:]
    var moves: [String: String] = ["A": "in"]
    for line in timeline.lines where !line.hasPrefix("D.") {
      let name = String(line.prefix { $0 != "." })
      var state = appearances[name] ?? .disappeared
      var isFitting = true
      if line.contains("viewWillAppear") {
        isFitting = state.begin(appearing: true)
      } else if line.contains("viewWillDisappear") {
        isFitting = state.begin(appearing: false)
      } else if line.contains("viewDidAppear") || line.contains("viewDidDisappear") {
        isFitting = state.end()
      } else if line.contains("Move(") {
        isFitting = follow(line, &moves[name, default: "out"])
      }
      appearances[name] = state
      if !isFitting { problems.append(line) }
    }
    problems += appearances.filter { $0.value == .appearing || $0.value == .disappearing }.keys
    problems += moves.filter { $0.value != "in" && $0.value != "out" }.keys
    return problems
  }

  private func follow(_ line: String, _ state: inout String) -> Bool {
    let change = String(line.drop { $0 != "." }.dropFirst().prefix { $0 != " " })
    let expected: [String: (String, String)] = [
      "willMove(StackController)": ("out", "coming"),
      "didMove(StackController)": ("coming", "in"),
      "willMove(nil)": ("in", "going"),
      "didMove(nil)": ("going", "out"),
    ]
    guard let (before, after) = expected[change], state == before else { return false }
    state = after
    return true
  }

  /// Views that are not where they belong when everything has come to rest.
  private func misplaced(_ fixture: StackFixture) -> [String] {
    let stack = fixture.stack
    var problems: [String] = []
    let shown = stack.viewControllers.suffix(stack.capacity)
    for child in stack.viewControllers {
      let name = LifecycleRecorder.name(of: child)
      let isShown = shown.contains(child)
      if (child.viewIfLoaded?.window != nil) != isShown { problems.append("\(name) in window") }
      if isShown, child.view.frame != stack.view.bounds { problems.append("\(name) frame") }
      if child.parent !== stack { problems.append("\(name) parent") }
    }
    if Set(stack.children) != Set(stack.viewControllers) { problems.append("children") }
    if let top = stack.topViewController,
      top.view.convert(top.view.bounds, to: nil) != fixture.host.window.bounds
    {
      problems.append("top is at \(top.view.convert(top.view.bounds, to: nil))")
    }
    return problems
  }
}
