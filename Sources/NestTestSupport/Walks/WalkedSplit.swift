import NestKit
import NestTesting
import OpenUIKit

/// A split of two columns, of which the first one collapses, for random operations.
package class WalkedSplit: WalkedContainer {
  package class var kindCount: Int { 4 }
  package static let announcesOwnSizes = true
  class var columns: [SplitColumn] {
    [
      SplitColumn(minimumWidth: 40, preferredWidth: 60, maximumWidth: 90),
      SplitColumn(minimumWidth: 60),
    ]
  }
  private let split: SplitContainerViewController
  private let make: () -> RecordingViewController
  private var models: [Modelled<UIViewController?>]
  private var expected: [UIViewController?] { models.map(\.value) }

  package required init(make: @escaping () -> RecordingViewController) {
    self.make = make
    split = SplitContainerViewController(columns: Self.columns)
    models = Array(repeating: Modelled(nil), count: Self.columns.count)
    for index in models.indices {
      let child = make()
      models[index].set(child)
      split.setViewController(child, at: index)
    }
  }

  deinit {}

  package var controller: UIViewController { split }
  package var transitions: [ContainerTransition] {
    models.indices.compactMap { split.transition(at: $0) }
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
    let index = kind == 4 ? 2 : kind
    let number = models[index].request()
    let operation = split.setViewController(
      child, at: index, transition: walkTransitions[argument], animated: animated)
    operation.whenFinished { [unowned self] in
      if $0 == .done { models[index].set(child, by: number) }
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
    return zip(expected, frames).compactMap { child, frame -> String? in
      guard let child else { return nil }
      let view = child.viewIfLoaded
      let isShown = view?.window != nil
      if frame.isNull { return isShown ? "a hidden column is in the window" : nil }
      guard isShown, let view else { return "a column is not in the window" }
      let actual = view.convert(view.bounds, to: split.view)
      let isThere =
        abs(actual.minX - frame.minX) < 1e-6 && abs(actual.width - frame.width) < 1e-6
        && actual.height == frame.height
      return isThere ? nil : "a column is at \(actual), not \(frame)"
    }.first ?? narrowColumn
  }

  /// The first of the columns that have their least widths beside each other; the last one at
  /// least.
  private var firstBeside: Int {
    let total = split.view.bounds.width
    let least = split.columns.map(\.minimumWidth)
    let isDrawer = split.displayMode != .columns
    return ((isDrawer ? 1 : 0)..<(least.count - 1)).first {
      least.dropFirst($0).reduce(CGFloat(least.count - 1 - $0), +) <= total
    } ?? least.count - 1
  }

  /// Where the columns are to be; null for one that is hidden.
  private var frames: [CGRect] {
    let bounds = split.view.bounds
    let widths = split.widths
    var x: CGFloat = 0
    var frames = widths.indices.map { index -> CGRect in
      guard index >= firstBeside else { return .null }
      defer { x += widths[index] + 1 }
      return CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
    }
    if split.displayMode == .openDrawer {
      frames[0] = CGRect(x: 0, y: 0, width: widths[0], height: bounds.height)
    }
    return frames
  }

  /// A column with less than its least width, which only the last one may have, alone.
  private var narrowColumn: String? {
    let columns = split.columns
    let isBroken = (firstBeside..<columns.count).contains {
      split.widths[$0] < columns[$0].minimumWidth - 1e-6 && firstBeside < columns.count - 1
    }
    return isBroken ? "widths: \(split.widths) in \(split.view.bounds.width)" : nil
  }
}

/// The same with three columns, of which the second one is hidden where it does not fit.
package final class WalkedTripleSplit: WalkedSplit {
  override package class var kindCount: Int { 5 }
  override class var columns: [SplitColumn] {
    [
      SplitColumn(minimumWidth: 30, preferredWidth: 40, maximumWidth: 60),
      SplitColumn(minimumWidth: 30, preferredWidth: 50, maximumWidth: 70),
      SplitColumn(minimumWidth: 40),
    ]
  }
  deinit {}
}
