import NestKit
import NestTesting
import OpenUIKit

/// The page on which the containers of UIKit are tried, each inside a placeholder.
final class UIKitPageViewController: ContainerPageViewController {
  /// A container that can be tried.
  enum Kind: String, CaseIterable, Sendable {
    case navigation = "Navigation"
    case tabBar = "Tab bar"
    case pages = "Pages"
    case curledPages = "Curled pages"
    case splitView = "Split view"
    case sidebar = "Sidebar"
  }

  /// The command of a button.
  enum Command: CaseIterable { case showNext, showPrevious }

  /// An option that can be switched on and off.
  enum Option: String, CaseIterable, Sendable {
    case bar = "Bar"
    case largeTitles = "Large titles"
    case toolbar = "Toolbar"
  }

  /// The container that is tried.
  private(set) var tried: any UIKitContainer

  private let placeholder = PlaceholderViewController()
  private let kinds = ChipChoice(Kind.navigation)
  private let options = ChipToggles<Option>([.bar])
  private let buttons = CommandButtons(title: title(of:))

  /// Makes the page.
  ///
  /// - Parameter recorder: Records the callbacks.
  init(recorder: LifecycleRecorder) {
    let screens = ScreenFactory(recorder: recorder)
    tried = NavigationTrial(screens: screens)
    super.init(
      "UIKit", container: placeholder, screens: screens,
      sections: [
        kinds.makeSection("Container of UIKit", Kind.allCases.map { ($0, $0.rawValue) }),
        options.makeSection("Options", Option.allCases.map { ($0, $0.rawValue) }),
      ],
      transition: .crossDissolve, buttons: buttons.chips)
    placeholder.setViewController(tried.controller)
    buttons.onCommand = { [weak self] in self?.perform($0) }
    kinds.onChange = { [weak self] in self?.showChosenKind() }
    options.onChange = { [weak self] in self?.applyOptions() }
    enableOptions()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    deviceWillRotate()
  }

  /// In portrait the device is a phone, and in landscape as wide as a tablet.
  override func deviceWillRotate() {
    placeholder.traitOverrides.horizontalSizeClass = stage.isLandscape ? .regular : .compact
  }

  private func showChosenKind() {
    tried = make(kinds.value)
    tried.apply(options.values)
    note(
      kinds.value.rawValue,
      code: ["placeholder.setViewController(container, transition: \(transitionCode))"])
    updateAfter(
      placeholder.setViewController(
        tried.controller, transition: transition, animated: speed.isAnimated))
    enableOptions()
    update()
  }

  private func make(_ kind: Kind) -> any UIKitContainer {
    switch kind {
    case .navigation: NavigationTrial(screens: screens)
    case .tabBar: TabBarTrial(screens: screens)
    case .pages: PageViewTrial(screens: screens, curls: false)
    case .curledPages: PageViewTrial(screens: screens, curls: true)
    case .splitView: SplitViewTrial(screens: screens)
    case .sidebar: SidebarTrial(screens: screens)
    }
  }

  private func enableOptions() {
    for option in Option.allCases {
      options.chip(for: option)?.isEnabled = tried.options.contains(option)
    }
  }

  private func applyOptions() {
    note(
      "Options: "
        + Option.allCases.filter(options.values.contains).map(\.rawValue).joined(separator: ", "))
    tried.apply(options.values)
  }

  /// Performs the command of a button.
  func perform(_ command: Command) {
    let isAnimated = speed.isAnimated
    let call =
      command == .showNext
      ? tried.showNext(animated: isAnimated) : tried.showPrevious(animated: isAnimated)
    note(Self.title(of: command), code: call.map { [$0.source] } ?? [])
    if let call { call.perform() } else { report("Nothing is there") }
    update()
  }

  override func performMisuse() { tried.performMisuse() }

  /// None: the container tried here is chosen by clicking, and is not saved.
  override var state: NestState? { nil }

  override func update() {
    showSummary()
    // After a transition that was cancelled the container has its former list in the next turn.
    tried.controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      Task { self?.showSummary() }
    }
  }

  private func showSummary() {
    let summary = tried.summary
    stage.show(summary.title, path: summary.path)
  }

  /// Keys that the page does not use are those of what is tried.
  override func handle(_ key: UIKey) -> Bool {
    super.handle(key) || tried.controller.ownedCore?.handleKey(key) == true
  }

  override var logInvitation: String { "Choose a container of UIKit" }

  // MARK: For tests and pictures

  /// The chip of a container.
  func chip(for kind: Kind) -> Chip? { kinds.chip(for: kind) }

  /// The chip of an option.
  func chip(for option: Option) -> Chip? { options.chip(for: option) }

  /// The button of a command.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  private static func title(of command: Command) -> String {
    switch command {
    case .showNext: "Forward"
    case .showPrevious: "Back"
    }
  }
}
