import NestTesting
import Testing

@testable import OpenUIKit

/// Menus of buttons and of items of bars.
@Suite struct MenuTests {
  private let place = CGPoint(x: 60, y: 60)

  @Test(
    "R15.38 A tap opens the menu of a button that says so, and an element is performed with the button as sender"
  )
  func tap() throws {
    let stage = try MenuStage()
    stage.button.menu = UIMenu(children: [
      stage.action("Copy"), stage.action("Hidden", .hidden), stage.action("Paste", .disabled),
    ])
    stage.button.showsMenuAsPrimaryAction = true
    stage.button.addAction(
      UIAction { [log = stage.log] _ in log.entries.append("menu") }, for: .menuActionTriggered)

    stage.host.tap(at: place)
    stage.settle()
    #expect(stage.titles == ["Copy", "Paste"] && stage.log.entries == ["menu"])
    #expect(stage.overlay?.isFirstResponder == true)

    stage.choose("Paste")
    #expect(stage.overlay != nil)
    stage.choose("Copy")
    #expect(stage.overlay == nil && stage.log.entries == ["menu", "Copy from Menu"])
  }

  @Test(
    "R15.38 A finger that stays down, or the secondary button, opens the menu of a button whose tap does something else"
  )
  func press() throws {
    let stage = try MenuStage()
    stage.button.menu = UIMenu(children: [stage.action("Copy")])

    stage.host.tap(at: place)
    #expect(stage.overlay == nil && stage.log.entries == ["tap"])
    stage.host.press(at: place)
    stage.host.advance(by: 0.6)
    #expect(stage.overlay != nil && !stage.button.isHighlighted)
    stage.host.release(at: place)
    stage.settle()
    #expect(stage.titles == ["Copy"] && stage.log.entries == ["tap"])
    stage.host.tap(at: CGPoint(x: 380, y: 480))
    stage.settle()
    #expect(stage.overlay == nil && stage.log.entries == ["tap"])

    stage.host.press(at: place, button: .secondary)
    stage.host.release(at: place, button: .secondary)
    stage.settle()
    #expect(stage.titles == ["Copy"])
    stage.button.menu = nil
    stage.choose("Copy")
    #expect(stage.log.entries == ["tap", "Copy from Menu"])
    stage.host.press(at: place, button: .secondary)
    stage.host.release(at: place, button: .secondary)
    #expect(stage.overlay == nil)
  }

  @Test("R15.38 The finger that opens a menu chooses the element on which it is lifted")
  func drag() throws {
    let stage = try MenuStage()
    stage.button.menu = UIMenu(children: [stage.action("Copy"), stage.action("Paste")])
    stage.button.showsMenuAsPrimaryAction = true

    stage.host.press(at: place)
    stage.settle()
    stage.host.movePointer(to: stage.point(of: "Paste"))
    #expect(stage.rows.map(\.isHighlighted) == [false, true])
    stage.host.release(at: stage.point(of: "Paste"))
    stage.settle()
    #expect(stage.overlay == nil && stage.log.entries == ["Paste from Menu"])
  }

  @Test("R15.38 Menus inside are shown inline, or in place of the menu with a line that leads back")
  func inner() throws {
    let stage = try MenuStage()
    let inline = UIMenu(title: "Edit", options: .displayInline, children: [stage.action("Cut")])
    let inner = UIMenu(title: "Share", children: [stage.action("Mail")])
    stage.button.menu = UIMenu(
      title: "All", children: [stage.action("Open"), inline, inner, UIMenu(title: "Empty")])
    stage.button.showsMenuAsPrimaryAction = true
    stage.host.tap(at: place)
    stage.settle()

    #expect(stage.titles == ["All", "Open", "Edit", "Cut", "Share"])
    stage.choose("Edit")
    stage.choose("Share")
    #expect(stage.titles == ["Share", "Mail"])
    stage.choose("Share")
    #expect(stage.titles == ["All", "Open", "Edit", "Cut", "Share"])
    stage.choose("Share")
    stage.choose("Mail")
    #expect(stage.overlay == nil && stage.log.entries == ["Mail from Menu"])
  }

