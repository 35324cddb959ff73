import NestKit
import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The page on which children are asked before they are left.
@Suite(.serialized) struct GalleryLeavingTests {
  @Test("R17.4 R24.2 An editor asks by an alert before it is popped, and Keep keeps it")
  func editor() throws {
    let twin = try GalleryTwin()
    let page: LeavingPageViewController = try twin.open(.leaving)
    let stack = try #require(page.container as? StackController)
    try twin.host.tap(#require(page.button(for: .edit)))
    try twin.host.settle()
    for (title, count) in [("Keep", 2), ("Discard", 1)] {
      try twin.host.tap(#require(page.button(for: .pop)))
      try twin.host.settle()
      let alert = try #require(
        stack.topViewController?.presentedViewController as? UIAlertController)
      try twin.host.tap(#require(label(title, in: alert.view)))
      try twin.host.settle()
      #expect(stack.count == count)
    }
  }

  @Test("R17.4 R24.20 A picker finishes with its name")
  func picker() throws {
    let twin = try GalleryTwin()
    let page: LeavingPageViewController = try twin.open(.leaving)
    let stack = try #require(page.container as? StackController)
    try twin.host.tap(#require(page.button(for: .pick)))
    try twin.host.settle()
    #expect(stack.count == 2)
    try twin.host.tap(#require(page.button(for: .choose)))
    try twin.host.settle()
    #expect(stack.count == 1)
    #expect(page.recorder.events.contains { $0.description.contains("Chosen: B") })
  }

  private func label(_ title: String, in view: UIView) -> UIView? {
    if (view as? UILabel)?.text == title { return view }
    return view.subviews.lazy.compactMap { label(title, in: $0) }.first
  }
}
