import MisuseReports
import NestTesting
import OpenUIKit
import Testing

@Suite struct UIAccessibilityCustomActionTests {
  private final class Row: NSObject {
    var log: [String] = []

    @MainActor func delete() -> Bool {
      log.append("delete")
      return true
    }

    @MainActor func open(_ action: UIAccessibilityCustomAction) -> Bool {
      log.append(action.name)
      return false
    }
  }

  /// An initialiser of its own, which calls that of the class.
  private final class NamedAction: UIAccessibilityCustomAction {
    init?(title: String?, target: Any, selector: Selector) {
      guard let title else { return nil }
      super.init(name: title, target: target, selector: selector)
    }

    deinit {}
  }

  @Test("R19.61 A custom action calls a method of its target, which says whether it has succeeded")
  func target() throws {
    let row = Row()
    let delete = UIAccessibilityCustomAction(
      name: "Delete", image: UIImage(), target: row, selector: Selector("delete", Row.delete))
    let open = try #require(
      NamedAction(title: "Open", target: row, selector: Selector("open(_:)", Row.open(_:))))

    let results = [delete.perform(), open.perform()]

    #expect(results == [true, false])
    #expect(row.log == ["delete", "Open"])
    #expect(delete.image != nil && delete.target === row && open.selector == Selector("open:"))
  }

  @Test("R19.61 A closure counts before a target, and a target that is gone performs nothing")
  func closure() {
    let row = Row()
    let action = UIAccessibilityCustomAction(
      name: "Delete", target: row, selector: Selector("delete", Row.delete))
    action.actionHandler = { $0.name == "Delete" }
    #expect(action.perform() && row.log.isEmpty)

    action.actionHandler = nil
    action.target = Row()
    #expect(!action.perform())
  }

  @Test("R19.61 A selector without a method, or of another class, is reported")
  func misuse() {
    let (row, other) = (Row(), NSObject())
    let actions = [
      UIAccessibilityCustomAction(name: "A", target: row, selector: Selector("delete")),
      UIAccessibilityCustomAction(
        name: "B", target: other, selector: Selector("delete", Row.delete)),
    ]

    let misuses = withMisuseIntercepted {
      for action in actions { #expect(!action.perform()) }
    }

    #expect(
      misuses.map(\.id) == ["action.selector-without-method", "action.selector-of-other-class"])
    #expect(row.log.isEmpty)
  }
}
