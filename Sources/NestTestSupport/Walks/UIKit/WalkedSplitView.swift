import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// A split view controller with two columns, for random operations.
package class WalkedSplitView: WalkedContainer {
  package static let kindCount = 16
  package static let asksGuards = false
  // UIKit 5.1: what is pushed off the window arrives when it is shown.
  // What a column lies over stays appeared, also where nothing of it is left to see. A controller
  // in a navigation controller that the split view controller has made is still that of its column.
  package static let rules = Set(ContractRule.all).subtracting([
    .moveUnfinished, .appearedUnseen, .listedWithoutParent,
  ])
  package static let announcesOwnSizes = true
  package static let windowSize = (width: 700, height: 650)
  class var style: UISplitViewController.Style { .doubleColumn }
  typealias Column = UISplitViewController.Column

  let split: UISplitViewController
  private let delegate = WalkedDelegate()
  private let make: () -> RecordingViewController
  /// The controllers that were given for the columns.
  private var assigned: [Column: UIViewController] = [:]
  /// The names of the controllers that were popped, except roots of columns, which may return.
  private var popped: Set<String> = []
  private var roots: Set<String> = []

  package required init(make: @escaping () -> RecordingViewController) {
    self.make = make
    split = UISplitViewController(style: Self.style)
    split.delegate = delegate
    for column in columns.prefix(2) { put(makeRoot(), column) }
  }

  deinit {}

  package var controller: UIViewController { split }
  package var delegateCalls: DelegateCalls? { delegate.calls }
  package var transitions: [ContainerTransition] {
    split.privateCore.stacks.compactMap(\.transition)
  }

  /// The columns of the style, from the edge.
  private var columns: [Column] {
    switch Self.style {
    case .tripleColumn: [.primary, .supplementary, .secondary]
    default: [.primary, .secondary]
    }
  }

  private func column(_ number: Int) -> Column { columns[number % columns.count] }

  package func change(_ kind: Int, _ argument: Int, animated: Bool) {
    UIView.performWithoutAnimation(animated) { perform(kind, argument, animated: animated) }
  }

  private func perform(_ kind: Int, _ argument: Int, animated: Bool) {
    switch kind {
    case 0, 1: put(argument == 5 ? nil : makeRoot(), column(argument))
    case 2: put(argument < 2 ? nil : makeRoot(), Self.style == .unspecified ? .secondary : .compact)
    case 3, 4: if Self.style != .unspecified { split.show(column(argument)) }
    case 5, 6: if Self.style != .unspecified { split.hide(column(argument)) }
    case 7, 8: prefer(argument, animated: animated)
    case 9: split.preferredSplitBehavior = [.automatic, .tile, .overlay, .displace][argument % 4]
    case 10: push(in: column(argument), animated: animated)
    case 11:
      let top = navigation(column(argument))?.popViewController(animated: animated)
      notePop(of: top.map { [$0] })
    case 12: showDetail()
    case 13: changeProperty(argument)
    case 14: put(UINavigationController(rootViewController: makeRoot()), column(argument))
    default:
      notePop(of: navigation(column(argument))?.popToRootViewController(animated: animated))
    }
  }

  private func prefer(_ number: Int, animated: Bool) {
    let modes: [UISplitViewController.DisplayMode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
      .twoDisplaceSecondary,
    ]
    UIView.animate(withDuration: animated ? 0.2 : 0) {
      self.split.preferredDisplayMode = modes[number]
    }
  }

  private func changeProperty(_ number: Int) {
    switch number {
    case 0: split.presentsWithGesture.toggle()
    case 1: split.primaryEdge = split.primaryEdge == .leading ? .trailing : .leading
    case 2: split.preferredPrimaryColumnWidth = 150
    case 3: split.preferredSupplementaryColumnWidthFraction = 0.2
    case 4: split.displayModeButtonVisibility = .always
    default: split.displayModeButtonVisibility = .automatic
    }
  }

  private func put(_ child: UIViewController?, _ column: Column) {
    if Self.style == .unspecified {
      var list = split.viewControllers
      let index = column == .primary ? 0 : 1
      if list.indices.contains(index) { list.remove(at: index) }
      if let child { list.insert(child, at: min(index, list.count)) }
      split.viewControllers = list
    } else {
      assigned[column] = child
      split.setViewController(child, for: column)
    }
  }

  private func makeRoot() -> UIViewController {
    let root = make()
    roots.insert(root.name)
    return root
  }

  private func notePop(of controllers: [UIViewController]?) {
    popped.formUnion((controllers ?? []).map { LifecycleRecorder.name(of: $0) })
  }

  private func showDetail() {
    let child = makeRoot()
    if Self.style != .unspecified { assigned[.secondary] = child }
    split.showDetailViewController(child, sender: nil)
  }

  private func navigation(_ column: Column) -> UINavigationController? {
    guard Self.style != .unspecified else {
      let list = split.viewControllers
      let index = column == .primary ? 0 : 1
      return list.indices.contains(index) ? list[index] as? UINavigationController : nil
    }
    let child = split.viewController(for: column)
    return child as? UINavigationController ?? child?.navigationController
  }

  private func push(in column: Column, animated: Bool) {
    navigation(column)?.pushViewController(make(), animated: animated)
  }

  /// A finger may cancel a pop.
  package func readUserChanges() { popped = [] }

  package func readChildren() {
    popped = []
    assigned = [:]
    for column in columns + [.compact] where Self.style != .unspecified {
      assigned[column] = split.viewController(for: column)
    }
  }

  package var misplacement: String? {
    for column in columns + [.compact] where Self.style != .unspecified {
      let actual = split.viewController(for: column)
      if actual !== assigned[column] {
        return "\(column): \(actual.map { "\($0)" } ?? "nothing")"
      }
    }
    guard split.isCollapsed == (split.traitCollection.horizontalSizeClass == .compact) else {
      return "collapsed: \(split.isCollapsed)"
    }
    let lists = (columns + [.compact]).compactMap { navigation($0)?.viewControllers }
    let returned = lists.joined().map { LifecycleRecorder.name(of: $0) }
      .first { popped.contains($0) && !roots.contains($0) }
    return returned.map { "\($0) was popped, and has returned" } ?? frameProblem
  }

  /// The least width of columns in the widths of the walk: 100 points, as of the secondary one.
  private var leastWidth: CGFloat { min(100, split.view.bounds.width) }

  /// The columns that are in the window are those of the mode, without gaps.
  private var frameProblem: String? {
    let bounds = split.view.bounds
    let frames = split.children.compactMap { child -> CGRect? in
      guard let view = child.viewIfLoaded, view.window != nil else { return nil }
      return view.convert(view.bounds, to: split.view)
    }
    guard !split.isCollapsed else {
      return frames.allSatisfy { $0 == bounds } && frames.count <= 1
        ? nil : "one column: \(frames)"
    }
    if case .unspecified = Self.style { return nil }
    let shown: [Column] =
      switch split.displayMode {
      case .automatic, .secondaryOnly: [.secondary]
      case .oneBesideSecondary, .oneOverSecondary: [columns[columns.count - 2], .secondary]
      default: columns
      }
    let expected = shown.filter { assigned[$0] != nil }
    if frames.count != expected.count { return "\(split.displayMode): \(frames)" }
    let isApart = !frames.contains { frame in
      frame.height != bounds.height || !bounds.insetBy(dx: -bounds.width, dy: 0).contains(frame)
    }
    guard isApart else { return "\(split.displayMode): \(frames) in \(bounds)" }
    if let narrow = frames.first(where: { $0.width < leastWidth }) {
      return "\(split.displayMode): \(narrow) in \(bounds)"
    }
    switch split.displayMode {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: return nil
    default:
      let overlap = frames.indices.contains { first in
        frames.indices.contains {
          $0 > first && frames[first].intersection(frames[$0]).width > 0.01
        }
      }
      return overlap ? "\(split.displayMode): \(frames)" : nil
    }
  }
}

/// The same with three columns.
package final class WalkedTripleSplitView: WalkedSplitView {
  override class var style: UISplitViewController.Style { .tripleColumn }
  deinit {}
}

/// The same whose columns have no names.
package final class WalkedPlainSplitView: WalkedSplitView {
  override class var style: UISplitViewController.Style { .unspecified }
  deinit {}
}

extension UIView {
  /// Does something without animations, or as it is.
  fileprivate static func performWithoutAnimation(_ animates: Bool, _ body: () -> Void) {
    if animates { body() } else { performWithoutAnimation(body) }
  }
}
