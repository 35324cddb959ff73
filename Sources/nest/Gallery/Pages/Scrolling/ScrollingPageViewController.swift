import NestTesting
import OpenUIKit

/// The page on which scrolling is tried, on a device.
final class ScrollingPageViewController: DevicePageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case present, top, end }

  private let demos = ChipChoice(ScrollDemo.list)
  private let options = ChipToggles<ScrollOption>([.bounce, .indicators])
  private let buttons = CommandButtons(title: title(of:))
  /// The controller of the demonstration that is shown, below a sheet.
  private(set) var demo = ScrollDemo.list.makeController()

  /// Makes the page.
  ///
  /// - Parameter recorder: Records what happens.
  init(recorder: LifecycleRecorder) {
    let sections = [
      demos.makeSection("Content", ScrollDemo.allCases.map { ($0, $0.label) }),
      options.makeSection("Options", ScrollOption.allCases.map { ($0, $0.label) }),
    ]
    super.init(
      "Scrolling", recorder: recorder, list: ChipListView("Scrolling", sections: sections),
      stage: StageView(buttons: buttons.chips))
    buttons.onCommand = { [weak self] in self?.perform($0) }
    demos.onChange = { [weak self] in self?.showDemo() }
    options.onChange = { [weak self] in self?.applyOptions() }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showDemo()
  }

  // MARK: Demonstration

  private func showDemo() {
    if window.rootViewController?.presentedViewController != nil {
      window.rootViewController?.dismiss(animated: false)
    }
    demo = demos.value.makeController()
    connect(demo)
    window.rootViewController = demo
    applyOptions()
    list.detail.text = demos.value.hint
    stage.show(demos.value.label, path: [demo.place])
  }

  private func connect(_ controller: ScrollDemoViewController) {
    controller.onEvent = { [weak self] in self?.note($0) }
    controller.onMove = { [weak self] in
      guard let self else { return }
      stage.show(demos.value.label, path: [$0])
    }
  }

  private func applyOptions() {
    demo.apply(options.values)
    sheet?.apply(options.values)
  }

  /// The list in a sheet; nil without one.
  private var sheet: ScrollDemoViewController? {
    demo.presentedViewController as? ScrollDemoViewController
  }

  // MARK: Commands

  /// Performs the command of a button.
  func perform(_ command: Command) {
    let scrollView = (sheet ?? demo).scrollView
    switch command {
    case .present: presentSheet()
    case .top:
      note("To the top")
      scrollView.setContentOffset(
        CGPoint(x: -scrollView.adjustedContentInset.left, y: -scrollView.adjustedContentInset.top),
        animated: true)
    case .end:
      note("To the end")
      let content = CGRect(origin: .zero, size: scrollView.contentSize)
      scrollView.scrollRectToVisible(
        CGRect(x: content.maxX - 1, y: content.maxY - 1, width: 1, height: 1), animated: true)
    }
  }

  private func presentSheet() {
    guard sheet == nil else { return }
    let list = ListDemoViewController()
    connect(list)
    list.sheetPresentationController?.detents = [.medium(), .large()]
    list.sheetPresentationController?.prefersGrabberVisible = true
    note("Present a list in a sheet")
    demo.present(list, animated: true)
    list.apply(options.values)
  }

  // MARK: Keys

  override var logTitle: String { "Life cycle and scrolling" }

  override var logInvitation: String { "Scroll something" }

  override var keyHint: String {
    "Esc dismiss   ·   Arrows, Page Up and Down, Home, End scroll   ·   Ctrl ← → rotate"
  }

  override func handle(_ key: UIKey) -> Bool {
    if super.handle(key) { return true }
    let scrollView = (sheet ?? demo).scrollView
    let page = scrollView.bounds.size
    switch key.keyCode {
    case .keyboardEscape:
      guard sheet != nil else { return false }
      note("Dismiss")
      demo.dismiss(animated: true)
    case .keyboardHome: perform(.top)
    case .keyboardEnd: perform(.end)
    case .keyboardUpArrow: scroll(scrollView, by: CGPoint(x: 0, y: -60))
    case .keyboardDownArrow: scroll(scrollView, by: CGPoint(x: 0, y: 60))
    case .keyboardLeftArrow: turn(scrollView, by: -1)
    case .keyboardRightArrow: turn(scrollView, by: 1)
    case .keyboardPageUp: scroll(scrollView, by: CGPoint(x: 0, y: -page.height * 0.9))
    case .keyboardPageDown, .keyboardSpacebar:
      scroll(scrollView, by: CGPoint(x: 0, y: page.height * 0.9))
    default: return false
    }
    return true
  }

  /// Scrolls to another page, or a little to the side where there are none.
  private func turn(_ scrollView: UIScrollView, by direction: CGFloat) {
    let width = scrollView.isPagingEnabled ? scrollView.bounds.width : 60
    scroll(scrollView, by: CGPoint(x: direction * width, y: 0))
  }

  private func scroll(_ scrollView: UIScrollView, by displacement: CGPoint) {
    let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    scrollView.scrollRectToVisible(
      visible.offsetBy(dx: displacement.x, dy: displacement.y), animated: true)
  }

  // MARK: For tests and pictures

  /// The chip of a demo.
  func chip(for demo: ScrollDemo) -> Chip? { demos.chip(for: demo) }

  /// The chip of an option.
  func chip(for option: ScrollOption) -> Chip? { options.chip(for: option) }

  /// The button of a command.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  private static func title(of command: Command) -> String {
    switch command {
    case .present: "Sheet"
    case .top: "To the top"
    case .end: "To the end"
    }
  }
}
