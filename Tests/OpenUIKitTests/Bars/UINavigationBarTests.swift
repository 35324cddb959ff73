import NestTesting
import Testing

@testable import OpenUIKit

/// A navigation bar that is used alone.
struct UINavigationBarTests {
  private func makeHost() throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 375, height: 600), scale: 2)
    host.window.makeKeyAndVisible()
    return host
  }

  private func addBar(to host: TestHost, titles: [String]) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.items = titles.map { UINavigationItem(title: $0) }
    host.turn { host.window.addSubview(bar) }
    return bar
  }

  private func labels(in view: UIView) -> [String] {
    var found: [String] = []
    for subview in view.subviews where !subview.isHidden {
      if let label = subview as? UILabel, let text = label.text { found.append(text) }
      found += labels(in: subview)
    }
    return found
  }

  @Test(
    "R15.23 Items are pushed and popped, and the delegate is asked and informed without animation at once"
  )
  func stack() throws {
    let host = try makeHost()
    let bar = addBar(to: host, titles: ["One"])
    let delegate = BarDelegate()
    bar.delegate = delegate
    let two = UINavigationItem(title: "Two")

    host.turn { bar.pushItem(two, animated: false) }

    #expect(bar.topItem === two && bar.backItem?.title == "One" && bar.items?.count == 2)
    #expect(delegate.log == ["should push Two", "did push Two"])
    #expect(labels(in: bar).contains("Two"))

    #expect(host.turn { bar.popItem(animated: false) } === two)
    #expect(bar.topItem?.title == "One" && bar.backItem == nil)
    #expect(delegate.log.suffix(2) == ["should pop Two", "did pop Two"])

    delegate.refuses = true
    bar.pushItem(two, animated: false)
    #expect(bar.items?.count == 1)
    #expect(host.turn { bar.popItem(animated: false) } == nil)
    #expect(bar.items?.count == 1)
    bar.items = nil
    #expect(bar.items == nil && bar.popItem(animated: false) == nil)
  }

  @Test(
    "R15.23 An animated push informs the delegate at its end, and the next change ends it before")
  func animated() throws {
    let host = try makeHost()
    let bar = addBar(to: host, titles: ["One"])
    let delegate = BarDelegate()
    bar.delegate = delegate

    host.turn { bar.pushItem(UINavigationItem(title: "Two"), animated: true) }
    host.advance(by: 0.1)
    #expect(bar.topItem?.title == "Two" && bar.transition != nil)
    #expect(delegate.log == ["should push Two"])

    host.turn { bar.pushItem(UINavigationItem(title: "Three"), animated: true) }
    #expect(delegate.log == ["should push Two", "did push Two", "should push Three"])
    try host.settle()
    #expect(delegate.log.last == "did push Three" && bar.transition == nil)
    #expect(bar.subviews.filter { $0 is NavigationContentView }.count == 1)
  }

  @Test(
    "R15.24 A transition by hand stands at its fraction, and is finished or cancelled from there")
  func byHand() throws {
    let host = try makeHost()
    let bar = addBar(to: host, titles: ["One", "Two"])
    let old = try #require(bar.items)

    let transition = try #require(
      host.turn { bar.beginTransition(to: Array(old.dropLast())) })
    #expect(!transition.isPush && bar.topItem?.title == "One")
    host.turn { transition.fractionComplete = 0.4 }
    host.advance(by: 1)
    #expect(abs(transition.fractionComplete - 0.4) < 1e-6 && bar.transition === transition)
    host.turn { transition.cancel() }
    try host.settle()
    #expect(transition.hasEnded && bar.items?.map(\.title) == ["One", "Two"])
    #expect(bar.content?.item === old[1] && bar.content?.titleGroup.alpha == 1)

    let second = try #require(host.turn { bar.beginTransition(to: [old[0]]) })
    host.turn { second.fractionComplete = 0.9 }
    host.turn { second.finish() }
    try host.settle()
    #expect(bar.items?.map(\.title) == ["One"] && bar.content?.item === old[0])
    #expect(bar.content?.titleGroup.transform == .identity)
  }

  @Test("R15.24 A transition runs inside the animation of something else")
  func alongside() throws {
    let host = try makeHost()
    let bar = addBar(to: host, titles: ["One"])
    let items = (bar.items ?? []) + [UINavigationItem(title: "Two")]

    let transition = try #require(host.turn { bar.beginTransition(to: items) })
    let new = try #require(bar.content)
    #expect(new.titleGroup.alpha == 0)
    host.turn {
      UIView.animate(
        withDuration: 0.5, animations: { transition.showEnd() },
        completion: { transition.end(completed: $0) })
    }
    host.advance(by: 0.25)
    let presented = try #require(new.titleGroup.layer.presentation()).opacity
    #expect(presented > 0.2 && presented < 0.8)
    try host.settle()
    #expect(transition.hasEnded && bar.content === new && new.titleGroup.alpha == 1)
  }

  @Test(
    "R15.25 The back button has the title of its item, of the program or of the item below, or the word Back"
  )
  func backTitles() throws {
    let host = try makeHost()
    let bar = addBar(to: host, titles: ["Below", "Top"])
    let below = try #require(bar.backItem)
    func shown() -> String? {
      host.commit()
      return bar.content?.backButton?.label.text
    }

    #expect(shown() == "Below")
    below.title = nil
    #expect(shown() == "Back")
    below.backButtonTitle = "Program"
    #expect(shown() == "Program")
    below.backBarButtonItem = UIBarButtonItem(
      title: "Item", style: .plain, target: nil, action: nil)
    #expect(shown() == "Item")
    below.backBarButtonItem?.title = "Changed"
    #expect(shown() == "Changed")
    below.backButtonDisplayMode = .generic
    #expect(shown() == "Back")
    below.backButtonDisplayMode = .minimal
    #expect(shown() == nil && bar.content?.backButton?.accessibilityLabel == "Changed")
    bar.topItem?.hidesBackButton = true
    #expect(shown() == nil && bar.content?.backButton == nil)
  }

  @Test("R15.25 Left items replace the back button, or stand beside it")
  func leftItems() throws {
    let host = try makeHost()
    let bar = addBar(to: host, titles: ["Below", "Top"])
    let item = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)

    host.turn { bar.topItem?.leftBarButtonItem = item }
    #expect(bar.content?.backButton == nil)
    host.turn { bar.topItem?.leftItemsSupplementBackButton = true }
    let back = try #require(bar.content?.backButton)
    let left = try #require(bar.content?.leadingRow.view(for: item))
    #expect(back.frame.maxX <= left.frame.minX)
    host.turn { item.isHidden = true }
    #expect(bar.content?.leadingRow.view(for: item) == nil)
  }

  @Test(
    "R15.25 A tap on the back button pops the item if the delegate allows it, or performs the action of the item"
  )
  func backTap() throws {
    let host = try makeHost()
    let bar = addBar(to: host, titles: ["Below", "Top"])
    let delegate = BarDelegate()
    bar.delegate = delegate
    var performed = 0

    delegate.refuses = true
    host.tap(at: CGPoint(x: 20, y: 22))
    #expect(bar.items?.count == 2 && delegate.log == ["should pop Top"])
    delegate.refuses = false
    host.turn { bar.topItem?.backAction = UIAction { _ in performed += 1 } }
    host.tap(at: CGPoint(x: 20, y: 22))
    #expect(performed == 1 && bar.items?.count == 2)
    host.turn { bar.topItem?.backAction = nil }
    host.tap(at: CGPoint(x: 20, y: 22))
    try host.settle()
    #expect(bar.items?.count == 1 && delegate.log.last == "did pop Top")
  }

  @Test(
    "R15.26 The height is that of the row, the prompt and the large title, which the scrolled distance collapses"
  )
  func heights() throws {
    let host = try makeHost()
    let bar = addBar(to: host, titles: ["One", "Two"])
    func height() -> CGFloat { bar.sizeThatFits(CGSize(width: 375, height: 0)).height }

    #expect(height() == 44)
    bar.topItem?.prompt = "Prompt"
    #expect(height() == 74)
    bar.prefersLargeTitles = true
    #expect(height() == 126 && bar.intrinsicContentSize.height == 126)
    bar.topItem?.prompt = nil
    bar.scrolledDistance = 20
    #expect(height() == 76)
    bar.scrolledDistance = 400
    #expect(height() == 44)
    bar.scrolledDistance = -30
    #expect(height() == 126)
    bar.topItem?.largeTitleDisplayMode = .never
    #expect(height() == 44)
    bar.topItem?.largeTitleDisplayMode = .automatic
    bar.backItem?.largeTitleDisplayMode = .never
    #expect(height() == 44)

    let recorder = DiagnosticRecorder()
    defer { recorder.stop() }
    bar.scrolledDistance = .nan
    #expect(bar.scrolledDistance == -30)
    #expect(recorder.misuses.map(\.id) == ["bar.scroll-distance"])
  }

  @Test("R15.21 An item that changes while it is shown, and while it moves, is shown as it is")
  func following() throws {
    let host = try makeHost()
    let bar = addBar(to: host, titles: ["One"])
    let item = try #require(bar.topItem)
    let button = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)

    host.turn { item.rightBarButtonItem = button }
    host.turn { (item.title, button.title) = ("New title", "New button") }
    #expect(labels(in: bar).contains("New title") && labels(in: bar).contains("New button"))

    let two = UINavigationItem(title: "Two")
    host.turn { bar.pushItem(two, animated: true) }
    host.advance(by: 0.1)
    host.turn { two.title = "While it moves" }
    #expect(labels(in: bar).contains("While it moves"))
    try host.settle()
    #expect(labels(in: bar).contains("While it moves"))
  }

  @Test("R15.22 The same item twice is refused")
  func twice() throws {
    let bar = UINavigationBar(frame: .zero)
    let item = UINavigationItem(title: "One")
    bar.items = [item]
    let recorder = DiagnosticRecorder()
    defer { recorder.stop() }

    bar.pushItem(item, animated: false)
    bar.setItems([item, UINavigationItem(title: "Two"), item], animated: true)
    #expect(bar.beginTransition(to: [item, item]) == nil)

    #expect(bar.items?.count == 1)
    #expect(recorder.misuses.map(\.id) == Array(repeating: "bar.item-twice", count: 3))
  }

  @Test(
    "R15.28 The appearance of the item counts before that of the bar, and at the edge there is no background"
  )
  func appearances() throws {
    let host = try makeHost()
    let bar = addBar(to: host, titles: ["One"])
    let own = UINavigationBarAppearance()
    own.configureWithOpaqueBackground()
    own.backgroundColor = .red

    #expect(bar.shownAppearance === bar.standardAppearance && !bar.shownLook.isOpaque)
    bar.isTranslucent = false
    #expect(bar.shownLook.isOpaque)
    bar.topItem?.standardAppearance = own
    #expect(bar.shownAppearance.backgroundColor == .red && bar.shownLook.isOpaque)
    bar.isAtScrollEdge = true
    #expect(!bar.shownLook.isOpaque)
    bar.scrollEdgeAppearance = own
    #expect(bar.shownLook.isOpaque)
    own.backgroundColor = .blue
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .red)
    bar.scrollEdgeAppearance?.configureWithTransparentBackground()
    #expect(!bar.shownLook.isOpaque)
  }

  @Test("R15.40 Title, buttons and back button have labels and traits of accessibility")
  func accessibility() throws {
    let host = try makeHost()
    let bar = addBar(to: host, titles: ["Below", "Top"])
    let add = UIBarButtonItem(systemItem: .add)
    host.turn { bar.topItem?.rightBarButtonItem = add }

    let content = try #require(bar.content)
    let button = try #require(content.trailingRow.view(for: add))
    let title = try #require(content.titleGroup.subviews.first)
    #expect(button.accessibilityLabel == "Add" && button.accessibilityTraits.contains(.button))
    #expect(content.backButton?.accessibilityLabel == "Below")
    #expect(content.backButton?.accessibilityTraits.contains(.button) == true)
    #expect(title.accessibilityLabel == "Top" && title.accessibilityTraits.contains(.header))
    add.isEnabled = false
    host.commit()
    #expect(button.accessibilityTraits.contains(.notEnabled))
  }

  @Test("R15.41 Items that were shown in both orders are released")
  func releaseOfReversedItems() throws {
    let host = try makeHost()
    weak var released: UINavigationItem?
    do {
      let bar = addBar(to: host, titles: ["One", "Two"])
      released = bar.items?.first
      host.turn { bar.items = bar.items?.reversed() }
      #expect(bar.content?.backButton != nil)
      host.turn { bar.removeFromSuperview() }
    }
    try host.settle()
    #expect(released == nil)
  }

  @Test("R15.41 A bar and its items are released, also in the middle of a push")
  func release() throws {
    let host = try makeHost()
    weak var released: UINavigationBar?
    let item = UINavigationItem(title: "Two")
    do {
      let bar = addBar(to: host, titles: ["One"])
      released = bar
      host.turn { bar.pushItem(item, animated: true) }
      host.advance(by: 0.1)
      host.turn { bar.removeFromSuperview() }
    }
    try host.settle()
    #expect(released == nil)
    item.title = "After"
  }
}

private final class BarDelegate: NSObject, UINavigationBarDelegate {
  var log: [String] = []
  var refuses = false

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    log.append("should push \(item.title ?? "")")
    return !refuses
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    log.append("did push \(item.title ?? "")")
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    log.append("should pop \(item.title ?? "")")
    return !refuses
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    log.append("did pop \(item.title ?? "")")
  }
}
