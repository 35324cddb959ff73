import Foundation
import NestKit
import NestTesting
import OpenUIKit
import Testing

/// A controller that writes what it shows, as controllers of apps do.
class DraftViewController: UIViewController, UIViewControllerRestoration {
  static var log: [String] = []
  var text = ""

  init(_ identifier: String?) {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let meter = MeterView(frame: .zero)
    meter.restorationIdentifier = "meter"
    view.addSubview(UIView(frame: .zero))
    view.subviews[0].addSubview(meter)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    if !text.isEmpty { coder.encode(text as NSString, forKey: "text") }
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    text = coder.decodeObject(forKey: "text") as? String ?? ""
    DraftViewController.log.append("\(restorationIdentifier ?? "") reads \(parent != nil)")
  }

  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    DraftViewController.log.append("\(restorationIdentifier ?? "") finished")
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    log.append("made \(identifierComponents)")
    return identifierComponents.last == "gone" ? nil : DraftViewController(nil)
  }
}

/// A view that writes a number.
class MeterView: UIView {
  var value: Int32 = 0

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    if value != 0 { coder.encode(value, forKey: "value") }
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    value = coder.decodeInt32(forKey: "value")
  }
}

@Suite(.serialized) struct ControllerArchiveTests {
  private func stack(_ controllers: UIViewController...) -> StackController {
    let stack = StackController(rootViewController: controllers[0])
    for controller in controllers.dropFirst() { stack.push(controller, animated: false) }
    return stack
  }

  private func transfer(
    _ stack: StackController, makes: Set<String> = []
  ) throws -> (stack: StackController, result: RestoredState) {
    let state = try NestState(decoding: SavedState(of: stack).state.encoded())
    let root = DraftViewController(stack.viewControllers.first?.restorationIdentifier)
    let restored = StackController(rootViewController: root)
    DraftViewController.log = []
    let result = try restored.restoreState(state) { identifier, _ in
      makes.contains(identifier) ? DraftViewController(identifier) : nil
    }
    return (restored, result)
  }

  private func meter(_ controller: UIViewController?) -> MeterView? {
    controller?.viewIfLoaded?.subviews.first?.subviews.first as? MeterView
  }

  @Test("R19.19 what a controller and its views write is saved and read when all have their places")
  func roundTrip() throws {
    let (first, second) = (DraftViewController("first"), DraftViewController("second"))
    let stack = stack(first, second)
    first.text = "Dear"
    second.loadViewIfNeeded()
    meter(second)?.value = 7

    let restored = try transfer(stack, makes: ["second"]).stack

    let controllers = restored.viewControllers.compactMap { $0 as? DraftViewController }
    #expect(controllers.map(\.text) == ["Dear", ""])
    #expect(controllers.map(\.isViewLoaded) == [false, true])
    #expect(meter(controllers[1])?.value == 7)
    #expect(
      DraftViewController.log == ["first reads true", "first finished", "second finished"])
  }

  @Test("R19.19 a controller that writes nothing has no archive in the state")
  func nothing() {
    let stack = stack(DraftViewController("plain"))

    #expect(SavedState(of: stack).state.children.map(\.archive) == [nil])
  }

  @Test("R19.19 a controller that the program does not make is made by its restoration class")
  func restorationClass() throws {
    let (first, second) = (DraftViewController("first"), DraftViewController("gone"))
    let stack = stack(DraftViewController("root"), first, second)
    first.restorationClass = DraftViewController.self
    second.restorationClass = DraftViewController.self
    first.text = "Dear"

    let (restored, result) = try transfer(stack)

    let made = try #require(restored.viewControllers.last as? DraftViewController)
    #expect(restored.viewControllers.count == 2 && made !== first)
    #expect(made.text == "Dear" && made.restorationIdentifier == "first")
    #expect(result.missing.map(\.identifier) == ["gone"])
    #expect(
      DraftViewController.log == [
        #"made ["first"]"#, #"made ["gone"]"#, "first reads true", "first finished",
      ])
  }

  @Test("R19.19 views of controllers inside are those of these; of one name the first counts")
  func nestedViews() throws {
    let outer = DraftViewController("outer")
    let stack = stack(outer)
    let inner = DraftViewController("inner")
    outer.loadViewIfNeeded()
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let twin = MeterView(frame: .zero)
    twin.restorationIdentifier = "meter"
    outer.view.addSubview(twin)
    meter(outer)?.value = 1
    meter(inner)?.value = 2
    twin.value = 3

    let archive = SavedState(of: stack).state.children.first?.archive
    let restored = try transfer(stack).stack

    #expect(archive?.views?.keys.sorted() == ["meter"])
    #expect(meter(restored.viewControllers.first)?.value == 1)
  }

  @Test("R19.19 a damaged archive is an error with its place, and nothing has changed")
  func damaged() throws {
    let bad = Data("no archive".utf8)
    let archives = [
      NestState.ControllerArchive(controller: bad),
      NestState.ControllerArchive(views: ["meter": bad]),
    ]
    for archive in archives {
      let state = NestState(
        kind: StackController.stateKind,
        children: [NestState.Child(slot: 0, identifier: "first", archive: archive)])
      let before = DraftViewController("before")
      let stack = stack(before)

      #expect(
        throws: NestStateError.damaged(at: "first › archive", "it cannot be read")
      ) {
        try stack.restoreState(state) { identifier, _ in DraftViewController(identifier) }
      }
      #expect(stack.viewControllers == [before])
    }
  }

  @Test("R19.19 a class that is not there, or makes nothing for a state, leaves the child out")
  func unknownClass() throws {
    for name in ["Nowhere.Controller", "Foundation.NSObject", "a.b.c", ""] {
      let archive = NestState.ControllerArchive(restorationClass: name)
      let state = NestState(
        kind: StackController.stateKind,
        children: [
          NestState.Child(slot: 0, identifier: "root"),
          NestState.Child(slot: 1, identifier: "first", archive: archive),
        ])
      let root = DraftViewController("root")
      let stack = stack(root)

      let result = try stack.restoreState(state) { _, _ in nil }

      #expect(stack.viewControllers == [root] && result.missing.map(\.identifier) == ["first"])
    }
  }

  @Test("R19.19 states of an earlier version have no archives")
  func earlier() throws {
    let text =
      #"{"version": 1, "state": {"kind": "stack", "facts": {}, "children": "#
      + #"[{"slot": 0, "identifier": "inbox"}]}}"#
    let state = try NestState(decoding: Data(text.utf8))

    #expect(state.children.first?.archive == nil)
  }
}
