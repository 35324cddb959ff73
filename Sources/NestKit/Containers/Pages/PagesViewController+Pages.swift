extension PagesViewController {
  // MARK: Pages

  /// The number of pages.
  public var numberOfPages: Int { engine.machine.strip.count }

  /// The controllers of the list, but for those that another container has by now; empty where a
  /// data source makes the pages. Costs the number of controllers.
  public var viewControllers: [UIViewController] {
    engine.listedViewControllers
  }

  /// The controller of a page; `nil` if there is none, or if its data source has not been asked for
  /// it.
  public func viewController(at index: Int) -> UIViewController? {
    engine.viewController(at: index)
  }

  /// The index of a page of the list, or of one of the data source that is loaded.
  func index(of viewController: UIViewController) -> Int? {
    if case .list(let list) = engine.source { return list.firstIndex { $0 === viewController } }
    return engine.machine.sortedPages.first {
      engine.pages[$0.member]?.viewController === viewController
    }?.index
  }

  /// The pages that have appeared or are appearing, in the order in which they stand.
  public var visibleViewControllers: [UIViewController] { engine.visibleViewControllers }

  // MARK: Other pages

  /// Makes the list another one, at once. Pages that stay are left alone. There is no data source
  /// from then on.
  ///
  /// While something moves the content this waits. Of two lists that wait one after the other the
  /// last one counts. Costs the number of controllers.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages, each of them once.
  ///   - index: The selected page. Default: the one that is selected now if it stays, else the one
  ///     at its index, or the last one.
  @discardableResult
  public func setViewControllers(
    _ viewControllers: [UIViewController], selecting index: Int? = nil
  ) -> ContainerOperation {
    engine.request(.reload(.list(viewControllers), selecting: index, offered: [:]), animated: false)
  }

  /// Asks the data source for the number of pages again, and for those that are in sight. A
  /// controller that it returns again stays, also at another index.
  ///
  /// While something moves the content this waits. Refused, with nothing changed, where the data
  /// source returns what cannot be shown.
  ///
  /// - Parameter index: The selected page. Default: the index that is selected now, or the last
  ///   one.
  @discardableResult
  public func reloadData(selecting index: Int? = nil) -> ContainerOperation {
    engine.request(.reload(.dataSource, selecting: index, offered: [:]), animated: false)
  }

  // MARK: Policies

  /// Whether something moves the content: the user, or the program.
  public var isMoving: Bool { engine.isMoving }

  /// The policy for an operation that is requested while the content moves. Default: the operation
  /// waits. It waits for a finger in any case.
  public var conflictPolicy: TransitionConflictPolicy {
    get { engine.queue.conflictPolicy }
    set { engine.queue.conflictPolicy = newValue }
  }

  /// Whether the user scrolls, by a finger, a wheel or keys. Default: yes. Switching it off ends a
  /// drag.
  public var isScrollEnabled: Bool {
    get { engine.scrollView.isScrollEnabled }
    set { engine.scrollView.isScrollEnabled = newValue }
  }

  /// Whether keys scroll, where the user scrolls. Default: yes.
  ///
  /// Arrows and, for vertical pages, Page Up, Page Down and the space key go by pages; without
  /// paging as in every scroll view. Arrows with command, Home and End select the first or the last
  /// page, which is all that keys do on tvOS.
  public var areKeysEnabled: Bool {
    get { engine.scrollView.areKeysEnabled }
    set { engine.scrollView.areKeysEnabled = newValue }
  }

  /// Whether the content moves beyond the first and the last page and returns. Default: yes.
  public var bounces: Bool {
    get { engine.scrollView.bounces }
    set { engine.scrollView.bounces = newValue }
  }

  /// How fast content slows down that rests anywhere. Default: as in other scroll views.
  public var decelerationRate: UIScrollView.DecelerationRate {
    get { engine.scrollView.decelerationRate }
    set { engine.scrollView.decelerationRate = newValue }
  }

  /// The recognizer of drags, for other recognizers that wait for it. Do not change its delegate.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    engine.scrollView.panGestureRecognizer
  }
}
