import NestTesting
import OpenUIKit

/// The page on which presentations are tried.
final class PresentationPageViewController: DevicePageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case present, dismiss, dismissAll }

  private let kinds = ChipChoice(PresentationKind.pageSheet)
  private let transitions = ChipChoice(UIModalTransitionStyle.coverVertical)
  private let speeds = ChipChoice(Speed.normal)
  private let buttons = CommandButtons(title: title(of:))
  private var presentedCount = 0

  /// Makes the page.
  ///
  /// - Parameter recorder: Records the callbacks.
  init(recorder: LifecycleRecorder) {
    let sections = [
      kinds.makeSection("Covering", PresentationKind.covering.map { ($0, $0.label) }),
      kinds.makeSection("Sheets", PresentationKind.sheets.map { ($0, $0.label) }),
      kinds.makeSection("Alerts", PresentationKind.alerts.map { ($0, $0.label) }),
      transitions.makeSection("Transition", UIModalTransitionStyle.choices),
      speeds.makeSection("Speed", Speed.allCases.map { ($0, $0.label) }),
    ]
    super.init(
      "Present", recorder: recorder, list: ChipListView("Presentation", sections: sections),
      stage: StageView(buttons: buttons.chips))
    buttons.onCommand = { [weak self] in self?.perform($0) }
    kinds.onChange = { [weak self] in self?.showKind() }
    speeds.onChange = { [weak self] in self?.applySpeed() }
    showKind()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let root = DemoViewController(depth: 0, recorder: recorder)
    root.definesPresentationContext = true
    window.rootViewController = root
  }

  // MARK: Commands

  /// Performs the command of a button.
  func perform(_ command: Command) {
    guard let root = window.rootViewController else { return }
    switch command {
    case .present: present(kinds.value, from: top(of: root))
    case .dismiss:
      guard root.presentedViewController != nil else { return }
      note("Dismiss")
      dismiss(top(of: root))
    case .dismissAll:
      guard root.presentedViewController != nil else { return }
      note("Dismiss all")
      dismiss(root)
    }
  }

  private func dismiss(_ controller: UIViewController) {
    controller.dismiss(animated: speeds.value.isAnimated) { [weak self] in self?.update() }
  }

  private func present(_ kind: PresentationKind, from presenter: UIViewController) {
    let presented = make(kind, from: presenter)
    note("Present \(LifecycleRecorder.name(of: presented)) · \(kind.label.lowercased())")
    presenter.present(presented, animated: speeds.value.isAnimated)
    update()
  }

  private func make(_ kind: PresentationKind, from presenter: UIViewController) -> UIViewController
  {
    guard let style = kind.style else { return makeAlert(kind, from: presenter) }
    presentedCount += 1
    let presented = DemoViewController(depth: presentedCount, recorder: recorder)
    presented.modalPresentationStyle = style
    if kind == .fullScreen || kind == .overFullScreen || kind == .currentContext {
      presented.modalTransitionStyle = transitions.value
    }
    presented.preferredContentSize = CGSize(width: 180, height: 220)
    presented.definesPresentationContext = true
    presented.sheetPresentationController?.detents = [.medium(), .large()]
    presented.sheetPresentationController?.prefersGrabberVisible = true
    anchor(presented, at: presenter)
    return presented
  }

  private func makeAlert(
    _ kind: PresentationKind, from presenter: UIViewController
  ) -> UIViewController {
    let alert = UIAlertController(
      title: "Delete the draft?", message: "It cannot be brought back.",
      preferredStyle: kind == .alert ? .alert : .actionSheet)
    for (title, style) in [
      ("Delete", UIAlertAction.Style.destructive), ("Keep", .default), ("Cancel", .cancel),
    ] where kind == .actionSheet || style != .default {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [weak self] _ in self?.note(title) })
    }
    anchor(alert, at: presenter)
    return alert
  }

  private func anchor(_ presented: UIViewController, at presenter: UIViewController) {
    guard let popover = presented.popoverPresentationController else { return }
    let bounds = presenter.view.bounds
    popover.sourceView = presenter.view
    popover.sourceRect = CGRect(x: bounds.midX - 20, y: bounds.midY - 20, width: 40, height: 40)
    popover.backgroundColor = (presented as? DemoViewController)?.backgroundColor(forLoad: 1)
    popover.delegate = self
  }

  private func top(of root: UIViewController) -> UIViewController {
    var top = root
    while let next = top.presentedViewController { top = next }
    return top
  }

  // MARK: Keyboard

  override var logInvitation: String { "Present something" }

  override var keyHint: String { "Esc dismiss   ·   " + super.keyHint }

  override func handle(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardEscape else { return super.handle(key) }
    perform(.dismiss)
    return true
  }

  // MARK: For tests and pictures

  /// The button of a command.
  func button(for command: Command) -> UIView? {
    buttons.chip(for: command)
  }

  /// The chip of a kind.
  func chip(for kind: PresentationKind) -> Chip? { kinds.chip(for: kind) }

  /// The chip of a transition.
  func chip(for transition: UIModalTransitionStyle) -> Chip? { transitions.chip(for: transition) }

  /// The chip of a speed.
  func chip(for speed: Speed) -> Chip? { speeds.chip(for: speed) }

  // MARK: Display

  override func update() {
    var names: [String] = []
    var next = window.rootViewController
    while let controller = next {
      names.append(LifecycleRecorder.name(of: controller))
      next = controller.presentedViewController
    }
    stage.show(names.count == 1 ? "Nothing" : "\(names.count - 1) presented", path: names)
    buttons.enableOthers(names.count > 1)
  }

  private func showKind() { list.detail.text = kinds.value.label }

  private func applySpeed() {
    window.layer.speed = speeds.value.layerSpeed
  }

  private static func title(of command: Command) -> String {
    switch command {
    case .present: "Present"
    case .dismiss: "Dismiss"
    case .dismissAll: "Dismiss all"
    }
  }
}

extension PresentationPageViewController: UIPopoverPresentationControllerDelegate {
  /// The device is narrow; a popover is still not adapted.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }
}