  @Test(
    "R15.38 Arrow keys, Return and Escape serve a menu, and the first responder is the one before at its end"
  )
  func keys() throws {
    let stage = try MenuStage()
    let responder = KeyInputView(frame: .zero)
    stage.host.turn { stage.button.superview?.addSubview(responder) }
    responder.becomeFirstResponder()
    let inner = UIMenu(title: "Share", children: [stage.action("Mail")])
    stage.button.menu = UIMenu(children: [
      stage.action("Copy"), stage.action("Paste", .disabled), inner,
    ])
    stage.button.showsMenuAsPrimaryAction = true
    stage.host.tap(at: place)
    stage.settle()

    stage.host.press(.keyboardDownArrow)
    #expect(stage.rows.map(\.isHighlighted) == [true, false, false])
    stage.host.press(.keyboardDownArrow)
    #expect(stage.rows.map(\.isHighlighted) == [false, false, true])
    stage.host.press(.keyboardRightArrow)
    #expect(stage.titles == ["Share", "Mail"])
    stage.host.press(.keyboardLeftArrow)
    #expect(stage.titles == ["Copy", "Paste", "Share"])
    stage.host.press(.keyboardEscape)
    stage.settle()
    #expect(stage.overlay == nil && stage.log.entries == [] && responder.isFirstResponder)

    stage.host.tap(at: place)
    stage.settle()
    stage.host.press(.keyboardUpArrow)
    stage.host.press(.keyboardUpArrow)
    stage.host.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(stage.overlay == nil && stage.log.entries == ["Copy from Menu"])
  }

  @Test("R15.38 A menu of single selection marks what was chosen, and one that stays open shows it")
  func selection() throws {
    let stage = try MenuStage()
    let inner = UIMenu(
      options: .displayInline, children: [stage.action("Large", .keepsMenuPresented)])
    stage.button.menu = UIMenu(
      options: .singleSelection,
      children: [stage.action("Small", .keepsMenuPresented, state: .on), inner])
    stage.button.showsMenuAsPrimaryAction = true
    stage.host.tap(at: place)
    stage.settle()
    #expect(stage.rows.map(\.showsMark) == [true, false])
    stage.choose("Large")
    #expect(stage.rows.map(\.showsMark) == [false, true])
    #expect(stage.button.menu?.selectedElements.map(\.title) == ["Large"])
    stage.host.press(.keyboardEscape)
  }

  @Test(
    "R15.38 Choosing an element of an inline menu of single selection marks it in that menu alone")
  func inlineSelection() throws {
    let stage = try MenuStage()
    let sort = UIMenu(
      options: [.displayInline, .singleSelection],
      children: [stage.action("Name", state: .on), stage.action("Date")])
    stage.button.menu = UIMenu(children: [stage.action("Bold", state: .on), sort])
    stage.button.showsMenuAsPrimaryAction = true
    stage.host.tap(at: place)
    stage.settle()
    stage.choose("Date")
    #expect(stage.button.menu?.selectedElements.map(\.title) == ["Bold", "Date"])
  }

  @Test("R15.38 A button that changes its selection has the title of the element that was chosen")
  func popUp() throws {
    let stage = try MenuStage()
    stage.button.menu = UIMenu(children: [stage.action("Red"), stage.action("Blue")])
    stage.button.showsMenuAsPrimaryAction = true
    #expect(stage.button.currentTitle == "Menu")
    stage.button.changesSelectionAsPrimaryAction = true
    #expect(stage.button.currentTitle == "Red")
    stage.host.tap(at: place)
    stage.settle()
    stage.choose("Blue")
    #expect(stage.button.currentTitle == "Blue" && stage.log.entries == ["Blue from Blue"])
    #expect(stage.button.menu?.selectedElements.map(\.title) == ["Blue"])
  }

  @Test(
    "R15.38 A menu closes when its window changes its size, and none opens without elements or window"
  )
  func closing() throws {
    let stage = try MenuStage()
    stage.button.menu = UIMenu(children: [stage.action("Copy")])
    stage.button.showsMenuAsPrimaryAction = true
    stage.host.tap(at: place)
    stage.settle()
    #expect(stage.overlay != nil)
    try stage.host.resize(to: CGSize(width: 500, height: 400))
    #expect(stage.overlay == nil)

    stage.button.menu = UIMenu(children: [UIMenu(title: "Empty")])
    stage.host.tap(at: place)
    #expect(stage.overlay == nil)
    stage.button.menu = UIMenu(children: [stage.action("Copy")])
    stage.button.removeFromSuperview()
    stage.button.performPrimaryAction()
    #expect(stage.overlay == nil && stage.log.entries == [])
  }

