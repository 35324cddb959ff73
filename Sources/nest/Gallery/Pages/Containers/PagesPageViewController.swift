import NestKit
import NestTesting
import OpenUIKit

/// The page on which pages that are scrolled are tried: a million, made when they are needed.
final class PagesPageViewController: ContainerPageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case previous, next, far }

  /// An option that can be switched on and off.
  enum Option: String, CaseIterable, Sendable {
    case paging = "Paging"
    case circle = "Circle"
    case vertical = "Vertical"
    case short = "Short pages"
  }

  private static let pageCount = 1_000_000

  private let pages = PagesViewController()
  private let options = ChipToggles<Option>([.paging])
  private let recording: ContainerEventRecorder
  private let buttons = CommandButtons(title: title(of:))

  /// Makes the page.
  ///
  /// - Parameter recorder: Records the callbacks.
  init(recorder: LifecycleRecorder) {
    recording = ContainerEventRecorder(recorder: recorder)
    super.init(
      "Pages", container: pages,
      screens: ScreenFactory(recorder: recorder) { "Page \($0 + 1)" },
      sections: [options.makeSection("Options", Option.allCases.map { ($0, $0.rawValue) })],
      transitions: [], buttons: buttons.chips)
    pages.delegate = recording
    pages.dataSource = self
    buttons.onCommand = { [weak self] in self?.perform($0) }
    options.onChange = { [weak self] in self?.applyOptions() }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Performs the command of a button.
  func perform(_ command: Command) {
    switch command {
    case .previous:
      note("Previous", code: ["pages.selectPrevious(\(onlyAnimatedCode))"])
      updateAfter(pages.selectPrevious(animated: speed.isAnimated))
    case .next:
      note("Next", code: ["pages.selectNext(\(onlyAnimatedCode))"])
      updateAfter(pages.selectNext(animated: speed.isAnimated))
    case .far:
      let index = (pages.selectedIndex ?? 0) < Self.pageCount / 2 ? Self.pageCount - 1 : 0
      note(
        "Select page \(index + 1)",
        code: ["pages.selectViewController(at: \(index)\(animatedCode))"])
      updateAfter(pages.selectViewController(at: index, animated: speed.isAnimated))
    }
    update()
  }

  private func applyOptions() {
    let values = options.values
    pages.isPagingEnabled = values.contains(.paging)
    pages.wraps = values.contains(.circle)
    pages.axis = values.contains(.vertical) ? .vertical : .horizontal
    pages.pageLength = values.contains(.short) ? 220 : nil
    pages.spacing = values.contains(.short) ? 12 : 0
  }

  override func performMisuse() { pages.selectViewController(at: Self.pageCount) }

  override func update() {
    let index = pages.selectedIndex ?? 0
    let names = pages.children.compactMap { ($0 as? DemoViewController)?.name }
    stage.show("Page \(index + 1)", path: names)
    let wraps = pages.wraps
    buttons.chip(for: .previous)?.isEnabled = wraps || index > 0
    buttons.chip(for: .next)?.isEnabled = wraps || index + 1 < Self.pageCount
  }

  /// The button of a command, for tests and pictures.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  /// The chip of an option, for tests and pictures.
  func chip(for option: Option) -> Chip? { options.chip(for: option) }

  private static func title(of command: Command) -> String {
    switch command {
    case .previous: "Previous"
    case .next: "Next"
    case .far: "Far away"
    }
  }
}

extension PagesPageViewController: PagesViewControllerDataSource {
  func numberOfPages(in pagesViewController: PagesViewController) -> Int { Self.pageCount }

  func pagesViewController(
    _ pagesViewController: PagesViewController, viewControllerAt index: Int
  ) -> UIViewController {
    screens.screen(depth: index)
  }
}
