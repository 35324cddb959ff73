#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A page that is a child of the container.
final class Page {
  let content: ContainerContent
  /// The view that the child fills, in the content of the scroll view.
  let view = UIView()
  var index: Int
  var slot: Int
  /// Whether its last appearance transition takes time.
  var isAnimated = false
  /// What the data source has returned, if the controller has taken its place because of the orientation. The
  /// data source may return it again as long as it keeps it.
  weak var origin: UIViewController?
  /// Whether it takes the place of another one that has not disappeared yet.
  var isArriving = false

  init(_ content: ContainerContent, index: Int, slot: Int) {
    self.content = content
    self.index = index
    self.slot = slot
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
enum PageSource {
  case list([UIViewController])
  /// The data source of the container.
  case dataSource
}

/// A request to the engine of the pages.
struct PagesRequest {
  enum Kind {
    case select(Int, PageDirection)
    /// The pages are others; those that are given are taken instead of asking the source.
    case reload(PageSource, selecting: Int?, offered: [Int: UIViewController])
  }

  let kind: Kind
  let isAnimated: Bool
  let operation: ContainerOperation

  var isReload: Bool {
    if case .reload = kind { true } else { false }
  }
}

/// What moves the content.
struct PagesMovement {
  /// A page to which the program scrolls.
  struct Selection {
    let operation: ContainerOperation
    let index: Int
    let slot: Int
    /// Where the page rests, and where the movement has begun.
    var way: CGFloat
    var start: CGFloat
  }

  /// The program's operation, also when a finger has taken its movement up.
  var selection: Selection?
  /// Whether a finger, a wheel or a key decides.
  var isByHand: Bool
  var tracking: PageTracking
  /// The slots that were in sight when it was followed last.
  var visible: ClosedRange<Int>?
  /// Where it comes to rest after a release.
  var releaseWay: CGFloat?
  /// Whether the delegate has received that another page is going to be selected.
  var isAnnounced = false
}
