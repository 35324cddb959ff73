import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Completion blocks of transactions in which transitions of view controllers are requested.
@Suite(.serialized) struct TransactionCompletionTests {
  /// A request of a transition.
  enum Request: String, CaseIterable, Sendable {
    case push, pop, set, present, dismiss, turnPage, showColumn, exchange
  }

  @Test(
    "R15.85 The completion block of a transaction runs after the animated transition, and at once after one that takes no time",
    arguments: Request.allCases, [true, false])
  func completion(request: Request, animated: Bool) throws {
    let host = try TestHost(size: CGSize(width: 800, height: 600))
    let log = Log()
    let make = try prepare(request, in: host, log)
    host.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        MainActor.assumeIsolated { log.lines.append("completed") }
      }
      make(animated)
      CATransaction.commit()
      log.lines.append("committed")
    }
    host.advance(by: 0.1)
    if animated { #expect(log.lines.last == "committed") }
    try host.settle()
    #expect(log.lines.filter { $0 == "completed" }.count == 1)
    if animated { #expect(log.lines.last == "completed") }
  }

  @Test("R15.85 A transition that is cancelled, or whose container is freed, ends its transaction")
  func cancelled() throws {
    for isFreed in [false, true] {
      let host = try TestHost(size: CGSize(width: 320, height: 480))
      let log = Log()
      var navigation: UINavigationController? = UINavigationController(
        rootViewController: UIViewController())
      host.show(try #require(navigation))
      host.turn {
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          MainActor.assumeIsolated { log.lines.append("completed") }
        }
        navigation?.pushViewController(UIViewController(), animated: true)
        CATransaction.commit()
      }
      host.advance(by: 0.1)
      if isFreed {
        navigation = nil
        host.turn { host.window.rootViewController = UIViewController() }
      } else {
        host.turn { _ = navigation?.popViewController(animated: false) }
      }
      try host.settle()
      #expect(log.lines == ["completed"])
    }
  }

  private final class Log {
    var lines: [String] = []
    deinit {}
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    deinit {}

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.lines.append("didShow") }
  }

  /// Shows what the request needs; returns the request.
  private func prepare(
    _ request: Request, in host: TestHost, _ log: Log
  ) throws -> (_ animated: Bool) -> Void {
    switch request {
    case .push, .pop, .set:
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      host.show(navigation)
      let delegate = Delegate(log)
      navigation.delegate = delegate
      return { animated in
        extendLifetime(delegate)
        switch request {
        case .push: navigation.pushViewController(UIViewController(), animated: animated)
        case .pop: navigation.popViewController(animated: animated)
        default: navigation.setViewControllers([UIViewController()], animated: animated)
        }
      }
    case .present, .dismiss:
      let (root, other) = (UIViewController(), UIViewController())
      host.show(root)
      if request == .present { return { root.present(other, animated: $0) } }
      host.turn { root.present(other, animated: false) }
      return { root.dismiss(animated: $0) }
    case .turnPage:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      host.show(pages)
      return { pages.setViewControllers([UIViewController()], direction: .forward, animated: $0) }
    case .showColumn:
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .secondaryOnly
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      host.show(split)
      return { animated in
        if animated {
          split.show(.primary)
        } else {
          UIView.performWithoutAnimation { split.show(.primary) }
        }
      }
    case .exchange:
      let (parent, old, new) = (UIViewController(), UIViewController(), UIViewController())
      for child in [old, new] { parent.addChild(child) }
      parent.view.addSubview(old.view)
      host.show(parent)
      return { animated in
        parent.transition(
          from: old, to: new, duration: animated ? 0.3 : 0, options: .transitionCrossDissolve,
          animations: nil)
      }
    }
  }
}
