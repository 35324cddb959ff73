import Foundation
import NestTesting
import OpenUIKit
import Testing

@Suite(.serialized) struct ContainerListingTests {
  private nonisolated static let names = [
    "stack", "placeholder", "wizard", "tabs", "modal", "pages", "split",
  ]

  /// The pages that do not have the name of the container in the plural.
  private nonisolated static let titles = [
    "placeholder": "PlaceholdersAndWizards", "wizard": "PlaceholdersAndWizards", "tabs": "Tabs",
    "pages": "Pages",
  ]

  @Test(
    "R12.4 The lines of each container on its page show a child, and remove it", arguments: 0..<7)
  func lines(_ number: Int) throws {
    let host = try TestHost(size: CGSize(width: 400, height: 400))
    host.show(UIViewController())
    let recorder = LifecycleRecorder()
    let first = RecordingViewController("A", recorder: recorder)
    let second = RecordingViewController("B", recorder: recorder)
    let bar = UIProgressView()

    let back = host.turn { ContainerListings.all[number](host.window, first, second, bar) }
    host.advance(by: 0.1)
    #expect(bar.progress > 0 && bar.progress < 1)
    #expect(second.parent === host.window.rootViewController)
    try host.settle()
    #expect(bar.progress == 1 && second.viewIfLoaded?.window != nil)
    host.turn(back)
    host.advance(by: 0.1)
    #expect(bar.progress > 0 && bar.progress < 1)
    try host.settle()

    #expect(bar.progress == 1)
    #expect(second.viewIfLoaded?.window == nil)
    #expect(recorder.appearanceViolations() == [])
  }

  @Test(
    "The page of each container shows the lines that are tested", arguments: names)
  func page(_ name: String) throws {
    let title = Self.titles[name] ?? name.capitalized + "s"
    let page = try Page("Sources/NestKit/NestKit.docc/\(title).md")
    let source = try #require(
      Page("Tests/NestTests/ContainerListings.swift").function("  static func \(name)("))

    #expect(page.shows(source.replacingOccurrences(of: "static func", with: "func")))
  }
}
