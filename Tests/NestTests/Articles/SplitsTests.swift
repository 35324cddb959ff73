import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The recipe and the routes of the article about splits.
@Suite(.serialized) struct SplitsTests {
  @Test("What is chosen in the first column is shown in the second, and a drawer closes")
  func mail() throws {
    let host = try TestHost(size: CGSize(width: 600, height: 400))
    let folders = FoldersViewController()
    let split = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 160, preferredWidth: 220), SplitColumn(minimumWidth: 240),
    ])
    split.setViewController(folders, at: 0)
    host.show(split)
    try host.settle()
    host.turn { folders.select("Inbox") }
    try host.settle()
    #expect(split.displayMode == .columns && split.widths == [220, 379])
    #expect(split.viewController(at: 1)?.title == "Inbox")

    try host.resize(to: CGSize(width: 320, height: 400))
    try host.settle()
    host.turn { split.setDrawerOpen(true) }
    try host.settle()
    #expect(split.displayMode == .openDrawer)
    host.turn { folders.select("Sent") }
    try host.settle()
    #expect(split.displayMode == .closedDrawer)
    #expect(split.viewController(at: 1)?.title == "Sent")
  }

  @Test("A column shows what stands for a value")
  func values() throws {
    let host = try TestHost(size: CGSize(width: 600, height: 400))
    let split = SplitContainerViewController(columns: [SplitColumn(), SplitColumn()])
    host.show(split)
    let folder = showFolders(in: split)
    host.turn { folder.show("Drafts") }
    try host.settle()
    #expect(split.viewController(at: 1)?.title == "Drafts")
  }
}

/// The first column: a folder that is chosen is shown in the second one.
private final class FoldersViewController: UIViewController {
  func select(_ folder: String) {
    guard let split = splitContainerViewController else { return }
    let messages = UIViewController()
    messages.title = folder
    split.setViewController(messages, at: 1, transition: .crossDissolve)
    if split.displayMode == .openDrawer { split.setDrawerOpen(false) }
  }

  deinit {}
}

private func showFolders(in split: SplitContainerViewController) -> RouteBinding<String?> {
  split.bind(to: nil, at: 1) { (folder: String) in
    let messages = UIViewController()
    messages.title = folder
    return messages
  }
}
