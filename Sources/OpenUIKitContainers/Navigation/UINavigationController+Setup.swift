import AppearanceOrders
import NestKit
import OpenUIKit

extension UINavigationController {
  static var configuration: ContainerStack.Configuration {
    var configuration = ContainerStack.Configuration(capacity: 1)
    configuration.callbacks.order = .pop
    configuration.callbacks.sendsWillShowAfterAppearance = true
    configuration.callbacks.topJoinsWhenShown = true
    return configuration
  }

  func setUp() {
    containerWork = core
    core.whenTaken { [zeroingLink] in zeroingLink.target?.childWasTaken($0) }
    definesPresentationContext = true
    stack.makeSubstitute = { [zeroingLink] in zeroingLink.target?.makeAnimatorPlayer(for: $0) }
    // Fidelity: a subclass that is a delegate of bars is that of its own bar. [known]
    bars.makeBarDelegate = { [zeroingLink] in zeroingLink.target as? any UINavigationBarDelegate }
    bars.onBack = { [zeroingLink] in zeroingLink.target?.popByUser(to: $0) }
    bars.onChange = { [zeroingLink] in zeroingLink.target?.barsDidChange() }
    bars.onScrollViewChange = { [zeroingLink] in
      zeroingLink.target?.barItemsDidChange(.contentScrollView)
    }
  }

  /// The children are below the bars.
  func setUpView() {
    region.frame = view.bounds
    region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(region)
    bars.add(to: view)
    stack.region = region
    for recognizer in [
      drag.recognizer, contentDrag.recognizer, barHiding.tapRecognizer, barHiding.swipeRecognizer,
    ] { view.addGestureRecognizer(recognizer) }
  }
}
