#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A child that is replaced by another controller where the interface has the other orientation.
///
/// Containers of NestKit ask their children whose views are in the tree when the interface rotates, and
/// when they appear. The two controllers are exchanged during the rotation, by a cross-dissolve that
/// takes as long; the new one has the transition and the position in the list of the former one.
///
/// ```swift
/// final class ChartViewController: UIViewController, OrientationCloning {
///   func viewController(forLandscape isLandscape: Bool) -> UIViewController? {
///     isLandscape ? WideChartViewController(chart) : nil
///   }
/// }
/// ```
///
/// The other controller conforms too, so that the way back is the same. The fixed root of a stack is
/// never replaced.
public protocol OrientationCloning: UIViewController {
  /// The controller for an orientation.
  ///
  /// - Parameter isLandscape: Whether the interface is going to be wider than high.
  /// - Returns: A controller without a parent; `nil` if this one is for that orientation itself.
  func viewController(forLandscape isLandscape: Bool) -> UIViewController?
}

extension UIViewController {
  /// The controller that stands for this one in an orientation; `nil` if it is this one.
  func clone(forLandscape isLandscape: Bool) -> UIViewController? {
    guard let child = self as? any OrientationCloning,
      let clone = child.viewController(forLandscape: isLandscape), clone !== self
    else { return nil }
    return clone
  }
}

extension ContainerViewController {
  /// Exchanges the children that have another controller for the orientation that the interface has.
  func exchangeClonesForPresentOrientation() {
    guard let orientation = viewIfLoaded?.window?.windowScene?.interfaceOrientation,
      orientation.isPortrait || orientation.isLandscape
    else { return }
    exchangeClones(forLandscape: orientation.isLandscape, duration: nil)
  }

  func exchangeClones(
    in stack: ContainerStack, _ isLandscape: Bool, _ duration: TimeInterval?
  ) {
    var exchanged: [(former: ContainerContent, new: UIViewController)] = []
    for former in stack.visibleContents {
      guard let child = former.viewController as? any OrientationCloning,
        let new = child.viewController(forLandscape: isLandscape), new !== child
      else { continue }
      exchanged.append((former, new))
    }
    guard !exchanged.isEmpty else { return }
    var list = stack.viewControllers
    for (former, new) in exchanged {
      guard let index = list.lastIndex(of: former.viewController) else { continue }
      list[index] = new
    }
    for (former, new) in exchanged {
      willExchange(former.viewController, with: new)
      stack.queue.routeObserver?.childWillBeExchanged(former.viewController, for: new)
    }
    let hasBackground = stack.topContent?.transition.backgroundOpacity != nil
    let operation = stack.setViewControllers(
      list, transition: hasBackground ? .crossDissolve.leavingCoveredInPlace : .crossDissolve,
      duration: duration, animated: duration != nil)
    operation.whenFinished { [weak stack] in
      guard $0 == .done else {
        for (former, new) in exchanged {
          stack?.queue.routeObserver?.childWillBeExchanged(new, for: former.viewController)
        }
        return
      }
      for (former, new) in exchanged {
        stack?.content(of: new)?.setTransition(former.transition, duration: former.duration)
      }
    }
  }
}

extension ContainerStack {
  /// The children that are asked about orientations: the topmost, as many as the capacity says, except
  /// for a fixed root.
  fileprivate var visibleContents: [ContainerContent] {
    let members = machine.members.suffix(configuration.capacity)
    let isRoot = configuration.hasFixedRoot ? machine.members.first : nil
    return members.filter { $0 != isRoot }.compactMap { contents[$0] }
  }
}
