import Foundation
import NestKit
import NestTesting
import Observation
import OpenUIKit
import Testing

/// Tests that the code of the article saves and restores states and opens links.
@Suite(.serialized) struct StateAndDeepLinksTests {
  @Test("What was shown is shown again after a start")
  func state() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "state-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let host = try TestHost()
    let stack = makeRoot()
    host.show(stack)
    let message = try #require(makeController("message/7"))
    message.restorationIdentifier = "message/7"
    host.turn { _ = stack.push(message, transition: .coverFromBottom) }
    try host.settle()

    try save(stack, to: file)
    let restored = makeRoot()
    try restore(restored, from: file)

    #expect(restored.viewControllers.map(\.restorationIdentifier) == ["inbox", "message/7"])
    #expect(restored.viewControllers.allSatisfy { !$0.isViewLoaded })
    let saved = SavedState(of: restored)
    #expect(saved.omitted.isEmpty)
    #expect(saved.state.children[1].transition?.name == "cover from bottom")
  }

  @Test("A deep link shows what it names, from wherever the app is, in one change")
  func links() throws {
    let host = try TestHost()
    let app = App()
    host.show(app.root)
    host.turn { app.open(URL(filePath: "/messages/7/attachment/2")) }
    try host.settle()
    #expect(app.stack.viewControllers.map(\.title) == ["Inbox", "Message 7", "Attachment 2"])

    host.turn { app.root.presentModal(UIViewController()) }
    host.turn { app.open(URL(filePath: "/messages/9")) }
    try host.settle()
    #expect(app.root.modalContentViewController == nil)
    #expect(app.stack.viewControllers.map(\.title) == ["Inbox", "Message 9"])

    #expect(!app.open(URL(filePath: "/nothing")))
    host.turn { app.stack.pop() }
    try host.settle()
    #expect(app.routes.value == [])
  }

  @Test("A model is followed, and learns what was popped by hand")
  func observation() throws {
    let host = try TestHost()
    let model = MailModel()
    let stack = makeStack(of: model)
    host.show(stack)

    host.turn { model.path = [.message(1), .message(2)] }
    try host.settle()
    #expect(stack.count == 3)
    host.turn { stack.pop() }
    try host.settle()
    #expect(model.path == [.message(1)])
  }
}

private func makeRoot() -> StackController {
  let inbox = UIViewController()
  inbox.restorationIdentifier = "inbox"
  return StackController(rootViewController: inbox)
}

private func makeController(_ identifier: String) -> UIViewController? {
  identifier.hasPrefix("message/") ? UIViewController() : nil
}

private func save(_ root: some RestorableContainer, to file: URL) throws {
  let saved = SavedState(of: root)
  try saved.state.encoded().write(to: file)
}

private func restore(_ root: some RestorableContainer, from file: URL) throws {
  let state = try NestState(decoding: Data(contentsOf: file))
  try root.restoreState(state) { identifier, _ in makeController(identifier) }
}

/// A controller that can be shown above the inbox.
private enum Route: Hashable {
  case message(Int)
  case attachment(Int, of: Int)

  /// Returns the routes of a link such as mail:///messages/7/attachment/2, from below to the top;
  /// nil for other links.
  static func path(of link: URL) -> [Route]? {
    let parts = link.pathComponents.dropFirst()
    guard parts.first == "messages", let message = parts.dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    guard parts.count == 4, let attachment = Int(parts[4]) else { return [.message(message)] }
    return [.message(message), .attachment(attachment, of: message)]
  }
}

/// An inbox, what is opened above it, and sheets above all of that.
private final class App {
  let stack = StackController(rootViewController: makeScreen("Inbox"))
  private(set) lazy var root = ModalContainerViewController(contentViewController: stack)
  private(set) lazy var routes = stack.bind(to: []) { makeController(for: $0) }

  @discardableResult
  func open(_ link: URL) -> Bool {
    guard let path = Route.path(of: link) else { return false }
    if root.modalContentViewController != nil { root.dismissModal() }
    routes.show(path)
    return true
  }

  deinit {}
}

private func makeController(for route: Route) -> UIViewController {
  switch route {
  case .message(let number): makeScreen("Message \(number)")
  case .attachment(let number, _): makeScreen("Attachment \(number)")
  }
}

private func makeScreen(_ title: String) -> UIViewController {
  let screen = UIViewController()
  screen.title = title
  return screen
}

@Observable
private final class MailModel {
  var path: [Route] = []

  deinit {}
}

private func makeStack(of model: MailModel) -> StackController {
  let stack = StackController(rootViewController: makeScreen("Inbox"))
  stack.bind(to: \.path, on: model) { _, route in makeController(for: route) }
  return stack
}
