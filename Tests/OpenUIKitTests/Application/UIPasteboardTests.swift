import Foundation
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

  @Test("R19.18 items have several representations, and sets of items are read")
  func items() throws {
    let host = try TestHost()
    let pasteboard = UIPasteboard.general
    pasteboard.items = [
      ["public.utf8-plain-text": "one", "com.example.card": Data([1, 2])],
      ["public.utf8-plain-text": "two"],
    ]

    #expect(pasteboard.types == ["com.example.card", "public.utf8-plain-text"])
    #expect(pasteboard.types(forItemSet: IndexSet(integer: 1)) == [["public.utf8-plain-text"]])
    #expect(pasteboard.types(forItemSet: IndexSet(integer: 2)) == nil)
    #expect(pasteboard.contains(pasteboardTypes: ["com.example.card"]))
    #expect(!pasteboard.contains(pasteboardTypes: ["com.example.card"], inItemSet: nil))
    #expect(
      pasteboard.itemSet(withPasteboardTypes: ["com.example.card"]) == IndexSet(integer: 0))
    #expect(pasteboard.itemSet(withPasteboardTypes: ["other"]) == nil)
    #expect(pasteboard.data(forPasteboardType: "com.example.card") == Data([1, 2]))
    #expect(
      pasteboard.data(forPasteboardType: "public.utf8-plain-text", inItemSet: nil)
        == [Data("one".utf8), Data("two".utf8)])
    #expect(
      pasteboard.values(forPasteboardType: "public.utf8-plain-text", inItemSet: nil) as? [String]
        == ["one", "two"])
    pasteboard.addItems([["public.utf8-plain-text": "three"]])
    #expect(pasteboard.numberOfItems == 3 && host.pasteboardText == "one\ntwo\nthree")
    pasteboard.setData(Data("raw".utf8), forPasteboardType: "public.utf8-plain-text")
    #expect(pasteboard.string == "raw" && host.pasteboardText == "raw")
    pasteboard.setValue(7, forPasteboardType: "com.example.number")
    #expect(pasteboard.value(forPasteboardType: "com.example.number") as? Int == 7)
    #expect(host.pasteboardText == nil && !pasteboard.hasStrings && pasteboard.string == nil)
  }

  @Test("R19.18 URLs, images and colours; URLs are text for others")
  func kinds() throws {
    let host = try TestHost()
    let pasteboard = UIPasteboard.general
    let url = try #require(URL(string: "https://example.com/a"))
    pasteboard.url = url
    #expect(
      pasteboard.hasURLs && pasteboard.urls == [url] && pasteboard.string == url.absoluteString)
    #expect(host.pasteboardText == "https://example.com/a")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    pasteboard.image = image
    #expect(pasteboard.hasImages && pasteboard.image === image && !pasteboard.hasURLs)
    let bytes = try #require(pasteboard.data(forPasteboardType: "public.png"))
    pasteboard.setData(bytes, forPasteboardType: "public.png")
    #expect(pasteboard.image?.cgImage?.width == image.cgImage?.width)
    pasteboard.colors = [.red, .blue]
    #expect(pasteboard.hasColors && pasteboard.color == .red && pasteboard.numberOfItems == 2)
    pasteboard.setItems([[UIPasteboard.typeAutomatic: "automatic"]])
    #expect(pasteboard.types == ["public.utf8-plain-text"])
    pasteboard.color = nil
    #expect(pasteboard.numberOfItems == 0 && !pasteboard.hasColors)
  }

  @Test("R19.18 items expire in the time of the program, and local ones stay in it")
  func options() throws {
    let host = try TestHost()
    let pasteboard = UIPasteboard.general
    pasteboard.setItems(
      [["public.utf8-plain-text": "secret"]],
      options: [.localOnly: true, .expirationDate: Date(timeIntervalSinceNow: 60)])
    #expect(pasteboard.string == "secret" && host.pasteboardText == nil)
    host.advance(by: 59)
    #expect(pasteboard.string == "secret")
    host.advance(by: 2)
    #expect(pasteboard.string == nil && pasteboard.changeCount == 2)
    pasteboard.setItems(
      [["public.utf8-plain-text": "late"]],
      options: [.expirationDate: Date(timeIntervalSinceNow: 9)])
    pasteboard.string = "newer"
    host.advance(by: 60)
    #expect(pasteboard.string == "newer")
  }

  @Test("R19.18 pasteboards of one name have the same items; removed ones have none")
  func names() throws {
    let host = try TestHost()
    let name = UIPasteboard.Name("com.example.board")
    var removed: [String] = []
    let tokens = [UIPasteboard.removedNotification, UIPasteboard.changedNotification].map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { note in
        let board = note.object as? UIPasteboard
        MainActor.assumeIsolated {
          guard let board else { return }
          removed.append("\(board.name.rawValue == "com.example.board") \(board.numberOfItems)")
        }
      }
    }
    #expect(UIPasteboard(name: name, create: false) == nil)
    let board = try #require(UIPasteboard(name: name, create: true))
    board.string = "here"
    #expect(UIPasteboard(name: name, create: false)?.string == "here")
    #expect(UIPasteboard(name: .general, create: false)?.string == nil)
    #expect(host.pasteboardText == nil)
    UIPasteboard.remove(withName: name)
    UIPasteboard.remove(withName: .general)
    #expect(board.numberOfItems == 0 && UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    #expect(removed == ["true 1", "true 1", "true 0"])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("R19.18 a change names the types that it has added and removed")
  func types() throws {
    let host = try TestHost()
    defer { withExtendedLifetime(host) {} }
    var seen: [[String]] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
    ) { note in
      let keys = [
        UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey,
      ]
      let lists = keys.map { note.userInfo?[$0] as? [String] ?? ["none"] }
      MainActor.assumeIsolated { seen += lists }
    }
    UIPasteboard.general.string = "text"
    UIPasteboard.general.color = .red

    #expect(
      seen == [
        ["public.utf8-plain-text"], [], ["com.apple.uikit.color"], ["public.utf8-plain-text"],
      ])
    NotificationCenter.default.removeObserver(token)
  }
}
