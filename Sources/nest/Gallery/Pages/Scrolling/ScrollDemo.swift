import OpenUIKit

/// A demonstration on the page of scrolling.
enum ScrollDemo: Hashable, CaseIterable {
  case list, pages, zoom, nested, sheet

  /// The label of the chip.
  var label: String {
    switch self {
    case .list: "List"
    case .pages: "Pages"
    case .zoom: "Zoom"
    case .nested: "Nested"
    case .sheet: "Sheet"
    }
  }

  /// A few words on how to try it.
  var hint: String {
    switch self {
    case .list: "Pull down to refresh"
    case .pages: "Swipe, or use the dots"
    case .zoom: "Pinch, or tap twice"
    case .nested: "Both directions"
    case .sheet: "Present, then pull"
    }
  }

  /// The controller that shows it.
  @MainActor
  func makeController() -> ScrollDemoViewController {
    switch self {
    case .list, .sheet: ListDemoViewController()
    case .pages: PagesDemoViewController()
    case .zoom: ZoomDemoViewController()
    case .nested: NestedDemoViewController()
    }
  }
}

/// How the content of the page of scrolling scrolls.
enum ScrollOption: Hashable, CaseIterable {
  case bounce, indicators, fast

  /// The label of the chip.
  var label: String {
    switch self {
    case .bounce: "Bounce"
    case .indicators: "Indicators"
    case .fast: "Stops fast"
    }
  }
}
