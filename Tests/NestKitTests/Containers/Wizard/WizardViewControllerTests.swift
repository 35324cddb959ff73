import NestKit
import NestTesting
import OpenUIKit
import Testing

/// A page whose validity a test sets.
private final class Page: RecordingViewController, WizardPage {
  var validity = WizardPageValidity.valid
}

/// A wizard in a window that notes what its delegate receives.
private final class Fixture: WizardViewControllerDelegate {
  let host: TestHost
  let recorder: LifecycleRecorder
  let wizard: WizardViewController
  private(set) var pages: [Page] = []

  init(_ names: String = "ABCE", isShown: Bool = true) throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    let recorder = LifecycleRecorder()
    self.recorder = recorder
    let pages = names.map { Page("\($0)", recorder: recorder) }
    self.pages = pages
    wizard = WizardViewController(pages: pages)
    wizard.delegate = self
    if isShown { host.show(wizard) }
    recorder.removeAll()
  }

  var shown: String { wizard.children.map(LifecycleRecorder.name).joined() }

  /// The calls that the delegate has received since this was read before.
  var notes: [String] { recorder.takeTimeline().lines.filter { $0.hasPrefix("W.") } }

  func go(_ body: (WizardViewController) -> ContainerOperation) throws
    -> ContainerOperation.Outcome?
  {
    let operation = host.turn { body(wizard) }
    try host.settle()
    return operation.result
  }

  func wizardViewController(
    _ wizard: WizardViewController, didShow viewController: UIViewController, animated: Bool
  ) {
    if let index = wizard.index(of: viewController) { recorder.note("show \(index)", from: "W") }
  }

  func wizardViewController(
    _ wizard: WizardViewController, didFindInvalidPageAt index: Int, reason: String
  ) {
    recorder.note("invalid \(index): \(reason)", from: "W")
  }

  func wizardViewControllerDidFinish(_ wizard: WizardViewController) {
    recorder.note("finish", from: "W")
  }
}

@Suite(.serialized) struct WizardViewControllerTests {
  @Test("R7.2 Next and previous exchange the pages, as a placeholder does")
  func nextAndPrevious() throws {
    let fixture = try Fixture()

    #expect(try fixture.go { $0.selectNext() } == .done)
    try fixture.recorder.expect(
      """
      A.willMove(nil)
      B.willMove(WizardViewController)
      B.loadView
      B.viewDidLoad
      A.viewWillDisappear(animated) [from]
      B.viewWillAppear(animated) [to]
      B.viewIsAppearing(animated) [to]
      A.viewDidDisappear(animated) [from]
      B.viewDidAppear(animated) [to]
      W.show 1
      A.didMove(nil)
      B.didMove(WizardViewController)
      """)
    #expect(fixture.wizard.selectedIndex == 1)

    #expect(try fixture.go { $0.selectPrevious() } == .done)
    #expect(fixture.shown == "A")
    #expect(fixture.notes == ["W.show 0"])
  }

  @Test("R7.2 Forward pages come from the right, backward ones from the left")
  func directions() throws {
    let fixture = try Fixture()

    fixture.host.turn { _ = fixture.wizard.selectNext() }
    fixture.host.advance(by: 0.1)
    #expect(fixture.pages[1].view.presentedMinX > 0)
    try fixture.host.settle()
    fixture.host.turn { _ = fixture.wizard.selectPrevious() }
    fixture.host.advance(by: 0.1)
    #expect(fixture.pages[0].view.presentedMinX < 0)
  }

