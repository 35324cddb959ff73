import NestKit
import NestTesting
import OpenUIKit

/// A split of two columns, of which the first one collapses, for random operations.
package final class WalkedSplit: WalkedContainer {
  package static let kindCount = 4
  package static let announcesOwnSizes = true
  private let split = SplitContainerViewController(columns: [
    SplitColumn(minimumWidth: 40, preferredWidth: 60, maximumWidth: 90),
    SplitColumn(minimumWidth: 60),
  ])
  private let make: () -> RecordingViewController
  private var models = Array(repeating: Modelled<UIViewController?>(nil), count: 2)
  private var expected: [UIViewController?] { models.map(\.value) }

  package init(make: @escaping () -> RecordingViewController) {
    self.make = make
    for index in 0...1 {
      let child = make()
      models[index].set(child)
      split.setViewController(child, at: index)
    }
  }

  deinit {}

  package var controller: UIViewController { split }
  package var transitions: [ContainerTransition] {
    (0...1).compactMap { split.transition(at: $0) }
  }

  package func change(_ kind: Int, _ argument: Int, animated: Bool) {
    if kind == 2 {
      split.setDrawerOpen(argument < 3, animated: animated)
      return
    }
    if kind == 3 {
      split.preferredDisplayMode = argument < 3 ? .closedDrawer : .columns
      return
    }
    let child = argument == 0 ? nil : make()
    let number = models[kind].request()
    let operation = split.setViewController(
      child, at: kind, transition: walkTransitions[argument], animated: animated)
    operation.whenFinished { [unowned self] in
      if $0 == .done { models[kind].set(child, by: number) }
    }
  }

  package func readUserChanges() {}

  package func readChildren() {
    for (index, child) in split.viewControllers.enumerated() { models[index].set(child) }
  }

  package var misplacement: String? {
    if split.viewControllers != expected {
      return "shown: \(split.viewControllers), expected: \(expected)"
    }
    let widths = split.widths
    let total = split.view.bounds.width
    var frames = [
      CGRect(x: 0, y: 0, width: widths[0], height: split.view.bounds.height),
      CGRect(
        x: total - widths[1], y: 0, width: widths[1], height: split.view.bounds.height),
    ]
    if split.displayMode == .closedDrawer { frames[0] = .null }
    return zip(expected, frames).compactMap { child, frame -> String? in
      guard let child else { return nil }
      let view = child.viewIfLoaded
      let isShown = view?.window != nil
      if frame.isNull { return isShown ? "the closed drawer is in the window" : nil }
      guard isShown, let view else { return "a column is not in the window" }
      let actual = view.convert(view.bounds, to: split.view)
      let isThere =
        abs(actual.minX - frame.minX) < 1e-6 && abs(actual.width - frame.width) < 1e-6
        && actual.height == frame.height
      return isThere ? nil : "a column is at \(actual), not \(frame)"
    }.first
  }
}
