import NestTesting
import OpenUIKitContainers
import Testing

@testable import OpenUIKitText

/// Searches, and their bars in navigation bars.
@Suite struct SearchControllerTests {
  /// A navigation controller whose root has a search controller.
  private struct Stage {
    let host: TestHost
    let root = UIViewController()
    let navigation: UINavigationController
    let results: ResultsController?
    let search: UISearchController
    let recorder = SearchRecorder()

    init(results: ResultsController? = ResultsController()) throws {
      host = try TestHost(size: CGSize(width: 390, height: 700))
      self.results = results
      search = UISearchController(searchResultsController: results)
      navigation = UINavigationController(rootViewController: root)
      root.title = "Things"
      root.view.backgroundColor = .systemBackground
      search.delegate = recorder
      search.searchBar.delegate = recorder
      search.searchResultsUpdater = recorder
      root.navigationItem.searchController = search
      host.show(navigation)
      try host.settle()
    }
  }

  @Test("R23.105 A search begins when its bar is edited, and ends when it is cancelled")
  func timeline() throws {
    let stage = try Stage()
    let (host, recorder, search) = (stage.host, stage.recorder, stage.search)
    try host.tap(search.searchBar.searchTextField)
    #expect(recorder.take() == ["shouldBegin", "begin", "willPresent", "update ''"])
    try host.settle()
    #expect(recorder.take() == ["didPresent"])
    #expect(search.isActive && search.parent === stage.root)
    #expect(search.searchBar.showsCancelButton)

    host.type("ab")
    #expect(recorder.take() == ["shouldChange 0+0 'ab'", "text 'ab'", "update 'ab'"])
    try host.tap(search.searchBar.cancelButton)
    let ended = ["cancel", "update ''", "willDismiss", "shouldEnd", "end"]
    #expect(recorder.take() == ended)
    try host.settle()
    #expect(recorder.take() == ["didDismiss"])
    #expect(!search.isActive && search.parent == nil && search.searchBar.text == "")
    #expect(!search.searchBar.showsCancelButton)

    host.turn { search.isActive = true }
    #expect(recorder.take() == ["willPresent", "shouldBegin", "begin", "update ''"])
    host.turn { search.isActive = true }
    try host.settle()
    host.press(.keyboardEscape)
    try host.settle()
    #expect(
      recorder.take() == ["didPresent", "willDismiss", "shouldEnd", "end", "didDismiss"])
  }

  @Test("R23.106 Results appear while there is text, or as the program says, balanced")
  func results() throws {
    let stage = try Stage()
    let (host, search) = (stage.host, stage.search)
    let results = try #require(stage.results)
    host.turn { search.isActive = true }
    try host.settle()
    #expect(results.take() == [] && results.viewIfLoaded?.window == nil)
    host.type("a")
    try host.settle()
    #expect(results.take() == ["willAppear", "didAppear"] && results.view.window != nil)
    #expect(search.showsSearchResultsController)
    host.press(.keyboardDeleteOrBackspace)
    try host.settle()
    #expect(results.take() == ["willDisappear", "didDisappear"])
    host.turn { search.showsSearchResultsController = true }
    try host.settle()
    #expect(results.take() == ["willAppear", "didAppear"])
    #expect(!search.automaticallyShowsSearchResultsController)
    host.turn { stage.navigation.pushViewController(UIViewController(), animated: true) }
    try host.settle()
    #expect(results.take() == ["willDisappear", "didDisappear"] && search.isActive)
    host.turn { stage.navigation.popViewController(animated: true) }
    try host.settle()
    #expect(results.take() == ["willAppear", "didAppear"])
    host.turn { search.isActive = false }
    try host.settle()
    #expect(results.take() == ["willDisappear", "didDisappear"] && results.parent == nil)
  }

  @Test("R23.107 The bar is below the row, takes its place while active, and may be at its end")
  func placement() throws {
    let stage = try Stage()
    let (host, search, bar) = (stage.host, stage.search, stage.navigation.navigationBar)
    #expect(bar.frame.height == 95)
    #expect(search.searchBar.convert(search.searchBar.bounds, to: bar).minY == 44)
    #expect(search.searchBarPlacement == .stacked)
    #expect(stage.root.view.safeAreaInsets.top == 95)
    host.turn { search.isActive = true }
    try host.settle()
    #expect(bar.frame.height == 51 && stage.root.view.safeAreaInsets.top == 51)
    search.searchBar.scopeButtonTitles = ["One", "Two"]
    try host.settle()
    #expect(bar.frame.height == 91)
    host.turn { search.isActive = false }
    try host.settle()
    #expect(bar.frame.height == 95)
    search.hidesNavigationBarDuringPresentation = false
    host.turn { search.isActive = true }
    try host.settle()
    #expect(bar.frame.height == 135)
    host.turn { search.isActive = false }
    try host.settle()

    stage.root.navigationItem.preferredSearchBarPlacement = .inline
    try host.settle()
    #expect(bar.frame.height == 95 && search.searchBarPlacement == .stacked)
    try host.resize(to: CGSize(width: 1000, height: 700))
    try host.settle()
    #expect(bar.frame.height == 44 && search.searchBarPlacement == .inline)
    #expect(search.searchBar.convert(search.searchBar.bounds, to: bar).maxX == 980)
  }

  @Test("R23.108 Content that scrolls hides the bar before the large title, unless it stays")
  func scrolling() throws {
    let stage = try Stage()
    let (host, bar) = (stage.host, stage.navigation.navigationBar)
    let scrollView = UIScrollView(frame: stage.root.view.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    stage.root.view.addSubview(scrollView)
    stage.root.setContentScrollView(scrollView, for: .top)
    bar.prefersLargeTitles = true
    try host.settle()
    #expect(bar.frame.height == 147)
    let top = -scrollView.adjustedContentInset.top
    func height(at distance: CGFloat) throws -> [CGFloat] {
      host.turn { scrollView.contentOffset.y = top + distance }
      try host.settle()
      return [bar.frame.height, stage.search.searchBar.frame.height]
    }
    #expect(try height(at: 0) == [147, 51])
    #expect(try height(at: 30) == [117, 21])
    #expect(try height(at: 80) == [67, 0])
    #expect(try height(at: 500) == [44, 0])
    stage.root.navigationItem.hidesSearchBarWhenScrolling = false
    try host.settle()
    #expect(try height(at: 500) == [95, 51])
  }

  @Test("R23.109 Without results of its own what is searched stays usable, or is dimmed")
  func withoutResults() throws {
    let stage = try Stage(results: nil)
    let (host, search) = (stage.host, stage.search)
    var taps = 0
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.root.view.addSubview(button)
    host.turn { search.isActive = true }
    try host.settle()
    host.tap(at: CGPoint(x: 150, y: 320))
    #expect(taps == 1 && search.isActive)
    search.obscuresBackgroundDuringPresentation = true
    host.commit()
    host.tap(at: CGPoint(x: 150, y: 320))
    try host.settle()
    #expect(taps == 1 && !search.isActive)
  }

  @Test("R23.110 A search that ends, or whose bar moves to another item, inside of callbacks")
  func hostile() throws {
    let stage = try Stage()
    let (host, search, recorder) = (stage.host, stage.search, stage.recorder)
    recorder.onEntry = { [unowned search] in if $0 == "willPresent" { search.isActive = false } }
    host.turn { search.isActive = true }
    try host.settle()
    #expect(recorder.take() == ["willPresent", "willDismiss", "didDismiss"] && !search.isActive)
    recorder.onEntry = { [unowned search] in if $0 == "willDismiss" { search.isActive = true } }
    host.turn { search.isActive = true }
    try host.settle()
    host.turn { search.isActive = false }
    try host.settle()
    recorder.onEntry = { _ in }
    #expect(!search.isActive && search.parent == nil)

    let other = UIViewController()
    other.navigationItem.searchController = search
    host.turn { stage.navigation.pushViewController(other, animated: true) }
    try host.settle()
    host.turn { search.isActive = true }
    try host.settle()
    #expect(search.parent === other && search.searchBar.window != nil)
    host.turn { stage.navigation.popViewController(animated: true) }
    try host.settle()
    #expect(search.searchBar.window != nil)
    host.turn { search.isActive = false }
    try host.settle()
    host.turn { search.isActive = true }
    try host.settle()
    #expect(search.parent === stage.root)
    host.turn { stage.root.navigationItem.searchController = nil }
    try host.settle()
    #expect(search.searchBar.window == nil && stage.navigation.navigationBar.frame.height == 44)
  }

  @Test("R23.111 A search controller and its results are released after a search")
  func release() throws {
    weak var search: UISearchController?
    weak var results: UIViewController?
    do {
      let stage = try Stage()
      (search, results) = (stage.search, stage.results)
      stage.host.turn { stage.search.isActive = true }
      stage.host.type("a")
      try stage.host.settle()
      stage.root.navigationItem.searchController = nil
      stage.host.turn { stage.search.isActive = false }
      try stage.host.settle()
      stage.host.show(UIViewController())
      try stage.host.settle()
    }
    #expect(search == nil && results == nil)
  }

  @Test("R23.112 What the program presents has the bar itself, and is silent")
  func presented() throws {
    let stage = try Stage()
    let (host, search) = (stage.host, stage.search)
    stage.root.navigationItem.searchController = nil
    try host.settle()
    search.modalPresentationStyle = .fullScreen
    stage.root.present(search, animated: true)
    try host.settle()
    #expect(search.isActive && search.searchBar.isFirstResponder)
    #expect(search.searchBar.superview === search.view)
    host.type("a")
    try host.tap(search.searchBar.cancelButton)
    try host.settle()
    #expect(stage.root.presentedViewController == nil && !search.isActive)
    #expect(!stage.recorder.log.contains("willPresent"))
    #expect(!stage.recorder.log.contains("willDismiss"))
  }
}