  @Test("R7.2 A page that is not valid keeps the wizard where it is, and says why")
  func invalid() throws {
    let fixture = try Fixture()
    fixture.pages[0].validity = .invalid(reason: "no name")

    var result: ContainerOperation.Outcome?
    let reports = try withMisuseIntercepted { result = try fixture.go { $0.selectNext() } }

    guard case .refused(let misuse) = result else {
      Issue.record("not refused: \(String(describing: result))")
      return
    }
    #expect(misuse.id == "wizard.invalid-page")
    #expect(misuse.reason == "no name")
    #expect(reports == [], "it is no mistake of the program")
    try fixture.recorder.expect("W.invalid 0: no name")
    #expect(fixture.wizard.selectedIndex == 0)

    fixture.pages[0].validity = .valid
    #expect(try fixture.go { $0.selectNext() } == .done)
    fixture.pages[1].validity = .invalid(reason: "")
    #expect(
      try fixture.go { $0.selectPrevious() } == .done,
      "nobody is asked when it shows a previous page")
  }

  @Test("Containers 4.15 Going over several pages asks each of them and loses none")
  func severalPages() throws {
    let fixture = try Fixture()
    fixture.pages[2].validity = .invalid(reason: "half")

    _ = try fixture.go { $0.selectViewController(at: 3) }
    #expect(fixture.shown == "A")
    #expect(fixture.notes == ["W.invalid 2: half"])

    fixture.pages[2].validity = .valid
    #expect(try fixture.go { $0.selectViewController(at: 3) } == .done)
    #expect(fixture.shown == "E")
    #expect(fixture.notes == ["W.show 3"])
    for (index, name) in zip((0...2).reversed(), "CBA") {
      #expect(try fixture.go { $0.selectPrevious() } == .done)
      #expect(fixture.shown == "\(name)")
      #expect(fixture.wizard.selectedIndex == index)
    }
  }

  @Test("R7.2 Done asks the pages from the present one to the last")
  func finish() throws {
    let fixture = try Fixture()
    fixture.pages[0].validity = .invalid(reason: "old")
    fixture.pages[3].validity = .invalid(reason: "unread")
    fixture.pages[0].validity = .valid
    _ = try fixture.go { $0.selectNext() }
    fixture.pages[0].validity = .invalid(reason: "old")
    _ = fixture.notes

    #expect(!fixture.wizard.finish())
    #expect(fixture.notes == ["W.invalid 3: unread"])
    fixture.pages[3].validity = .valid
    #expect(fixture.wizard.finish())
    #expect(fixture.notes == ["W.finish"])
  }

  @Test("R14.1 Next counts from the page that the wizard shows next, also during a transition")
  func quickly() throws {
    let fixture = try Fixture()

    let operations = fixture.host.turn { (0..<3).map { _ in fixture.wizard.selectNext() } }
    #expect(fixture.wizard.selectedIndex == 3)
    #expect(!fixture.wizard.canSelectNext)
    try fixture.host.settle()

    #expect(operations.map(\.result) == [.done, .coalesced, .done])
    #expect(fixture.shown == "E")
    #expect(fixture.wizard.selectedIndex == 3)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test("Containers 1.3 A step that is cancelled leaves the wizard on the page before")
  func cancelled() throws {
    let fixture = try Fixture()
    let operation = fixture.host.turn { fixture.wizard.selectNext() }
    #expect(fixture.wizard.selectedIndex == 1)

    fixture.host.turn { fixture.wizard.transition?.cancel() }

    #expect(operation.result == .cancelled)
    #expect(fixture.wizard.selectedIndex == 0)
    #expect(fixture.shown == "A")
    #expect(fixture.notes == ["W.show 0"])
    #expect(try fixture.go { $0.selectNext(animated: false) } == .done)
    #expect(fixture.shown == "B")
  }

  @Test("R14.2 A wizard may be moved in any callback of its pages")
  func inCallbacks() throws {
    for callback in LifecycleCallback.Kind.allCases {
      let fixture = try Fixture()
      weak let wizard = fixture.wizard
      fixture.pages[1].once(callback) { wizard?.selectNext(animated: false) }
      let reports = withMisuseIntercepted {
        fixture.host.turn { _ = fixture.wizard.selectNext() }
        _ = try? fixture.host.settle()
      }

      #expect(reports == [])
      #expect(fixture.wizard.selectedIndex == fixture.pages.firstIndex { $0.parent != nil })
      #expect(fixture.wizard.children.count == 1)
      #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
    }
  }

  @Test("R3.1 Pages are made when the wizard shows them or passes them, once, without their views")
  func lazyPages() throws {
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    var made: [Int] = []
    let wizard = WizardViewController(pageCount: 5) { index in
      made.append(index)
      return UIViewController()
    }
    #expect(made == [0])

    host.show(wizard)
    host.turn { _ = wizard.selectViewController(at: 3, animated: false) }
    #expect(made == [0, 1, 2, 3])
    #expect(wizard.pageIfMade(at: 1)?.isViewLoaded == false)
    host.turn { _ = wizard.selectPrevious(animated: false) }
    #expect(made == [0, 1, 2, 3])
    #expect(wizard.pageIfMade(at: 4) == nil)
  }

  @Test("R14.3 Pages that do not exist are refused")
  func noPage() throws {
    let fixture = try Fixture("AB")

    let reports = withMisuseIntercepted {
      for index in [-1, 2, .max] { fixture.wizard.selectViewController(at: index) }
      fixture.wizard.selectPrevious()
      fixture.wizard.selectNext(animated: false)
      fixture.wizard.selectNext()
    }
    #expect(reports.map(\.id) == Array(repeating: "wizard.no-page", count: 3))
    #expect(fixture.wizard.selectedIndex == 1)

    let empty = withMisuseIntercepted {
      let wizard = WizardViewController(pages: [])
      #expect(!wizard.canSelectNext && !wizard.canSelectPrevious && !wizard.finish())
    }
    #expect(empty.map(\.id) == ["wizard.no-pages"])
  }

  @Test("R13.2 A wizard and its pages are deallocated")
  func memory() throws {
    weak var wizard: WizardViewController?
    weak var page: UIViewController?
    try {
      let fixture = try Fixture()
      wizard = fixture.wizard
      page = fixture.pages[2]
      _ = try fixture.go { $0.selectViewController(at: 3) }
      fixture.host.turn { fixture.host.window.rootViewController = nil }
    }()

    #expect(wizard == nil)
    #expect(page == nil)
  }
}

extension UIView {
  /// The left edge as it is shown in the present frame, in the window's coordinates.
  fileprivate var presentedMinX: CGFloat {
    guard let layer = layer.presentation() else { return .nan }
    return layer.convert(layer.bounds, to: nil).minX
  }
}
