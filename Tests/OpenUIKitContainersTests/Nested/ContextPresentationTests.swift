import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Presentations of a child in its own context, while its container shows something else.
@Suite(.serialized) struct ContextPresentationTests {
  /// Containers that show another child in place of one, and that one again.
  enum Kind: String, CaseIterable, Sendable { case tabBar, navigation, tabs, stack, pages }

  @Test(
    "R15.86 What is presented over a context leaves and returns with the child that presents it",
    arguments: Kind.allCases, [true, false])
  func returns(kind: Kind, animated: Bool) throws {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      let host = try TestHost(size: CGSize(width: 320, height: 480))
      let recorder = LifecycleRecorder()
      let watch = ContractWatch(recorder, in: host.window, .collects)
      let page = RecordingViewController("page", recorder: recorder)
      let other = RecordingViewController("other", recorder: recorder)
      let modal = RecordingViewController("modal", recorder: recorder)
      page.definesPresentationContext = true
      modal.modalPresentationStyle = style
      let change = show(kind, page, other, in: host)
      host.turn { page.present(modal, animated: false) }
      #expect(sees(modal, in: host))

      for _ in 1...2 {
        change(true, animated)
        try host.settle()
        #expect(!sees(modal, in: host) && sees(other, in: host))
        #expect(page.presentedViewController === modal)
        change(false, animated)
        try host.settle()
        #expect(sees(modal, in: host) && page.presentedViewController === modal)
        #expect(modal.view.convert(modal.view.bounds, to: nil) == host.window.bounds)
      }
      try host.resize(to: CGSize(width: 480, height: 320))
      #expect(modal.view.convert(modal.view.bounds, to: nil) == host.window.bounds)
      host.turn { page.dismiss(animated: animated) }
      try host.settle()
      #expect(sees(page, in: host) && page.presentedViewController == nil)
      watch.finish()
      // Of an animated dismissal in a context the parent of the presenter has no coordinator.
      if !animated { #expect(watch.breach == nil, "\(style.rawValue)") }
    }
  }

  @Test("R15.86 One that is dismissed while its child is not shown is not there when that returns")
  func dismissedMeanwhile() throws {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      let host = try TestHost(size: CGSize(width: 320, height: 480))
      let (page, other, modal) = (UIViewController(), UIViewController(), UIViewController())
      page.definesPresentationContext = true
      modal.modalPresentationStyle = style
      let change = show(.tabBar, page, other, in: host)
      host.turn { page.present(modal, animated: false) }
      change(true, false)
      host.turn { page.dismiss(animated: false) }
      try host.settle()
      #expect(page.presentedViewController == nil && page.view.window == nil)
      #expect(sees(other, in: host))
      change(false, false)
      #expect(sees(page, in: host) && modal.view.window == nil)
    }
  }

  @Test(
    "R6.6 UIKit 6.3 What presents is informed of a new size though its view is removed, with its visible children",
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext, .overFullScreen])
  func sizeBelow(style: UIModalPresentationStyle) throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let (below, page, above) = (SizedController(), SizedController(), SizedController())
    let navigation = UINavigationController(rootViewController: below)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, SizedController()]
    host.show(tabs)
    host.turn { navigation.pushViewController(page, animated: false) }
    above.modalPresentationStyle = style
    host.turn { page.present(above, animated: true) }
    try host.settle()

    let size = CGSize(width: 480, height: 320)
    try host.resize(to: size)
    host.commit()
    #expect(above.sizes == [size] && page.sizes == [size] && below.sizes == [])

    host.turn { page.dismiss(animated: true) }
    try host.settle()
    #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(origin: .zero, size: size))
    #expect(page.sizes == [size])
  }

  private final class SizedController: UIViewController {
    var sizes: [CGSize] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      sizes.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }

    deinit {}
  }

  private func sees(_ controller: UIViewController, in host: TestHost) -> Bool {
    host.window.hitTest(CGPoint(x: 160, y: 200), with: nil)?.isDescendant(of: controller.view)
      == true
  }

  /// Shows a container with a page; returns what shows the other child, or the page again.
  private func show(
    _ kind: Kind, _ page: UIViewController, _ other: UIViewController, in host: TestHost
  ) -> (_ other: Bool, _ animated: Bool) -> Void {
    switch kind {
    case .tabBar:
      let tabs = UITabBarController()
      tabs.viewControllers = [page, other]
      host.show(tabs)
      return { showsOther, _ in host.turn { tabs.selectedIndex = showsOther ? 1 : 0 } }
    case .navigation:
      let navigation = UINavigationController(rootViewController: page)
      navigation.isNavigationBarHidden = true
      host.show(navigation)
      return { showsOther, animated in
        host.turn {
          if showsOther {
            navigation.pushViewController(other, animated: animated)
          } else {
            navigation.popViewController(animated: animated)
          }
        }
      }
    case .tabs:
      let tabs = TabsViewController(viewControllers: [page, other])
      host.show(tabs)
      return { showsOther, animated in
        host.turn { _ = tabs.selectViewController(at: showsOther ? 1 : 0, animated: animated) }
      }
    case .stack:
      let stack = StackController(rootViewController: page)
      host.show(stack)
      return { showsOther, animated in
        host.turn {
          _ = showsOther ? stack.push(other, animated: animated) : stack.pop(animated: animated)
        }
      }
    case .pages:
      let pages = PagesViewController(viewControllers: [page, other])
      host.show(pages)
      return { showsOther, animated in
        host.turn { _ = pages.selectViewController(at: showsOther ? 1 : 0, animated: animated) }
      }
    }
  }
}
