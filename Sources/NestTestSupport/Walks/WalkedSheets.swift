import NestKit
import NestTesting
import OpenUIKit

/// A sheet container whose sheets are presented at all edges, dismissed, and moved to other
/// detents, for random operations.
package final class WalkedSheets: WalkedContainer {
  package static let kindCount = 6
  package static let announcesOwnSizes = true
  /// All but one: content behind a sheet stays appeared, also where that covers all of it.
  package static let rules = Set(ContractRule.all).subtracting([.appearedUnseen])
  private let container: SheetContainerViewController
  private let make: () -> RecordingViewController
  private var content: Modelled<UIViewController?>
  private var sheets: Set<UIViewController> = []
  /// Those that were dismissed inside the end of their presentation.
  private var dismissed: Set<UIViewController> = []

  package init(make: @escaping () -> RecordingViewController) {
    self.make = make
    let content = make()
    self.content = Modelled(content)
    container = SheetContainerViewController(contentViewController: content)
  }

  deinit {}

  package var controller: UIViewController { container }
  package var transitions: [ContainerTransition] {
    container.stacks.compactMap(\.transition)
  }

  private static let detents: [SheetDetent] = [
    .length(50), .content, .medium, .length(1_000), .fraction(0.7), .large,
  ]

  private func configuration(_ argument: Int) -> SheetConfiguration {
    var configuration = SheetConfiguration(
      edge: SheetEdge.allCases[argument % 4],
      detents: [Self.detents[argument], Self.detents[(argument + 2) % 6]],
      selectedDetent: Self.detents[(argument + argument % 2 * 2) % 6].identifier)
    if argument > 2 { configuration.largestUndimmedDetent = Self.detents[argument].identifier }
    configuration.isDismissible = argument != 4
    configuration.showsGrabber = argument == 1
    return configuration
  }

  package func change(_ kind: Int, _ argument: Int, animated: Bool) {
    switch kind {
    case 0, 1:
      let child = make()
      container.presentSheet(child, configuration: configuration(argument), animated: animated)
        .whenFinished { [unowned self] in
          if $0 == .done, dismissed.remove(child) == nil { sheets.insert(child) }
        }
    case 2:
      guard let child = container.sheetViewControllers.last else { return }
      container.dismissSheet(child, animated: animated).whenFinished { [unowned self] in
        if $0 == .done, sheets.remove(child) == nil { dismissed.insert(child) }
      }
    case 3:
      guard let child = container.sheetViewControllers.last,
        let detents = container.sheetConfiguration(of: child)?.detents
      else { return }
      container.selectDetent(
        detents[argument % detents.count].identifier, of: child, animated: animated)
    case 4:
      guard let child = container.sheetViewControllers.first else { return }
      container.setSheetConfiguration(configuration(argument), of: child, animated: animated)
    default:
      let number = content.request()
      let child = argument == 0 ? nil : make()
      container.setContentViewController(
        child, transition: walkTransitions[argument], animated: animated
      ).whenFinished { [unowned self] in if $0 == .done { content.set(child, by: number) } }
    }
  }

  package func readUserChanges() {
    if container.stacks.allSatisfy(\.isIdle) { sheets = Set(container.sheetViewControllers) }
  }

  package func readChildren() {
    content.set(container.contentViewController)
    sheets = Set(container.sheetViewControllers)
  }

  package var misplacement: String? {
    if container.contentViewController !== content.value { return "content: another one" }
    if Set(container.sheetViewControllers) != sheets {
      return "sheets: \(container.sheetViewControllers), not \(sheets)"
    }
    if Set(container.children) != sheets.union([content.value].compactMap { $0 }) {
      return "children: \(container.children)"
    }
    if container.stacks.count != sheets.count + 1 { return "\(container.stacks.count) stacks" }
    if let content = content.value, let fault = misplacement(of: content, in: container.view) {
      return fault
    }
    return container.sheetViewControllers.lazy.compactMap { self.fault(of: $0) }.first
  }

  /// The fault in the place of a sheet; nil for none.
  private func fault(of child: UIViewController) -> String? {
    guard let configuration = container.sheetConfiguration(of: child),
      let identifier = container.selectedDetent(of: child),
      let view = child.viewIfLoaded, view.window != nil
    else { return "a sheet is not shown" }
    guard configuration.detents.contains(where: { $0.identifier == identifier }) else {
      return "it has no detent \(identifier)"
    }
    let bounds = container.view.bounds
    let growth = configuration.edge.growth(in: container.layoutDirection)
    let extent = growth.isHorizontal ? bounds.width : bounds.height
    let lengths = configuration.detents.map { self.length(of: $0, growth: growth, in: extent) }
    let frame = view.convert(view.bounds, to: container.view)
    let length = growth.isHorizontal ? frame.width : frame.height
    let expected: CGRect =
      switch growth {
      case .up: CGRect(x: 0, y: bounds.height - length, width: bounds.width, height: length)
      case .down: CGRect(x: 0, y: 0, width: bounds.width, height: length)
      case .right: CGRect(x: 0, y: 0, width: length, height: bounds.height)
      case .left: CGRect(x: bounds.width - length, y: 0, width: length, height: bounds.height)
      }
    let isThere =
      abs(frame.minX - expected.minX) < 1e-6 && abs(frame.minY - expected.minY) < 1e-6
      && abs(frame.width - expected.width) < 1e-6 && abs(frame.height - expected.height) < 1e-6
    return isThere && lengths.contains(length) ? nil : "a sheet is at \(frame), not of \(lengths)"
  }

  private func length(
    of detent: SheetDetent, growth: DragDirection, in extent: CGFloat
  ) -> CGFloat {
    switch detent.length {
    case .points(let points): min(points, extent)
    case .fraction(let fraction): (fraction * extent).rounded()
    case .content: min(growth.isHorizontal ? 60 : 80, extent)
    }
  }
}
