#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

// Pages that are replaced by their controllers for the other orientation.

extension PagesEngine {
  /// The interface has another orientation, or is going to have it. While something moves the content, or
  /// the container appears or disappears, this waits.
  ///
  /// - Parameter duration: Seconds for the cross-dissolve of the pages in sight; `nil` for none.
  func exchangeClones(forLandscape isLandscape: Bool, duration: TimeInterval?) {
    guard orientation?.isLandscape != isLandscape else { return }
    orientation = PageOrientation(isLandscape: isLandscape, duration: duration)
    request(.orientation)
  }

  /// The controller for the present orientation: another one, or the given one.
  func oriented(_ controller: UIViewController) -> UIViewController {
    if let page = pages.values.first(where: { $0.origin === controller }) {
      return page.viewController
    }
    guard let clone = clone(of: controller) else { return controller }
    origins[ObjectIdentifier(clone)] = controller
    return clone
  }

  private func clone(of controller: UIViewController) -> UIViewController? {
    guard let orientation, let controller = controller as? any OrientationCloning,
      let clone = controller.viewController(forLandscape: orientation.isLandscape),
      clone !== controller
    else { return nil }
    return clone
  }

  /// The list has a controller at an index.
  func list(_ controller: UIViewController, at index: Int) {
    guard case .list(var list) = source, list[index] !== controller else { return }
    list[index] = controller
    source = .list(list)
  }

  // MARK: Exchanging

  /// Exchanges the pages that are loaded; those in sight by a cross-dissolve.
  func exchangePages() {
    finishExchange()
    let duration = visibility == .appeared ? orientation?.duration : nil
    let isAnimated = duration != nil && UIView.areAnimationsEnabled && host.window != nil
    for page in sortedPages where !isLost(page) {
      guard let clone = clone(of: page.viewController) else { continue }
      if let misuse = Misuse.ofAdding(clone, to: owner) {
        Misuse.report(misuse)
      } else {
        exchange(page, for: clone, animated: isAnimated)
      }
    }
    guard let duration, isAnimated else { return finishExchange() }
    dissolve(in: duration)
  }

  private func exchange(_ page: Page, for clone: UIViewController, animated: Bool) {
    routeObserver?.childWillBeExchanged(page.viewController, for: clone)
    page.content.willMoveFromContainer()
    let arriving = join(clone, index: page.index, slot: page.slot)
    arriving.origin = page.origin ?? page.viewController
    insert(arriving)
    arriving.isArriving = true
    leaving.append(page)
    guard page.content.appearance != .disappeared else { return }
    begin(page, appearing: false, animated: animated)
    begin(arriving, appearing: true, animated: animated)
  }

  private func dissolve(in duration: TimeInterval) {
    guard !leaving.isEmpty else { return }
    let arriving = arrivingPages
    let disappearing = leaving
    UIView.performWithoutAnimation { for page in arriving { page.view.alpha = 0 } }
    exchangeCount += 1
    let count = exchangeCount
    UIView.animate(withDuration: duration) {
      for page in arriving { page.view.alpha = 1 }
      for page in disappearing { page.view.alpha = 0 }
    } completion: { [weak self] _ in
      if let self, count == exchangeCount { request(.exchanged) }
    }
  }

  private var arrivingPages: [Page] { sortedPages.filter(\.isArriving) }

  /// Ends the exchange that runs, at once.
  func finishExchange() {
    guard !leaving.isEmpty else { return }
    let (former, arrived) = (leaving, arrivingPages)
    leaving = []
    // Frames are final, and `viewIsAppearing` has been called, before `viewDidAppear`.
    owner.viewIfLoaded?.layoutIfNeeded()
    for page in former { end(page) }
    for page in arrived {
      page.isArriving = false
      page.view.layer.removeAllAnimations()
      end(page)
    }
    for page in former {
      page.content.removeFromContainer()
      page.view.removeFromSuperview()
    }
    for page in arrived { page.content.didMoveToContainer() }
  }
}
