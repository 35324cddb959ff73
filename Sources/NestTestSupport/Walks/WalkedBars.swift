import NestKit
import NestTesting
import OpenUIKit

/// A bar container around a stack, whose children are pushed and popped, whose content is
/// exchanged, and whose bars are hidden and shown, for random operations.
package final class WalkedBars: WalkedContainer {
  package static let kindCount = 6
  package static let windowSize = (width: 120, height: 240)
  private let container: BarContainerViewController
  private let make: () -> RecordingViewController
  private var content: Modelled<UIViewController?>
  private var titleCount = 0

  package init(make: @escaping () -> RecordingViewController) {
    self.make = make
    let stack = StackController(rootViewController: make())
    content = Modelled(stack)
    container = BarContainerViewController(contentViewController: stack)
    container.navigationBar.prefersLargeTitles = true
    container.bottomAccessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  deinit {}

  package var controller: UIViewController { container }
  private var stack: StackController? { container.contentViewController as? StackController }

  package var transitions: [ContainerTransition] {
    [container.transition, stack?.transition].compactMap { $0 }
  }

  package func change(_ kind: Int, _ argument: Int, animated: Bool) {
    switch kind {
    case 0:
      // Before the number: the stack calls its root, in whose callback the content may change.
      let new = argument == 0 ? nil : StackController(rootViewController: makeTitled())
      let number = content.request()
      container.setContentViewController(
        new, transition: walkTransitions[argument], animated: animated
      ).whenFinished { [unowned self] in if $0 == .done { content.set(new, by: number) } }
    case 1, 2:
      stack?.push(makeTitled(), transition: walkTransitions[argument], animated: animated)
    case 3:
      if argument < 3 { stack?.pop(animated: animated) } else { stack?.popToRoot() }
    case 4: hide(argument, animated: animated)
    default:
      stack?.topViewController?.navigationItem.title = "\(argument)"
      if argument > 3, let stack { stack.insert(makeTitled(), at: stack.count) }
    }
  }

  private func makeTitled() -> UIViewController {
    let child = make()
    titleCount += 1
    child.title = "Title \(titleCount)"
    child.navigationItem.largeTitleDisplayMode = titleCount % 3 == 0 ? .never : .automatic
    return child
  }

  private func hide(_ argument: Int, animated: Bool) {
    switch argument {
    case 0, 1:
      container.setNavigationBarHidden(!container.isNavigationBarHidden, animated: animated)
    case 2, 3: container.setToolbarHidden(!container.isToolbarHidden, animated: animated)
    default:
      container.setBottomAccessoryMinimized(
        !container.isBottomAccessoryMinimized, animated: animated)
    }
  }

  package func readUserChanges() {}

  package func readChildren() { content.set(container.contentViewController) }

  package var misplacement: String? {
    if container.contentViewController !== content.value { return "content: another one" }
    if let content = content.value, let misplacement = misplacement(of: content, in: container.view)
    {
      return misplacement
    }
    let bars = container.view.subviews.filter { $0 is UINavigationBar }
    if bars != [container.navigationBar] { return "navigation bars: \(bars)" }
    return itemFault
  }

  /// The fault where the bar shows otherwise than the children say; nil for nothing.
  private var itemFault: String? {
    let bar = container.navigationBar
    if bar.alpha != 1 || bar.transform != .identity { return "the bar has not come to rest" }
    guard let stack else { return bar.items?.isEmpty ?? true ? nil : "items without content" }
    // A stack whose children were taken is itself what is shown.
    let path = stack.viewControllers.isEmpty ? [stack] : stack.viewControllers.suffix(2)
    let shown = path.map { $0.navigationItem.title }
    let titles = (bar.items ?? []).map(\.title)
    if titles != Array(shown) { return "titles: \(titles), not \(shown)" }
    // Nobody lays out what is in no window.
    guard let top = stack.topViewController?.viewIfLoaded, top.window != nil else { return nil }
    let room = container.isNavigationBarHidden ? 0 : bar.bounds.height
    let inset = top.safeAreaInsets.top - container.view.safeAreaInsets.top
    return inset == room ? nil : "the safe area has \(inset) for a bar of \(room)"
  }
}
