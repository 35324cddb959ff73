import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// A state of UIKit's containers that is saved while something moves is that of its end: where the
/// program leads it, and where a finger would leave it.
@Suite(.serialized) struct SaveDuringTransitionTests {
  private enum Kind: CaseIterable {
    case pop, push, tabs, scrolledPage, curledPage, column
  }

  private enum Moment: CaseIterable {
    case byProgram, drivenBefore, drivenBeyond, returned

    var leadsOn: Bool { self == .byProgram || self == .drivenBeyond }
  }

  /// A container in a window, a change of it by the program, and the path of a finger that makes
  /// the same change.
  private final class Fixture: NSObject, UIPageViewControllerDataSource, UITabBarControllerDelegate
  {
    let host: TestHost
    let container: UIViewController
    private(set) var change: () -> Void = {}
    private(set) var finger: (start: CGPoint, distance: CGFloat)?
    private let (a, b) = (UIViewController(), UIViewController())
    private(set) var interactor: UIPercentDrivenInteractiveTransition?
    private let isDriven: Bool

    init(_ kind: Kind, isDriven: Bool) throws {
      let size = kind == .column ? SplitFixture.portrait : CGSize(width: 320, height: 480)
      host = try TestHost(size: size)
      self.isDriven = isDriven
      (a.restorationIdentifier, b.restorationIdentifier) = ("A", "B")
      switch kind {
      case .pop, .push: container = UINavigationController(rootViewController: a)
      case .tabs: container = UITabBarController()
      case .scrolledPage:
        container = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
      case .curledPage:
        container = UIPageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal)
      case .column: container = UISplitViewController(style: .doubleColumn)
      }
      super.init()
      setUp(kind)
      host.show(container)
    }

    deinit {}

    private func setUp(_ kind: Kind) {
      switch container {
      case let navigation as UINavigationController where kind == .pop:
        navigation.pushViewController(b, animated: false)
        change = { navigation.popViewController(animated: true) }
        finger = (CGPoint(x: 4, y: 300), 320)
      case let navigation as UINavigationController:
        change = { [b] in navigation.pushViewController(b, animated: true) }
      case let tabs as UITabBarController:
        tabs.viewControllers = [a, b]
        tabs.delegate = self
        change = { tabs.selectedIndex = 1 }
      case let pages as UIPageViewController:
        pages.dataSource = self
        pages.setViewControllers([a], direction: .forward, animated: false)
        change = { [b] in pages.setViewControllers([b], direction: .forward, animated: true) }
        finger = (CGPoint(x: 310, y: 240), -320)
      case let split as UISplitViewController:
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        change = { split.show(.primary) }
        finger = (CGPoint(x: 2, y: 500), 320)
      default: break
      }
    }

    func state() throws -> NestState {
      try #require(SavedState(ofContainer: container)).state
    }

    // MARK: By hand

    /// Moves the change to a fraction: by a finger, or by the interaction controller of a delegate.
    ///
    /// - Returns: A closure that releases it; `nil` where no finger makes this change.
    func drive(_ fraction: CGFloat) -> ((_ completes: Bool) -> Void)? {
      if let finger { return drive(fraction, finger) }
      guard container is UITabBarController else { return nil }
      host.turn(change)
      host.turn { interactor?.update(fraction) }
      return { [self] completes in
        host.turn { if completes { interactor?.finish() } else { interactor?.cancel() } }
      }
    }

    private func drive(
      _ fraction: CGFloat, _ finger: (start: CGPoint, distance: CGFloat)
    ) -> (Bool) -> Void {
      let end = CGPoint(x: finger.start.x + finger.distance * fraction, y: finger.start.y)
      host.putDown(0, at: finger.start)
      for step in 1...8 {
        host.advance(by: 1.0 / 60)
        let x = finger.start.x + (end.x - finger.start.x) * CGFloat(step) / 8
        host.move(0, to: CGPoint(x: x, y: end.y))
      }
      host.advance(by: 0.3)
      host.move(0, to: end)
      host.advance(by: 0.3)
      return { [host] _ in host.lift(0, at: end) }
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      guard isDriven else { return nil }
      let made = UIPercentDrivenInteractiveTransition()
      interactor = made
      return made
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === a ? b : nil }
  }

  /// Fades in what appears.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    deinit {}

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.4) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test(
    "R5.4 R15.2 A save in the middle of a change is that of its end, in UIKit's containers too")
  func everyContainer() throws {
    for kind in Kind.allCases {
      for moment in Moment.allCases {
        let fixture = try Fixture(kind, isDriven: moment != .byProgram)
        let before = try fixture.state()
        var release: ((Bool) -> Void)? = { _ in }
        if moment == .byProgram {
          fixture.host.turn(fixture.change)
          fixture.host.advance(by: 0.1)
        } else {
          release = fixture.drive(moment == .drivenBeyond ? 0.75 : 0.3)
        }
        // No finger pushes.
        guard let release else { continue }
        if moment == .returned {
          release(false)
          fixture.host.advance(by: 1.0 / 60)
        }

        let saved = try fixture.state()
        if kind == .column {
          struct Facts: Decodable { var displayMode: Int? }
          let facts = try saved.facts.decode(as: Facts.self)
          let isOver = UISplitViewController.DisplayMode.oneOverSecondary.rawValue
          #expect((facts.displayMode == isOver) == moment.leadsOn, "\(moment)")
        } else {
          #expect((saved == before) == !moment.leadsOn, "\(kind) \(moment)")
        }

        if moment != .returned { release(moment.leadsOn) }
        try fixture.host.settle()
        #expect(try fixture.state() == saved, "\(kind) \(moment)")
      }
    }
  }
}
