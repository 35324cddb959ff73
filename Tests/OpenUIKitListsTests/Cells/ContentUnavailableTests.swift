import NestTesting
import Testing

@testable import OpenUIKitLists

/// Views that are shown where there is no content.
struct ContentUnavailableTests {
  @Test("R22.124 presets of missing content look as the reference shows")
  func pictures() throws {
    let host = try TestHost(size: CGSize(width: 960, height: 300), scale: 2)
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "tray")
    (empty.text, empty.secondaryText) = ("No Mail", "New mail appears here.")
    empty.button.title = "Refresh"
    empty.secondaryButton.title = "Settings"
    var natural = empty
    natural.alignment = .natural
    let all = [empty, natural, .loading(), .search()]
    for (index, configuration) in all.enumerated() {
      let view = configuration.makeContentView()
      view.frame = CGRect(x: 240 * index, y: 0, width: 236, height: 300)
      view.backgroundColor = .systemBackground
      if index == 1 { view.overrideUserInterfaceStyle = .dark }
      host.window.addSubview(view)
    }
    host.window.makeKeyAndVisible()
    host.window.layoutIfNeeded()

    try host.expectPicture("content-unavailable")
  }

  @Test("R22.125 a search names what was searched for, unless the program has set the text")
  func search() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "pears"
    var own = UIContentUnavailableConfiguration.search()
    own.text = "Nothing"

    #expect(
      UIContentUnavailableConfiguration.search().updated(for: state).text
        == "No Results for “pears”")
    #expect(own.updated(for: state).text == "Nothing")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
    #expect(UIContentUnavailableConfiguration.search() == .search())
    #expect(UIContentUnavailableConfiguration.search() != own)
  }

  @Test("R22.126 buttons perform their actions, and are there once they have a title")
  func buttons() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300))
    var taps = 0
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "Empty"
    let view = UIContentUnavailableView(configuration: content)
    view.frame = host.window.bounds
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    let before = view.buttons.map(\.isHidden)
    content.button.title = "Go"
    content.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    view.configuration = content
    try host.settle()

    try host.tap(view.buttons[0])
    content.buttonProperties.isEnabled = false
    view.configuration = content
    try host.settle()
    try host.tap(view.buttons[0])

    #expect(before == [true, true] && taps == 1)
    #expect(view.buttons.map(\.isHidden) == [false, true])
  }
}
