import NestKit
import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The pages of the gallery on which containers are tried, with the input of a user.
@Suite struct GalleryContainerTests {
  private static let tolerance = PixelTolerance(component: 4)
  private nonisolated static let pages: [GalleryViewController.Page] = [
    .stack, .placeholder, .wizard, .modal, .tabs, .pages, .split, .uiKit, .nest,
  ]

  /// Returns the notes of the gallery about actions of the user.
  private func notes(_ twin: GalleryTwin) -> [String] {
    twin.gallery.recorder.events.compactMap {
      if case .note(let text) = $0.callback { text } else { nil }
    }
  }

  private func tap(_ view: UIView?, _ twin: GalleryTwin) throws {
    let view = try #require(view)
    if view.isDescendant(of: twin.page.list) { try twin.reveal(view) }
    try twin.host.tap(view)
    try twin.host.settle()
  }

  @Test("R17.4 R14.3 misuse is refused and noted, and nothing else happens", arguments: pages)
  func misuse(page: GalleryViewController.Page) throws {
    let twin = try GalleryTwin()
    let controller: ContainerPageViewController = try twin.open(page)
    twin.gallery.recorder.removeAll()

    try tap(controller.chip(for: .misuse), twin)

    let notes = notes(twin)
    #expect(notes.count == 2 && notes.first == "Misuse")
    #expect(notes.last?.hasPrefix("Refused, ") == true)
    #expect(twin.gallery.recorder.events.count == 2)
  }

  @Test(
    "R17.4 R13.1 the device rotates, and a memory warning reaches the container", arguments: pages)
  func device(page: GalleryViewController.Page) throws {
    let twin = try GalleryTwin()
    let controller: ContainerPageViewController = try twin.open(page)

    try tap(controller.chip(for: .rotate), twin)
    let size = controller.container.view.bounds.size
    #expect(size.width > size.height)
    twin.gallery.recorder.removeAll()
    try tap(controller.chip(for: .warnOfMemory), twin)

    #expect(notes(twin) == ["Memory warning"])
    #expect(twin.gallery.recorder.timeline.description.contains("A.didReceiveMemoryWarning"))
  }

  @Test("R17.4 The calls of an operation are shown below it, and a click on one copies them")
  func code() throws {
    let twin = try GalleryTwin()
    try tap(twin.page.chip(for: .crossDissolve), twin)
    try tap(twin.page.chip(for: .slow), twin)
    try twin.tap(.push)
    let slow = "stack.push(page, transition: .crossDissolve.lasting("
    let line = try #require(notes(twin).last)
    #expect(line.hasPrefix(slow) && line.hasSuffix("))"))

    let wizard: WizardPageViewController = try twin.open(.wizard)
    try tap(wizard.chip(for: .notAnimated), twin)
    try tap(wizard.button(for: .next), twin)
    let calls = [
      "wizard.forwardTransition = .pushFromTrailing", "wizard.selectNext(animated: false)",
    ]
    let row = try #require(twin.logRow(calls[1]))
    twin.host.tap(at: row.convert(CGPoint(x: 80, y: 8), to: nil))
    #expect(UIPasteboard.general.string == calls.joined(separator: "\n"))
  }

