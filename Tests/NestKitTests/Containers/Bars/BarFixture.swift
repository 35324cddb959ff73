import NestKit
import NestTesting
import OpenUIKit

/// A bar container around a controller, in a window.
struct BarFixture {
  let host: TestHost
  let recorder = LifecycleRecorder()
  let container: BarContainerViewController

  init(
    _ content: UIViewController?, size: CGSize = CGSize(width: 320, height: 480),
    _ configure: (BarContainerViewController) -> Void = { _ in }
  ) throws {
    host = try TestHost(size: size)
    container = BarContainerViewController(contentViewController: content)
    configure(container)
    host.show(container)
  }

  /// A controller with a title.
  static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// A controller that scrolls, with a title.
  static func scrolling(_ title: String) -> UIViewController {
    let controller = titled(title)
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    controller.view = scrollView
    return controller
  }

  /// A stack of controllers with titles.
  static func stack(_ titles: String...) -> StackController {
    let stack = StackController(rootViewController: titled(titles[0]))
    for title in titles.dropFirst() { stack.push(titled(title), animated: false) }
    return stack
  }

  var bar: UINavigationBar { container.navigationBar }
  var titles: [String?] { (bar.items ?? []).map(\.title) }

  /// The navigation bars, the lowest first.
  var bars: [UINavigationBar] {
    container.view.subviews.compactMap { $0 as? UINavigationBar }
  }

  /// Where the bars are, and what is seen of them.
  var description: [String] {
    bars.map { bar in
      let items = (bar.items ?? []).map { $0.title ?? "-" }.joined(separator: " ")
      let frame = bar.presented.frame
      return "\(items) x \(Int(frame.minX.rounded())) alpha \(bar.presented.alpha)"
    }
  }
}

extension UIView {
  /// The frame and the alpha of the view in the last frame.
  fileprivate var presented: (frame: CGRect, alpha: CGFloat) {
    let layer = layer.presentation() ?? layer
    return (layer.frame, (CGFloat(layer.opacity) * 100).rounded() / 100)
  }
}