  @Test("R15.38 An item of a bar opens its menu for a tap, or else for a finger that stays down")
  func items() throws {
    let stage = try MenuStage()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
    let item = UIBarButtonItem(
      title: "Sort", image: nil, primaryAction: nil, menu: UIMenu(children: [stage.action("Name")]))
    let top = UINavigationItem(title: "Files")
    top.rightBarButtonItem = item
    bar.items = [top]
    stage.host.turn { stage.button.superview?.addSubview(bar) }
    let place = CGPoint(x: 365, y: 122)

    stage.host.tap(at: place)
    stage.settle()
    #expect(stage.titles == ["Name"])
    stage.choose("Name")
    #expect(stage.log.entries == ["Name from ?"])

    stage.host.turn {
      item.primaryAction = UIAction(title: "Sort") { [log = stage.log] _ in
        log.entries.append("sort")
      }
    }
    stage.host.tap(at: place)
    stage.settle()
    #expect(stage.overlay == nil && stage.log.entries.last == "sort")
    stage.host.press(at: place)
    stage.host.advance(by: 0.6)
    stage.host.release(at: place)
    #expect(stage.titles == ["Name"])
  }

  @Test(
    "R15.38 A finger that stays on the back button opens the list of items, and the one that is chosen is on top"
  )
  func backMenu() throws {
    let stage = try MenuStage()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
    bar.items = ["One", "Two", "Three", "Four"].map { UINavigationItem(title: $0) }
    stage.host.turn { stage.button.superview?.addSubview(bar) }
    let place = CGPoint(x: 30, y: 122)

    stage.host.press(at: place)
    stage.host.advance(by: 0.6)
    stage.host.release(at: place)
    stage.settle()
    #expect(stage.titles == ["Three", "Two", "One"])
    stage.choose("Two")
    #expect(bar.items?.map(\.title) == ["One", "Two"])

    bar.backItem?.backBarButtonItem = UIBarButtonItem(
      title: "Home", image: nil, primaryAction: nil, menu: UIMenu(children: [stage.action("Own")]))
    stage.host.commit()
    stage.host.press(at: place)
    stage.host.advance(by: 0.6)
    stage.host.release(at: place)
    #expect(stage.titles == ["Own"])
    stage.host.press(.keyboardEscape)
    stage.settle()

    // The title has no menu.
    stage.host.press(at: CGPoint(x: 200, y: 122))
    stage.host.advance(by: 0.6)
    stage.host.release(at: CGPoint(x: 200, y: 122))
    #expect(stage.overlay == nil)
  }

  @Test(
    "R15.38 A menu is below what it belongs to, or above where there is more room, and inside the area",
    arguments: [
      (CGRect(x: 10, y: 20, width: 60, height: 30), CGRect(x: 10, y: 58, width: 250, height: 200)),
      (
        CGRect(x: 330, y: 450, width: 60, height: 30),
        CGRect(x: 140, y: 242, width: 250, height: 200)
      ),
      (CGRect(x: 170, y: 20, width: 60, height: 30), CGRect(x: 75, y: 58, width: 250, height: 200)),
      (
        CGRect(x: -20, y: 220, width: 60, height: 60), CGRect(x: 8, y: 288, width: 250, height: 200)
      ),
    ])
  func placement(source: CGRect, expected: CGRect) {
    let area = CGRect(x: 0, y: 0, width: 400, height: 500)
    let placement = MenuPlacement(
      of: CGSize(width: 250, height: 200), beside: source, in: area)
    #expect(placement.frame == expected)
    let tall = MenuPlacement(of: CGSize(width: 250, height: 900), beside: source, in: area)
    #expect(area.contains(tall.frame) && tall.frame.height >= 200)
  }

  @Test("R15.38 Menus in pictures", arguments: ["light", "dark", "rtl"])
  func pictures(_ name: String) throws {
    let stage = try MenuStage()
    stage.host.window.overrideUserInterfaceStyle = name == "dark" ? .dark : .light
    stage.host.simulateTraits { if name == "rtl" { $0.layoutDirection = .rightToLeft } }
    let sort = UIMenu(
      title: "Sort by", options: [.displayInline, .singleSelection],
      children: [stage.action("Name", state: .on), stage.action("Date")])
    let share = UIMenu(title: "Share", children: [stage.action("Mail")])
    let copy = UIAction(
      title: "Copy", subtitle: "As text", image: UIImage(systemName: "doc.on.doc")
    ) { _ in }
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
    ) { _ in }
    stage.button.menu = UIMenu(
      children: [copy, stage.action("Paste", .disabled), sort, share, delete])
    stage.button.showsMenuAsPrimaryAction = true
    stage.host.tap(at: place)
    stage.settle()
    stage.host.press(.keyboardDownArrow)
    try ReferencePictures().expect(stage.host.snapshot(), toMatch: "menu-\(name)")
    stage.host.press(.keyboardEscape)
  }
}
