/// A container whose pages a ``PagesEngine`` shows.
package protocol PagesContainer: UIViewController {
  /// Where pages stand in a region.
  func makeLayout(in region: UIView) -> PageLayout
  /// Whether the first page follows the last one.
  var wraps: Bool { get }
  /// How many pages are loaded on each side of those that are in sight.
  var numberOfPreloadedPages: Int { get }
  /// Makes the pages that are in no list; `nil` without a data source.
  var pageMaker: PageMaker? { get }
  /// The slots to which a finger may begin to turn, where pages are turned.
  var openSlots: ClosedRange<Int> { get }

  /// Whether a finger or a wheel may begin to scroll now.
  func shouldScroll() -> Bool
  /// Whether there may be a page in the direction of a finger. Where pages are turned, this is
  /// where the container finds out that there is none.
  func mayFollow(_ direction: DragDirection) -> Bool
  /// A finger or a wheel begins to scroll. Where pages are turned, this is where the container
  /// turns to another one.
  func dragWillBegin()
  /// Selects the first or the last page for the keys that scroll to an end.
  ///
  /// - Returns: Whether it is such a key.
  func selectEnd(for key: UIKey) -> Bool

  /// Another page is going to be selected.
  func willSelect(_ index: Int, animated: Bool)
  /// A page is selected.
  func didSelect(_ index: Int, animated: Bool)
  /// A page appears or disappears.
  func handle(_ event: ContainerEvent)
  /// The content has come to rest.
  func movementDidEnd()
}

/// The answers of a container that needs no other ones.
extension PagesContainer {
  package var wraps: Bool { false }
  package var numberOfPreloadedPages: Int { 0 }
  package var pageMaker: PageMaker? { nil }
  package var openSlots: ClosedRange<Int> { 0...0 }
  package func mayFollow(_ direction: DragDirection) -> Bool { true }
  package func dragWillBegin() {}
  package func selectEnd(for key: UIKey) -> Bool { false }
  package func willSelect(_ index: Int, animated: Bool) {}
  package func didSelect(_ index: Int, animated: Bool) {}
  package func handle(_ event: ContainerEvent) {}
}

/// The data source of a container of pages, which it does not keep alive.
package struct PageMaker {
  /// Whether the data source is still there.
  let exists: () -> Bool
  /// How many pages there are; `nil` once the data source is gone.
  let count: () -> Int?
  /// The controller of a page; `nil` once the data source is gone.
  let controller: (_ index: Int) -> UIViewController?
  /// Makes a controller inside a page that shows again what it has shown.
  let restored: (_ identifier: String, _ path: [String], _ index: Int) -> UIViewController?
}
