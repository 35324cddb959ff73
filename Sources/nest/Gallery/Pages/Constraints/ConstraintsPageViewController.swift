import NestTesting
import OpenUIKit

/// The page on which constraints are tried, on a device: what they lay out, what a change costs,
/// and what is reported of a contradiction.
final class ConstraintsPageViewController: DevicePageViewController {
  /// The command of a button.
  enum Command: CaseIterable { case contradict, resolve }

  private let demos = ChipChoice(ConstraintDemo.form)
  private let directions = ChipChoice(UITraitEnvironmentLayoutDirection.leftToRight)
  private let styles = ChipChoice(UIUserInterfaceStyle.light)
  private let axes = ChipChoice(StackOptions().axis)
  private let distributions = ChipChoice(StackOptions().distribution)
  private let alignments = ChipChoice(StackOptions().alignment)
  private let spacings = ChipChoice(StackOptions().spacing)
  private let buttons = CommandButtons(title: title(of:))
  /// The controller of the demonstration that is shown.
  private(set) var demo = ConstraintDemoViewController(ConstraintDemo.form.makeContent())
  /// How long the last layouts took.
  private var durations: [Duration] = []

  /// How far a key moves the handle, in points.
  private static let keyStep: CGFloat = 20

  /// Makes the page.
  ///
  /// - Parameter recorder: Records what happens.
  init(recorder: LifecycleRecorder) {
    let sections = [
      demos.makeSection("Content", ConstraintDemo.allCases.map { ($0, $0.label) }),
      directions.makeSection(
        "Direction", [(.leftToRight, "Left to right"), (.rightToLeft, "Right to left")]),
      styles.makeSection("Appearance", [(.light, "Light"), (.dark, "Dark")]),
      axes.makeSection("Axis of the stack view", StackOptions.axes),
      distributions.makeSection("Distribution", StackOptions.distributions),
      alignments.makeSection("Alignment", StackOptions.alignments),
      spacings.makeSection("Spacing", StackOptions.spacings),
    ]
    super.init(
      "Constraints", recorder: recorder, list: ChipListView("Constraints", sections: sections),
      stage: StageView(buttons: buttons.chips))
    buttons.onCommand = { [weak self] in self?.perform($0) }
    demos.onChange = { [weak self] in self?.showDemo() }
    directions.onChange = { [weak self] in self?.applyTraits() }
    styles.onChange = { [weak self] in self?.applyTraits() }
    axes.onChange = { [weak self] in self?.applyOptions() }
    distributions.onChange = { [weak self] in self?.applyOptions() }
    alignments.onChange = { [weak self] in self?.applyOptions() }
    spacings.onChange = { [weak self] in self?.applyOptions() }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    applyTraits()
    showDemo()
  }

  // MARK: Demonstration

  private func showDemo() {
    demo = ConstraintDemoViewController(demos.value.makeContent())
    demo.onLayout = { [weak self] in self?.note($0) }
    durations = []
    (demo.content as? TilesView)?.stack.apply(options)
    window.rootViewController = demo
    list.detail.text = demos.value.hint
    update()
  }

  private func applyTraits() {
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { [self] in
      window.traitOverrides.layoutDirection = directions.value
      window.overrideUserInterfaceStyle = styles.value
      window.layoutIfNeeded()
    }
  }

  private var options: StackOptions {
    StackOptions(
      axis: axes.value, distribution: distributions.value, alignment: alignments.value,
      spacing: spacings.value)
  }

  /// Options are for the stack view, which is shown if it is not.
  private func applyOptions() {
    guard let tiles = demo.content as? TilesView else {
      demos.select(.stack)
      return showDemo()
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { [self] in
      tiles.stack.apply(options)
      demo.view.layoutIfNeeded()
    }
    update()
  }

  // MARK: Duration of layouts

  private func note(_ duration: Duration) {
    durations = durations.suffix(15) + [duration]
    update()
  }

  /// The mean of the last layouts in microseconds; nil before the first one.
  private var cost: Int? {
    guard !durations.isEmpty else { return nil }
    let sum = durations.reduce(.zero, +)
    return Int((sum / durations.count) / .microseconds(1))
  }

  override func update() {
    // Stack views make their constraints when they are laid out.
    demo.view.layoutIfNeeded()
    let count = "\(demo.constraintCount) constraints"
    stage.show(demos.value.label, path: [cost.map { "\(count) · \($0) µs a layout" } ?? count])
    buttons.chip(for: .contradict)?.isEnabled = !demo.isContradictory
    buttons.chip(for: .resolve)?.isEnabled = demo.isContradictory
  }

  // MARK: Commands

  /// Performs the command of a button.
  func perform(_ command: Command) {
    let contradicts = command == .contradict
    guard contradicts != demo.isContradictory else { return }
    note(contradicts ? "Contradict" : "Resolve")
    let reports = withMisuseIntercepted { demo.isContradictory = contradicts }
    for line in reports.flatMap(Self.lines) { recorder.note(line, from: "!") }
    update()
  }

  /// The lines of a report, without the addresses of objects.
  private static func lines(of report: Misuse) -> [String] {
    report.message.replacing(/:0x[0-9a-f]+/, with: "").split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  override var logTitle: String { "Life cycle and reports" }

  override var logInvitation: String { "Contradict" }

  override var keyHint: String { "← → move the handle   ·   C contradict   ·   Esc resolve" }

  override func handle(_ key: UIKey) -> Bool {
    if super.handle(key) { return true }
    switch key.keyCode {
    case .keyboardLeftArrow: demo.moveHandle(by: -Self.keyStep)
    case .keyboardRightArrow: demo.moveHandle(by: Self.keyStep)
    case .keyboardC: perform(.contradict)
    case .keyboardEscape: perform(.resolve)
    default: return false
    }
    return true
  }

  // MARK: For tests and pictures

  /// The chip of a content.
  func chip(for demo: ConstraintDemo) -> Chip? { demos.chip(for: demo) }

  /// The chip of a direction.
  func chip(for direction: UITraitEnvironmentLayoutDirection) -> Chip? {
    directions.chip(for: direction)
  }

  /// The chip of an appearance.
  func chip(for style: UIUserInterfaceStyle) -> Chip? { styles.chip(for: style) }

  /// The chip of an axis.
  func chip(for axis: NSLayoutConstraint.Axis) -> Chip? { axes.chip(for: axis) }

  /// The chip of a distribution.
  func chip(for distribution: UIStackView.Distribution) -> Chip? {
    distributions.chip(for: distribution)
  }

  /// The chip of an alignment.
  func chip(for alignment: UIStackView.Alignment) -> Chip? { alignments.chip(for: alignment) }

  /// The chip of a spacing.
  func chip(forSpacing spacing: CGFloat) -> Chip? { spacings.chip(for: spacing) }

  /// The button of a command.
  func button(for command: Command) -> UIView? { buttons.chip(for: command) }

  private static func title(of command: Command) -> String {
    switch command {
    case .contradict: "Contradict"
    case .resolve: "Resolve"
    }
  }
}