  @Test(
    "R17.4 Every transition of the gallery has a Swift expression that makes it, and no other has it"
  )
  func transitionSources() {
    let transitions = ContainerPageViewController.defaultTransitions
    let expressions = transitions.map(TransitionSource.expression)
    #expect(expressions.allSatisfy { $0.hasPrefix(".") })
    #expect(Set(expressions).count == Set(transitions.map(\.id)).count)
    #expect(
      TransitionSource.expression(of: .pushFromRight.lasting(0.5))
        == ".pushFromRight.lasting(0.5)")
    #expect(TransitionSource.expression(of: Transition("own") { _ in [] }) == "\"own\"")
  }

  @Test(
    "R17.4 R14.4 Containers are put into each other by clicking, and the source that makes them is shown"
  )
  func nest() throws {
    let twin = try GalleryTwin()
    let page: NestPageViewController = try twin.open(.nest)
    twin.gallery.recorder.removeAll()
    for container in [Nesting.Container.split, .tabs, .stack] {
      try tap(page.chip(for: container), twin)
    }
    #expect(page.stage.detail.text == "Split › Tabs › Stack › Screen")
    #expect(
      notes(twin).suffix(7) == [
        "Put the screen into a stack", "let stack = StackController(rootViewController: screen)",
        "let tabs = TabsViewController(viewControllers: [stack, second])",
        "tabs.showsTabBar = true", "let split = SplitContainerViewController(columns: columns)",
        "split.setViewController(sidebar, at: 0)", "split.setViewController(tabs, at: 1)",
      ])
    let split = try #require(page.container.children.first as? SplitContainerViewController)
    let tabs = try #require(split.viewControllers[1] as? TabsViewController)
    #expect((tabs.selectedViewController as? StackController)?.count == 1)

    try tap(page.button(for: .takeOut), twin)
    #expect(page.stage.detail.text == "Split › Tabs › Screen")
    for container in [Nesting.Container.navigation, .splitView] {
      try tap(page.chip(for: container), twin)
    }
    #expect(page.stage.detail.text == "Split › Tabs › Navigation › Screen")
    #expect(notes(twin).last == "A split view cannot be pushed by a navigation controller")
    try tap(page.button(for: .clear), twin)
    #expect(page.container.children.first is DemoViewController)
    #expect(twin.gallery.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test("R17.4 R14.4 Each container is shown inside others, itself too, and is gone again")
  func nestPairs() throws {
    let twin = try GalleryTwin()
    let page: NestPageViewController = try twin.open(.nest)
    twin.gallery.recorder.removeAll()
    try tap(page.chip(for: .notAnimated), twin)
    func screens(in view: UIView) -> Int {
      view.subviews.map(screens).reduce(
        (view as? UILabel)?.text == "Screen" ? 1 : 0, +)
    }
    let all = Nesting.Container.allCases
    for (index, outer) in all.enumerated() {
      for step in [0, 1, 4, 8] {
        let inner = all[(index + step) % all.count]
        guard inner.fits(in: outer) else { continue }
        page.put(into: outer)
        page.put(into: inner)
        try twin.host.settle()
        #expect(screens(in: page.container.view) == 1, "\(outer) around \(inner)")
        page.perform(.clear)
        try twin.host.settle()
      }
    }
    #expect(twin.gallery.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test("R17.4 R4.5 Reverse turns a running push back to where it began")
  func reverse() throws {
    let twin = try GalleryTwin()
    try tap(twin.page.chip(for: .slow), twin)

    twin.host.tap(at: try twin.buttonCenter(.push))
    twin.host.advance(by: 0.6)
    try tap(twin.page.chip(for: .reverse), twin)

    #expect(twin.names == "A")
    try tap(twin.page.chip(for: .notAnimated), twin)
    try twin.tap(.push)
    #expect(twin.names == "AB")
  }

  @Test("R17.4 right to left a screen is pushed from the other side")
  func rightToLeft() throws {
    let twin = try GalleryTwin()
    try tap(twin.page.chip(isRightToLeft: true), twin)
    try tap(twin.page.chip(for: .pushFromTrailing), twin)
    #expect(twin.page.transition.id == Transition.pushFromTrailing.id)

    twin.host.tap(at: try twin.buttonCenter(.push))
    twin.host.advance(by: 0.1)
    let top = try #require(twin.page.stack.topViewController?.view.superview)
    #expect(try #require(top.layer.presentation()).frame.minX < 0)
    try twin.host.settle()
  }

  @Test(
    "R17.4 R14.4 every container can be pushed and popped", arguments: ScreenFactory.Kind.allCases)
  func nested(kind: ScreenFactory.Kind) throws {
    let twin = try GalleryTwin()
    try tap(twin.page.chip(for: kind), twin)

    try twin.tap(.push)
    #expect(twin.page.stack.viewControllers.count == 2)
    try twin.tap(.pop)

    #expect(twin.names == "A")
    #expect(twin.gallery.recorder.appearanceViolations() == [])
  }

  @Test("R17.4 R7.2 a wizard advances only from a page that is valid")
  func wizard() throws {
    let twin = try GalleryTwin()
    let page: WizardPageViewController = try twin.open(.wizard)
    try tap(page.button(for: .next), twin)
    #expect(notes(twin).last == "Shown: page 2")

    try tap(page.chip(isValid: false), twin)
    try tap(page.button(for: .next), twin)
    #expect(notes(twin).last == "Refused: The page is not complete")
    try tap(page.chip(isValid: true), twin)
    for _ in 0..<3 { try tap(page.button(for: .next), twin) }
    try tap(page.button(for: .done), twin)

    #expect(notes(twin).suffix(2) == ["wizard.finish()", "The wizard has finished"])
  }

  @Test("R17.4 R8.1 a modal controller is dismissed by a tap outside, a drag and Escape")
  func modal() throws {
    let twin = try GalleryTwin()
    let page: ModalPageViewController = try twin.open(.modal)
    let center = twin.center(of: page.stage.screen)

    for dismiss in [
      { twin.host.tap(at: CGPoint(x: center.x, y: center.y - 220)) },
      { twin.host.drag(from: center, to: CGPoint(x: center.x, y: center.y + 200)) },
      { twin.host.press(.keyboardEscape) },
    ] {
      try tap(page.button(for: .present), twin)
      #expect(page.container.children.count == 2)
      dismiss()
      try twin.host.settle()
      #expect(page.container.children.count == 1)
    }
    try tap(page.chip(for: .key), twin)
    try tap(page.button(for: .present), twin)
    twin.host.press(.keyboardEscape)
    try twin.host.settle()
    #expect(page.container.children.count == 2)
  }

  @Test("R17.4 R9.3 the sidebar is a drawer in portrait, and a column in landscape")
  func split() throws {
    let twin = try GalleryTwin()
    let page: SplitPageViewController = try twin.open(.split)
    let button = try #require(page.button(for: .sidebar) as? Chip)
    #expect(button.isEnabled)
    try tap(button, twin)
    try twin.host.expectPicture("split-drawer", tolerance: Self.tolerance)
    try tap(button, twin)

    try tap(page.chip(for: .rotate), twin)

    #expect(!button.isEnabled)
    try twin.host.expectPicture("split-columns", tolerance: Self.tolerance)
  }

  @Test("R17.4 R9.2 pages are dragged one by one, and the last of a million is as near as the next")
  func pages() throws {
    let twin = try GalleryTwin()
    let page: PagesPageViewController = try twin.open(.pages)
    let pages = try #require(page.container as? PagesViewController)
    let center = twin.center(of: page.stage.screen)

    twin.host.drag(
      from: CGPoint(x: center.x + 120, y: center.y), to: CGPoint(x: center.x - 120, y: center.y))
    try twin.host.settle()
    #expect(pages.selectedIndex == 1)
    try tap(page.button(for: .far), twin)
    #expect(pages.selectedIndex == 999_999)
    #expect(pages.children.count <= 5)
    try tap(page.chip(for: .circle), twin)
    try tap(page.button(for: .next), twin)

    #expect(pages.selectedIndex == 0)
  }

  @Test("R17.4 the page on which containers are nested equals its reference")
  func nestPicture() throws {
    let twin = try GalleryTwin()
    let page: NestPageViewController = try twin.open(.nest)
    for container in [Nesting.Container.split, .tabs, .stack] {
      try tap(page.chip(for: container), twin)
    }
    try tap(page.chip(for: .rotate), twin)
    try twin.host.expectPicture("page-nest", tolerance: Self.tolerance)
  }

  @Test(
    "R17.4 a page equals its reference", arguments: pages.filter { ![.stack, .nest].contains($0) })
  func pictures(page: GalleryViewController.Page) throws {
    let twin = try GalleryTwin()
    let controller: ContainerPageViewController = try twin.open(page)
    let main = try #require(controller.stage.mainButton)

    try tap(main, twin)

    try twin.host.expectPicture("page-\(page.rawValue)", tolerance: Self.tolerance)
  }
}
