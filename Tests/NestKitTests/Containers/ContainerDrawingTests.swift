import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Tests that the bars and dividers of containers follow the settings of the user.
@Suite(.serialized) struct ContainerDrawingTests {
  /// A tabs container with a bar in a window, and what its first child receives.
  private struct Bar {
    let host: TestHost
    let recorder = LifecycleRecorder()
    let container: TabsViewController
    let watch: ContractWatch

    init(_ titles: [String], size: CGSize = CGSize(width: 320, height: 480)) throws {
      host = try TestHost(size: size)
      let recorder = recorder
      let children = titles.enumerated().map { index, title in
        let child = RecordingViewController("\(index)", recorder: recorder)
        child.title = title
        return child
      }
      container = TabsViewController(viewControllers: children)
      container.showsTabBar = true
      watch = ContractWatch(recorder, in: host.window, .collects)
      host.show(container)
      watch.look(isAtRest: true)
      recorder.removeAll()
    }

    var tabs: [UIButton] {
      container.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
    }

    var bar: UIView? { tabs.first?.superview }

    /// The sizes that the child that is shown has received, since the last call.
    func takeSizes() -> [String] {
      recorder.takeTimeline().lines.filter { $0.contains("viewWillTransition") }
    }

    /// The size transition of a child that fills the container except for the bar.
    func announcement() throws -> String {
      let bounds = container.view.bounds
      let height = try bounds.height - #require(bar).frame.height
      return "0.viewWillTransition(\(Int(bounds.width))×\(Int(height)))"
    }

    func setTextSize(_ category: UIContentSizeCategory) {
      host.simulateTraits { $0.preferredContentSizeCategory = category }
    }
  }

  // MARK: Size of text

  @Test(
    "R20.2 R4.1 Containers 2.9 The bar is as high as its titles, and children receive what it leaves"
  )
  func heightOfBar() throws {
    let fixture = try Bar(["One", "Two"])
    let usual = try #require(fixture.bar?.frame.height)
    let font = try #require(fixture.tabs[0].titleLabel?.font.pointSize)

    fixture.setTextSize(.accessibilityExtraLarge)

    let large = try #require(fixture.bar?.frame.height)
    #expect(usual == 49 && large > 60 && large <= 160)
    #expect(try #require(fixture.tabs[0].titleLabel?.font.pointSize) > 2 * font)
    #expect(fixture.takeSizes() == [try fixture.announcement()])
    let child = try #require(fixture.container.selectedViewController)
    #expect(child.view.bounds.height == 480 - large)

    fixture.setTextSize(.large)
    #expect(fixture.takeSizes() == ["0.viewWillTransition(320×431)"])
    #expect(fixture.bar?.frame.height == usual)
    fixture.watch.finish()
    #expect(fixture.watch.breach == nil)
  }

  @Test("R20.2 R4.1 Containers 2.9 Children receive what titles, and the bar itself, leave them")
  func otherTitles() throws {
    let fixture = try Bar(["One", "Two"])
    fixture.setTextSize(.accessibilityMedium)
    _ = fixture.takeSizes()

    fixture.container.viewControllers[1].title = "Two words and three more"
    fixture.host.turn { fixture.container.updateTabBar() }
    #expect(fixture.takeSizes() == [try fixture.announcement()])

    fixture.host.turn { fixture.container.showsTabBar = false }
    #expect(fixture.takeSizes() == ["0.viewWillTransition(320×480)"])
    fixture.host.turn { fixture.container.showsTabBar = true }
    #expect(fixture.takeSizes() == [try fixture.announcement()])
  }

  @Test(
    "R20.2 R4.1 Containers 2.9 A rotation announces to children what the bar leaves in the new width"
  )
  func rotation() throws {
    let fixture = try Bar(["One", "Two words and more"], size: CGSize(width: 320, height: 600))
    fixture.setTextSize(.accessibilityMedium)
    let upright = try #require(fixture.bar?.frame.height)
    _ = fixture.takeSizes()

    fixture.host.rotateDevice()
    try fixture.host.settle()

    #expect(try #require(fixture.bar?.frame.height) < upright)
    #expect(fixture.takeSizes() == [try fixture.announcement()])
    fixture.watch.finish()
    #expect(fixture.watch.breach == nil)
  }

