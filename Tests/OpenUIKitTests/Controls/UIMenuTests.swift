import OpenUIKit
import Testing

@Suite struct UIMenuTests {
  @Test("an action has all that Apple's initialiser takes")
  func action() {
    let image = UIImage()
    let action = UIAction(
      title: "A", subtitle: "B", image: image, selectedImage: image, identifier: .init("c"),
      discoverabilityTitle: "D", attributes: .keepsMenuPresented, state: .mixed
    ) { _ in }

    #expect(action.title == "A" && action.subtitle == "B")
    #expect(action.image === image && action.selectedImage === image)
    #expect(action.identifier == UIAction.Identifier("c"))
    #expect(action.discoverabilityTitle == "D")
    #expect(action.attributes.rawValue == 8)
    #expect(action.state.rawValue == 2)
    #expect(UIAction { _ in }.state == .off)
  }

  @Test("an action is performed with a sender, unless it is disabled")
  func performing() {
    var senders: [String] = []
    let action = UIAction { senders.append($0.sender as? String ?? "nil") }

    action.performWithSender("one", target: nil)
    action.attributes = .disabled
    action.performWithSender("two", target: nil)

    #expect(senders == ["one"])
    #expect(action.sender == nil)
  }

  @Test("a menu is a tree of values; its children can be replaced")
  func tree() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let off = UIAction(title: "Off") { _ in }
    let inner = UIMenu(title: "Inner", options: [.displayInline, .singleSelection], children: [on])
    let menu = UIMenu(
      title: "Outer", subtitle: "S", identifier: .init("outer"), preferredElementSize: .small,
      children: [off, inner])

    let replaced = menu.replacingChildren([off])

    #expect(menu.children == [off, inner])
    #expect(menu.selectedElements == [on])
    #expect(inner.options.rawValue == 33)
    #expect(replaced.children == [off])
    #expect(replaced.identifier == menu.identifier)
    #expect(replaced.title == "Outer" && replaced.subtitle == "S")
    #expect(replaced.preferredElementSize == .small)
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @Test("copies of actions, commands and menus have the same values and are others")
  func copies() throws {
    var performed = 0
    let action = UIAction(title: "A", state: .on) { _ in performed += 1 }
    let command = UIKeyCommand(input: "n", modifierFlags: .command) { _ in }
    command.wantsPriorityOverSystemBehavior = true
    let menu = UIMenu(title: "M", children: [action])

    let copy = try #require(action.copy() as? UIAction)
    copy.title = "B"
    copy.state = .off
    copy.performWithSender(nil, target: nil)
    let otherCommand = try #require(command.copy() as? UIKeyCommand)
    let otherMenu = try #require(menu.copy() as? UIMenu)

    #expect(copy.identifier == action.identifier && performed == 1)
    #expect(action.title == "A" && action.state == .on)
    #expect(otherCommand !== command && otherCommand.input == "n")
    #expect(otherCommand.wantsPriorityOverSystemBehavior)
    #expect(otherMenu.children.count == 1 && otherMenu.children[0] !== action)
  }
}
