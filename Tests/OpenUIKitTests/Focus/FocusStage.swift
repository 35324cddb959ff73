import NestTesting
import OpenUIKit

/// A controller that records the moves of the focus, and may refuse them.
final class FocusPage: UIViewController {
  var log: [String] = []
  var refuses = false
  var preferred: [any UIFocusEnvironment]?

  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferred ?? super.preferredFocusEnvironments
  }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !refuses }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    let tags = [context.previouslyFocusedView, context.nextFocusedView].map { $0?.tag ?? 0 }
    log.append("\(tags[0])→\(tags[1]) \(context.focusHeading.rawValue)")
  }
}

/// A window of 200 × 200 points with a page that records the focus.
final class FocusStage {
  let host: TestHost
  let page = FocusPage()

  init() throws {
    host = try TestHost(size: CGSize(width: 200, height: 200))
    host.show(page)
  }

  /// Adds buttons with the numbers from `first` as tags.
  @discardableResult
  func add(buttons frames: [CGRect], from first: Int = 1, to view: UIView? = nil) -> [UIButton] {
    let buttons = frames.enumerated().map { index, frame in
      let button = UIButton(frame: frame)
      button.tag = first + index
      return button
    }
    host.turn { for button in buttons { (view ?? page.view).addSubview(button) } }
    return buttons
  }

  /// The view that has the focus.
  var focused: UIView? { UIFocusSystem(for: page)?.focusedItem as? UIView }

  /// The tags of the views that have the focus after each key; nil for none.
  func press(_ keys: UIKeyboardHIDUsage...) -> [Int?] {
    keys.map {
      host.press($0)
      return focused?.tag
    }
  }
}