  nonisolated private static let sizesOfText: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  @Test(
    "R20.2 Containers 2.9 No title is cut off, and no word broken, in any size of text",
    arguments: sizesOfText)
  func wholeTitles(_ category: UIContentSizeCategory) throws {
    for size in [CGSize(width: 320, height: 480), CGSize(width: 667, height: 320)] {
      let fixture = try Bar(["Overview", "All my messages", "Settings"], size: size)
      fixture.setTextSize(category)

      let fonts = Set(fixture.tabs.map { $0.titleLabel?.font.pointSize })
      #expect(fonts.count == 1)
      for tab in fixture.tabs {
        let label = try #require(tab.titleLabel)
        let frame = label.frame
        #expect(tab.bounds.contains(frame))
        #expect(label.sizeThatFits(CGSize(width: frame.width, height: 0)).height <= frame.height)
        let measure = UILabel()
        measure.font = label.font
        for word in try #require(tab.title(for: .normal)).split(separator: " ") {
          measure.text = String(word)
          #expect(measure.sizeThatFits(.zero).width <= frame.width)
        }
      }
      #expect(try #require(fixture.bar?.frame.height) <= max(size.height / 3, 49))
    }
  }

  @Test(
    "R20.2 Containers 2.9 A container without any size has a bar, and announces nothing to its children"
  )
  func noSize() throws {
    let fixture = try Bar(["One", "Two"])
    fixture.host.turn { fixture.container.view.bounds.size = .zero }
    #expect(fixture.tabs.map(\.bounds.size) == [.zero, .zero])
    #expect(fixture.takeSizes() == [])
    fixture.host.turn { fixture.container.view.bounds.size = CGSize(width: 320, height: 480) }
    #expect(fixture.tabs.map(\.bounds.size.height) == [49, 49])
  }

  // MARK: Selection

  @Test(
    "R20.2 Containers 2.9 The selected tab has a mark in the tint of its view, not only a colour")
  func mark() throws {
    let fixture = try Bar(["One", "Two"])
    func marks() -> [UIView] {
      fixture.tabs.flatMap(\.subviews).filter { !($0 is UILabel) && !$0.isHidden }
    }
    #expect(marks().map { $0.superview === fixture.tabs[0] } == [true])

    fixture.host.turn { fixture.container.view.tintColor = .systemGreen }
    #expect(marks().first?.backgroundColor == .systemGreen)
    #expect(fixture.tabs[0].titleLabel?.textColor == .systemGreen)

    _ = fixture.container.selectNext()
    try fixture.host.settle()
    #expect(marks().map { $0.superview === fixture.tabs[1] } == [true])
    #expect(fixture.tabs.map { $0.accessibilityTraits.contains(.selected) } == [false, true])
  }

  @Test(
    "R20.2 Containers 2.9 With increased contrast, titles, lines and handles are as strong as text")
  func contrast() throws {
    let fixture = try Bar(["One", "Two"])
    let other = try SplitFixture()
    let colors = [
      try #require(fixture.tabs[1].titleLabel?.textColor),
      try #require(fixture.bar?.subviews.first { !($0 is UIButton) }?.backgroundColor),
      try #require(other.divider.subviews.first?.backgroundColor),
      try #require(other.divider.subviews.last?.backgroundColor),
    ]
    for style in [UIUserInterfaceStyle.light, .dark] {
      let usual = UITraitCollection(userInterfaceStyle: style)
      let high = usual.modifyingTraits { $0.accessibilityContrast = .high }
      for color in colors {
        #expect(color.resolvedColor(with: usual) != color.resolvedColor(with: high))
        #expect(color.resolvedColor(with: high) == UIColor.label.resolvedColor(with: high))
      }
    }
  }

  // MARK: Dividers

  @Test(
    "R20.2 R9.3 Containers 2.9 The line of a divider shows nothing that is behind the container")
  func line() throws {
    let fixture = try SplitFixture()
    for color in [UIColor.red, .green] {
      fixture.host.window.backgroundColor = color
      #expect(try fixture.host.snapshot().bitmap.pixel(x: 100, y: 10) == 0xFFC6_C6C8)
    }
  }

  @Test("R20.2 R9.3 Containers 2.9 A divider can be touched further away around its handle")
  func handle() throws {
    let fixture = try SplitFixture()
    func drag(y: CGFloat) throws -> CGFloat {
      fixture.host.drag(
        from: CGPoint(x: 115, y: y), to: CGPoint(x: 135, y: y), duration: 1)
      try fixture.host.settle()
      return fixture.split.widths[0]
    }
    #expect(try drag(y: 30) == 100)
    #expect(try drag(y: 100) == 120)
  }

  @Test("R20.2 Containers 2.9 The handle follows the size of text, and is in sight at the edge")
  func sizeOfHandle() throws {
    let fixture = try SplitFixture()
    let handle = try #require(fixture.divider.subviews.last)
    let usual = handle.frame.height
    fixture.host.simulateTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(handle.frame.height > 1.5 * usual)

    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      fixture.host.simulateTraits { $0.layoutDirection = direction }
      fixture.host.turn { fixture.split.preferredDisplayMode = .closedDrawer }
      let frame = handle.convert(handle.bounds, to: fixture.split.view)
      #expect(!fixture.divider.isHidden && fixture.split.view.bounds.contains(frame))
      fixture.host.turn { fixture.split.preferredDisplayMode = .columns }
    }
  }

  // MARK: Dimming

  @Test(
    "R20.2 R8.1 Containers 2.9 The background is darker in the dark and with increased contrast, at once"
  )
  func dimming() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    let container = ModalContainerViewController(contentViewController: UIViewController())
    container.dimmingAlpha = 0.5
    let child = UIViewController()
    child.preferredContentSize = CGSize(width: 20, height: 20)
    host.show(container)
    host.turn { _ = container.presentModal(child, animated: false) }
    func alpha() throws -> CGFloat {
      let wrapper = try #require(child.view.superview)
      return try #require(wrapper.superview?.subviews.first { $0 !== wrapper }).alpha
    }
    #expect(try alpha() == 0.5)
    host.simulateTraits { $0.userInterfaceStyle = .dark }
    #expect(try alpha() == 0.75)
    host.setIncreasesContrast(true)
    #expect(try alpha() == 0.875)
    host.simulateTraits { $0.userInterfaceStyle = .light }
    #expect(try alpha() == 0.75)

    let operation = container.dismissModal()
    host.advance(by: 0.15)
    host.setIncreasesContrast(false)
    try host.settle()
    #expect(operation.result == .done && child.parent == nil)
  }

  @Test(
    "R20.2 R8.1 Containers 2.9 What is in front of a dimmed background is elevated while it is there"
  )
  func elevation() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    let content = UIViewController()
    let container = ModalContainerViewController(contentViewController: content)
    let child = UIViewController()
    host.show(container)
    host.turn { _ = container.presentModal(child, animated: false) }
    #expect(child.traitCollection.userInterfaceLevel == .elevated)
    #expect(content.traitCollection.userInterfaceLevel == .base)

    host.turn { _ = container.dismissModal(animated: false) }
    let stack = StackController(rootViewController: UIViewController())
    host.turn { _ = container.setContentViewController(stack, animated: false) }
    host.turn { _ = stack.push(child, animated: false) }
    #expect(child.traitCollection.userInterfaceLevel == .base)
  }

  // MARK: Pictures

  @Test(
    "R20.2 Containers 2.9 The look in every setting", arguments: ["light", "dark"], [false, true])
  func pictures(style: String, isAdapted: Bool) throws {
    let host = try TestHost(size: CGSize(width: 480, height: 320))
    let split = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 100, preferredWidth: 140, maximumWidth: 160),
      SplitColumn(minimumWidth: 200),
    ])
    let pages = ["Overview", "All messages", "Settings"].map { title in
      let page = UIViewController()
      page.title = title
      page.view.backgroundColor = .systemBackground
      return page
    }
    let list = UIViewController()
    list.view.backgroundColor = .secondarySystemBackground
    let container = TabsViewController(viewControllers: pages)
    container.showsTabBar = true
    let modal = ModalContainerViewController(contentViewController: container)
    split.setViewController(list, at: 0)
    split.setViewController(modal, at: 1)
    host.show(split)
    host.simulateTraits {
      $0.userInterfaceStyle = style == "dark" ? .dark : .light
      guard isAdapted else { return }
      $0.layoutDirection = .rightToLeft
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    host.setIncreasesContrast(isAdapted)
    let name = "containers-\(style)\(isAdapted ? "-high-contrast" : "")"
    try host.expectPicture(name)

    let card = UIViewController()
    card.view.backgroundColor = .systemBackground
    card.preferredContentSize = CGSize(width: 160, height: 120)
    host.turn { _ = modal.presentModal(card, animated: false) }
    try host.expectPicture("\(name)-dimmed")
  }
}

extension SplitFixture {
  fileprivate var divider: UIView {
    split.view.subviews.first { $0 is UIControl } ?? UIView()
  }
}
