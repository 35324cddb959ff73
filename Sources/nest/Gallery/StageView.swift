import OpenUIKit

/// The middle of the gallery: a device with the stack in it, the path to the top, and the buttons.
final class StageView: UIView {
  /// What a button asks for.
  enum Command: CaseIterable { case push, pop, popToRoot }

  /// Called when a button is tapped.
  var onCommand: ((Command) -> Void)?
  /// The place of the stack's view.
  let screen = UIView()
  /// Whether the device lies on its side.
  var isLandscape = false { didSet { if isLandscape != oldValue { setNeedsLayout() } } }

  private let bezel = UIView()
  private let path = UILabel()
  private let depth = UILabel()
  private var buttons: [(command: Command, chip: Chip)] = []

  private static let bezelWidth: CGFloat = 7
  /// The long side of the device by its short one.
  private static let aspect: CGFloat = 16.0 / 10.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Theme.card
    layer.cornerRadius = Theme.cardRadius
    layer.borderWidth = 1
    layer.borderColor = Theme.hairline.cgColor
    bezel.backgroundColor = Theme.bezel
    screen.clipsToBounds = true
    path.font = .systemFont(ofSize: 13)
    path.textColor = Theme.secondaryText
    depth.font = .systemFont(ofSize: 15, weight: .semibold)
    depth.textColor = Theme.text
    for view in [bezel, path, depth] { addSubview(view) }
    bezel.addSubview(screen)
    buttons = Command.allCases.map { command in
      let chip = Chip(
        Self.title(of: command), style: command == .push ? .primary : .regular, fontSize: 14
      ) { [weak self] in self?.onCommand?(command) }
      addSubview(chip)
      return (command, chip)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows how deep the stack is.
  ///
  /// - Parameter names: The names on the stack, bottom to top.
  func show(path names: [String]) {
    depth.text = "Depth \(names.count)"
    let visible = names.suffix(8).joined(separator: " › ")
    path.text = names.count > 8 ? "… › " + visible : visible
    for (command, chip) in buttons where command != .push { chip.isEnabled = names.count > 1 }
  }

  /// The button of a command, for tests and pictures.
  func button(for command: Command) -> UIView? {
    buttons.first { $0.command == command }?.chip
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Theme.padding, dy: Theme.padding)
    let controlHeight: CGFloat = 36
    let headHeight: CGFloat = 22
    depth.frame = CGRect(x: inner.minX, y: inner.minY - 4, width: 90, height: headHeight)
    path.frame = CGRect(
      x: inner.minX + 90, y: inner.minY - 4, width: max(0, inner.width - 90), height: headHeight)
    path.textAlignment = .right
    layOutButtons(
      in: CGRect(
        x: inner.minX, y: inner.maxY - controlHeight, width: inner.width, height: controlHeight))
    layOutDevice(
      in: CGRect(
        x: inner.minX, y: inner.minY + headHeight + 8, width: inner.width,
        height: max(0, inner.height - headHeight - controlHeight - 24)))
  }

  private func layOutButtons(in area: CGRect) {
    let gap: CGFloat = 8
    let share = ((min(area.width, 460) - 2 * gap) / 3).rounded(.down)
    var x = (area.midX - (3 * share + 2 * gap) / 2).rounded()
    for (_, chip) in buttons {
      chip.frame = CGRect(x: x, y: area.minY, width: share, height: area.height)
      x += share + gap
    }
  }

  /// The largest device of its form that the area takes, in its middle.
  private func layOutDevice(in area: CGRect) {
    let form: CGFloat = isLandscape ? Self.aspect : 1 / Self.aspect
    let height = min(area.height, area.width / form).rounded(.down)
    let width = (height * form).rounded(.down)
    let radius = max(10, min(width, height) * 0.06).rounded()
    bezel.frame = CGRect(
      x: (area.midX - width / 2).rounded(), y: (area.midY - height / 2).rounded(),
      width: width, height: height)
    bezel.layer.cornerRadius = radius
    screen.frame = bezel.bounds.insetBy(dx: Self.bezelWidth, dy: Self.bezelWidth)
    screen.layer.cornerRadius = max(0, radius - Self.bezelWidth)
  }

  private static func title(of command: Command) -> String {
    switch command {
    case .push: "Push"
    case .pop: "Pop"
    case .popToRoot: "Pop to root"
    }
  }
}
