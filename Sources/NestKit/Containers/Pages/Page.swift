/// A page that is a child of the container.
final class Page {
  let content: ContainerContent
  /// The view that the child fills, in the content of the scroll view.
  let view = UIView()
  /// Whether its last appearance transition takes time.
  var isAnimated = false

  init(_ content: ContainerContent) {
    self.content = content
    view.clipsToBounds = true
  }

  deinit {}

  var viewController: UIViewController { content.viewController }
}

/// The orientation for which pages are shown.
nonisolated struct PageOrientation: Equatable {
  let isLandscape: Bool
  /// Seconds in which the pages in sight are exchanged; `nil` for at once.
  let duration: TimeInterval?
}

/// Where pages come from.
package enum PageSource {
  case list([UIViewController])
  /// The data source of the container.
  case dataSource
}

/// A request to the engine of the pages.
package enum PagesRequest {
  case select(Int, PageDirection)
  /// The pages are others; those that are given are taken instead of asking the source.
  case reload(PageSource, selecting: Int?, offered: [Int: UIViewController])
  /// The container turns to another page, which follows the one that is shown or precedes it.
  case turn(UIViewController, isForward: Bool, isByHand: Bool)
  /// Pages are exchanged for their controllers for the orientation of the interface.
  case exchangeClones

  var isReload: Bool {
    if case .reload = self { true } else { false }
  }
}
