import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The order and the mistakes of the article are those that a test sees.
@Suite(.serialized) struct TheLifeCycleTests {
  private static let page = "Sources/NestKit/NestKit.docc/TheLifeCycle.md"

  @Test func lifeOfAChild() throws {
    let host = try TestHost()
    let recorder = LifecycleRecorder()
    let stack = StackController(rootViewController: UIViewController())
    host.show(stack)

    host.turn { _ = stack.push(RecordingViewController("child", recorder: recorder)) }
    try host.settle()
    host.turn { stack.pop() }
    try host.settle()

    try recorder.expect(
      """
      child.willMove(StackController)
      child.loadView
      child.viewDidLoad
      child.viewWillAppear(animated) [to]
      child.viewIsAppearing(animated) [to]
      child.viewDidAppear(animated) [to]
      child.didMove(StackController)
      child.willMove(nil)
      child.viewWillDisappear(animated) [from]
      child.viewDidDisappear(animated) [from]
      child.didMove(nil)
      child.deinit
      """)
  }

  @Test(
    "R16.3 The article has the code and the report of each mistake", arguments: Mistake.allCases)
  func mistake(_ mistake: Mistake) throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let recorder = LifecycleRecorder()
    let checker = ContractChecker(rules: Set(ContractRule.all))
    recorder.onEvent = { checker.check($0) }
    let parent = Parent(isForwarding: !mistake.isByHand)
    host.show(parent)
    try host.settle()

    var child: UIViewController? = RecordingViewController("child", recorder: recorder)
    _ = try withMisuseIntercepted {
      for part in mistake.parts {
        host.turn { if let child { part(parent, child) } }
        try host.settle()
        checker.check(host.window, at: .rest)
      }
    }
    if mistake == .owned {
      child = nil
      checker.checkReleased(["child"])
    }

    let reports = (checker.violations + checker.unfinished).map(\.description)
    #expect(Set((checker.violations + checker.unfinished).map(\.rule)).count == 1, "\(reports)")
    let report = try #require(reports.first)
    #expect(try Page(Self.page).text.contains("```\n\(report)\n```"), "\(report)")
  }
}

/// A container that may send the appearance callbacks of its children itself.
final class Parent: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { isForwarding }
  fileprivate let isForwarding: Bool
  fileprivate var history: [UIViewController] = []

  fileprivate init(isForwarding: Bool) {
    self.isForwarding = isForwarding
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}
}

/// Mistakes of containers, each as the calls that make it.
enum Mistake: CaseIterable {
  case viewOnly, noDidMove, willMoveTwice, noWillMove, calledByHand, noEnd, notForwarded, lateSize
  case geometry, owned

  /// Whether UIKit forwards nothing.
  var isByHand: Bool { [.noEnd, .notForwarded, .lateSize].contains(self) }

  /// The parts of the mistake, each performed in a turn of its own.
  var parts: [(Parent, UIViewController) -> Void] {
    switch self {
    case .viewOnly: [Self.addViewOnly]
    case .noDidMove: [Self.addWithoutDidMove]
    case .willMoveTwice: [Self.announceTwice]
    case .noWillMove: [Self.add, Self.removeWithoutWillMove]
    case .calledByHand: [Self.callByHand]
    case .noEnd: [Self.beginWithoutEnd]
    case .notForwarded: [Self.add]
    case .lateSize: [Self.sizeLate]
    case .geometry: [Self.addInSizeOfParent, Self.remove]
    case .owned: [Self.add, Self.removeAndKeep]
    }
  }

  static func add(to parent: Parent, _ child: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  static func remove(from parent: Parent, _ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private static func addViewOnly(to parent: Parent, _ child: UIViewController) {
    parent.view.addSubview(child.view)
  }

  private static func addWithoutDidMove(to parent: Parent, _ child: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
  }

  private static func announceTwice(to parent: Parent, _ child: UIViewController) {
    child.willMove(toParent: parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private static func removeWithoutWillMove(
    from parent: Parent, _ child: UIViewController
  ) {
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private static func callByHand(to parent: Parent, _ child: UIViewController) {
    parent.addChild(child)
    child.viewWillAppear(false)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private static func beginWithoutEnd(to parent: Parent, _ child: UIViewController) {
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private static func sizeLate(to parent: Parent, _ child: UIViewController) {
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    child.view.frame = .zero
    parent.view.addSubview(child.view)
    parent.view.layoutIfNeeded()
    child.view.frame = parent.view.bounds
    child.endAppearanceTransition()
    child.didMove(toParent: parent)
  }

  private static func addInSizeOfParent(to parent: Parent, _ child: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds.insetBy(dx: 20, dy: 20)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private static func removeAndKeep(from parent: Parent, _ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    parent.history.append(child)
  }
}
