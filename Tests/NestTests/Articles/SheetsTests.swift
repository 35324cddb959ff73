import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitLists
import Testing

/// The listings of the article about sheets.
@Suite(.serialized) struct SheetsTests {
  @Test("R26.1 A sheet with three detents lies above a map")
  func listing() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let (container, places) = sheets(in: host.window)
    host.unhide()

    #expect(places.view.convert(places.view.bounds, to: nil).minY == 390)
    host.drag(
      from: CGPoint(x: 160, y: 420), to: CGPoint(x: 160, y: 220), duration: 0.3, rest: 0.3)
    try host.settle()
    #expect(container.selectedDetent(of: places) == .medium)
  }

  @Test("R26.20 A sheet follows a value, which is nil after a dismissal by hand")
  func values() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let container = SheetContainerViewController(contentViewController: UIViewController())
    host.show(container)
    let binding = bindPlace(in: container)
    var values: [String?] = []
    binding.onChange = { values.append($0) }

    host.turn { binding.show("Harbour") }
    try host.settle()
    #expect(container.sheetViewControllers.map(\.title) == ["Harbour"])
    host.turn { binding.show("Castle") }
    try host.settle()
    #expect(container.sheetViewControllers.map(\.title) == ["Castle"])
    host.press(.keyboardEscape)
    try host.settle()
    #expect(container.sheetViewControllers.isEmpty && values == [nil])
    let content = container.contentViewController?.view
    #expect(host.window.hitTest(CGPoint(x: 160, y: 400), with: nil) === content)
  }

  @Test("R26.12 A bar becomes a sheet")
  func bar() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let container = SheetContainerViewController(contentViewController: UIViewController())
    host.show(container)
    let player = PlayerViewController()
    host.turn { player.show(in: container) }
    #expect(player.view.bounds.height == 64)

    host.drag(
      from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 60), duration: 0.3, rest: 0.3)
    try host.settle()
    #expect(player.view.bounds.height == 480 && player.bar.alpha == 0)
    host.drag(
      from: CGPoint(x: 160, y: 30), to: CGPoint(x: 160, y: 470), duration: 0.3, rest: 0.3)
    try host.settle()
    #expect(player.view.bounds.height == 64)
  }
}

func sheets(in window: UIWindow) -> (SheetContainerViewController, UIViewController) {
  let map = UIViewController()
  let container = SheetContainerViewController(contentViewController: map)
  window.rootViewController = container

  let places = UITableViewController()
  var configuration = SheetConfiguration(detents: [.length(90), .medium, .large])
  configuration.largestUndimmedDetent = .medium
  configuration.showsGrabber = true
  container.presentSheet(places, configuration: configuration, animated: false)
  return (container, places)
}

func bindPlace(in container: SheetContainerViewController) -> RouteBinding<String?> {
  container.bind(to: nil, configuration: SheetConfiguration(detents: [.medium, .large])) { name in
    let place = UIViewController()
    place.title = name
    return place
  }
}

/// A player that is a bar above the tabs, and a screen when it is pulled up.
final class PlayerViewController: UIViewController {
  let bar = UILabel()
  static let bar = SheetDetent.length(64, identifier: SheetDetent.Identifier("bar"))

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.text = "Now playing"
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 64)
    bar.autoresizingMask = .flexibleWidth
    view.addSubview(bar)
  }

  func show(in container: SheetContainerViewController) {
    var configuration = SheetConfiguration(detents: [Self.bar, .large])
    configuration.largestUndimmedDetent = Self.bar.identifier
    configuration.standsOnSafeArea = true
    configuration.isDismissible = false
    container.presentSheet(self, configuration: configuration, animated: false)
    container.observeProgress { [weak self] progress in
      guard let self, progress.kind == .sheet else { return }
      bar.alpha = 1 - progress.fraction
    }
  }
}
