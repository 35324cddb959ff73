import NestKit
import OpenUIKit

/// The same five lines for each container, as its page shows them: it is made and shown, what moves
/// is observed, a child is shown with an animation, and what is returned removes it again.
enum ContainerListings {
  static let all = [stack, placeholder, wizard, tabs, modal, pages, split]

  static func stack(
    in window: UIWindow, _ first: UIViewController, _ second: UIViewController,
    _ bar: UIProgressView
  ) -> () -> Void {
    let stack = StackController(rootViewController: first)
    window.rootViewController = stack
    stack.observeProgress { bar.progress = Float($0.fraction) }
    stack.push(second)
    return { _ = stack.pop() }
  }

  static func placeholder(
    in window: UIWindow, _ first: UIViewController, _ second: UIViewController,
    _ bar: UIProgressView
  ) -> () -> Void {
    let placeholder = PlaceholderViewController()
    window.rootViewController = placeholder
    placeholder.observeProgress { bar.progress = Float($0.fraction) }
    placeholder.setViewController(second, transition: .crossDissolve)
    return { _ = placeholder.setViewController(nil) }
  }

  static func wizard(
    in window: UIWindow, _ first: UIViewController, _ second: UIViewController,
    _ bar: UIProgressView
  ) -> () -> Void {
    let wizard = WizardViewController(pages: [first, second])
    window.rootViewController = wizard
    wizard.observeProgress { bar.progress = Float($0.fraction) }
    wizard.selectNext()
    return { _ = wizard.selectPrevious() }
  }

  static func tabs(
    in window: UIWindow, _ first: UIViewController, _ second: UIViewController,
    _ bar: UIProgressView
  ) -> () -> Void {
    let tabs = TabsViewController(viewControllers: [first, second])
    window.rootViewController = tabs
    tabs.observeProgress { bar.progress = Float($0.fraction) }
    tabs.select(second)
    return { _ = tabs.remove(second) }
  }

  static func modal(
    in window: UIWindow, _ first: UIViewController, _ second: UIViewController,
    _ bar: UIProgressView
  ) -> () -> Void {
    let modal = ModalContainerViewController(contentViewController: first)
    window.rootViewController = modal
    modal.observeProgress { bar.progress = Float($0.fraction) }
    modal.presentModal(second)
    return { _ = modal.dismissModal() }
  }

  static func pages(
    in window: UIWindow, _ first: UIViewController, _ second: UIViewController,
    _ bar: UIProgressView
  ) -> () -> Void {
    let pages = PagesViewController(viewControllers: [first, second])
    window.rootViewController = pages
    pages.observeProgress { bar.progress = Float($0.fraction) }
    pages.select(second)
    return { _ = pages.remove(second) }
  }

  static func split(
    in window: UIWindow, _ first: UIViewController, _ second: UIViewController,
    _ bar: UIProgressView
  ) -> () -> Void {
    let split = SplitContainerViewController(columns: [SplitColumn(), SplitColumn()])
    window.rootViewController = split
    split.observeProgress { bar.progress = Float($0.fraction) }
    split.setViewController(second, at: 1, transition: .crossDissolve)
    return { _ = split.setViewController(nil, at: 1) }
  }
}
