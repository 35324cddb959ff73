import NestKit
import NestTesting
import OpenUIKit
import Testing

/// A container that inherits from another class than ``ContainerViewController``: two regions, of
/// which the first one shows one of several children.
private final class Shelf: RecordingViewController, RegionContainer, SelectingContainer {
  private(set) lazy var containerCore: ContainerCore = ShelfCore(owner: self)
  private(set) lazy var containerRegions = ContainerRegions(count: 2, in: self)
  private(set) var books: [UIViewController] = []

  func put(_ new: [UIViewController]) {
    books = new
    setViewController(new.first, animated: false)
  }

  // MARK: The selection

  var selectedViewController: UIViewController? { viewController() }
  var selectedIndex: Int? { books.firstIndex { $0 === selectedViewController } }
  var canSelectNext: Bool { (selectedIndex ?? books.count) + 1 < books.count }
  var canSelectPrevious: Bool { (selectedIndex ?? 0) > 0 }

  func selectViewController(at index: Int, animated: Bool) -> ContainerOperation {
    setViewController(books[index], transition: .push(from: .right), animated: animated)
  }

  func select(_ viewController: UIViewController, animated: Bool) -> ContainerOperation {
    setViewController(viewController, transition: .push(from: .right), animated: animated)
  }

  // MARK: What the core does

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    let halves = view.bounds.divided(atDistance: 60, from: .minXEdge)
    let views = [halves.slice, halves.remainder].map { UIView(frame: $0) }
    for part in views { view.addSubview(part) }
    containerRegions.setViews(views, in: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    containerCore.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    containerCore.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    containerCore.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    containerCore.viewDidDisappear(animated)
  }
}

private final class ShelfCore: ContainerCore, RestorableContents {
  static let stateKind = "shelf"

  private var shelf: Shelf? { owner as? Shelf }

  var restorableChildren: [RestorableChild] { shelf?.containerRegions.restorableChildren ?? [] }

  func reason(toRefuse children: [RestorableChild]) -> String? {
    shelf?.containerRegions.reason(toRefuse: children)
  }

  func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {
    for child in children {
      shelf?.setViewController(child.viewController, at: child.slot, animated: false)
    }
  }

  deinit {}
}

@Suite(.serialized) struct ContainerCoreOwnerTests {
  private let host: TestHost
  private let recorder = LifecycleRecorder()

  init() throws { host = try TestHost(size: CGSize(width: 120, height: 200)) }

  private func make(_ name: String) -> RecordingViewController {
    let made = RecordingViewController(name, recorder: recorder)
    made.restorationIdentifier = name
    return made
  }

  @Test("R5.6 Regions and a selection are those of any controller that owns a core")
  func regions() throws {
    let shelf = Shelf("S", recorder: recorder)
    let (first, second) = (make("A"), make("B"))
    host.show(shelf)
    shelf.put([first, second])
    let binding = shelf.bind(to: "C", at: 1) { self.make($0) }
    try host.settle()
    #expect(shelf.viewControllers.compactMap { $0?.restorationIdentifier } == ["A", "C"])
    recorder.removeAll()

    let interaction = try #require(host.turn { shelf.beginInteractiveSelection(at: 1) })
    host.turn { interaction.fraction = 0.5 }
    host.turn { interaction.finish() }
    try host.settle()
    host.turn { binding.show(nil) }
    try host.settle()

    #expect(shelf.selectedIndex == 1 && !shelf.canSelectNext && shelf.canSelectPrevious)
    try recorder.expect(
      """
      A.willMove(nil)
      B.willMove(S)
      B.loadView
      B.viewDidLoad
      A.viewWillDisappear(animated) [from]
      B.viewWillAppear(animated) [to]
      B.viewIsAppearing(animated) [to]
      A.viewDidDisappear(animated) [from]
      B.viewDidAppear(animated) [to]
      A.didMove(nil)
      B.didMove(S)
      C.willMove(nil)
      C.viewWillDisappear [from]
      C.viewDidDisappear [from]
      C.didMove(nil)
      C.deinit
      """)
  }

  @Test("R5.7 A core is saved and restored in place of the controller that owns it")
  func state() throws {
    let shelf = Shelf("S", recorder: recorder)
    shelf.put([make("A")])
    shelf.setViewController(make("B"), at: 1, animated: false)
    // Inside another container it is saved with that.
    let stack = StackController(rootViewController: shelf)
    shelf.restorationIdentifier = "shelf"
    let saved = SavedState(of: stack)

    let fresh = Shelf("F", recorder: recorder)
    fresh.restorationIdentifier = "shelf"
    let result = try saved.state.restore(in: StackController(rootViewController: fresh)) {
      name, _ in make(name)
    }
    #expect(saved.omitted.isEmpty && result.missing.isEmpty)
    #expect(fresh.viewControllers.compactMap { $0?.restorationIdentifier } == ["A", "B"])
    let plain = UIViewController()
    #expect(SavedState(ofContainer: plain)?.state == nil)
    #expect(throws: NestStateError.otherKind(at: [], saved: "stack", found: "UIViewController")) {
      try saved.state.restore(in: plain) { _, _ in nil }
    }
  }
}
