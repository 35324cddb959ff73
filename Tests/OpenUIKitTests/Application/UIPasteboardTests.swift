import NestTesting
import Testing

@testable import OpenUIKit

struct UIPasteboardTests {
  @Test("text is set and read, as one or as several, and every change is counted")
  func own() throws {
    let host = try TestHost()
    let pasteboard = UIPasteboard.general

    #expect(pasteboard.string == nil && !pasteboard.hasStrings && pasteboard.changeCount == 0)
    pasteboard.string = "äöü"
    #expect(pasteboard.string == "äöü" && pasteboard.hasStrings && pasteboard.numberOfItems == 1)
    pasteboard.strings = ["one", "two"]
    #expect(pasteboard.strings == ["one", "two"] && pasteboard.string == "one")
    #expect(host.pasteboardText == "one\ntwo")
    pasteboard.strings = []
    #expect(pasteboard.strings == nil && !pasteboard.hasStrings && pasteboard.numberOfItems == 0)
    #expect(pasteboard.changeCount == 3)
    #expect(UIPasteboard.general === pasteboard)
  }

  @Test("what another program sets replaces it; text that is not UTF-8 is repaired")
  func otherProgram() throws {
    let host = try TestHost()
    let pasteboard = UIPasteboard.general
    pasteboard.strings = ["one", "two"]
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }

    host.setPasteboardText([0x61, 0xff, 0x62, 0xe2, 0x82])

    #expect(pasteboard.strings == ["a\u{FFFD}b\u{FFFD}"])
    #expect(pasteboard.changeCount == 2 && posts == 1)
    NotificationCenter.default.removeObserver(token)
  }
}
