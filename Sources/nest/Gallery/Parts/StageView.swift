import OpenUIKit

/// The middle of a page of the gallery: a device with something in it, a line about it, and
/// buttons.
final class StageView: UIView {
  /// The view in which the containers are shown.
  let screen = UIView()
  /// Whether the device is in landscape.
  var isLandscape = false { didSet { if isLandscape != oldValue { setNeedsLayout() } } }

  /// Called when the device has its frame.
  var onLayout: () -> Void = {}

  /// The first of the buttons, for tests and pictures.
  var mainButton: Chip? { buttons.first }

  private let bezel = UIView()
  private let title = UILabel()
  private let detail = UILabel()
  private let buttons: [Chip]

  private static let bezelWidth: CGFloat = 7
  /// The ratio of the sides of the device, at least 1.
  private static let aspect: CGFloat = 16.0 / 10.0

  /// Makes a stage with buttons below the device.
  init(buttons: [Chip]) {
    self.buttons = buttons
    super.init(frame: .zero)
    backgroundColor = Theme.card
    layer.cornerRadius = Theme.cardRadius
    layer.borderWidth = 1
    layer.borderColor = Theme.hairline.cgColor
    bezel.backgroundColor = Theme.bezel
    screen.clipsToBounds = true
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = Theme.secondaryText
    detail.textAlignment = .right
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.textColor = Theme.text
    for view in [bezel, detail, title] { addSubview(view) }
    bezel.addSubview(screen)
    buttons.forEach(addSubview)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows what the device contains.
  ///
  /// - Parameters:
  ///   - title: A few words.
  ///   - names: The names of the controllers, the lowest first; the last eight are shown.
  func show(_ title: String, path names: [String]) {
    self.title.text = title
    let visible = names.suffix(8).joined(separator: " › ")
    detail.text = names.count > 8 ? "… › " + visible : visible
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Theme.padding, dy: Theme.padding)
    let controlHeight: CGFloat = 36
    let headHeight: CGFloat = 22
    let titleWidth: CGFloat = 110
    title.frame = CGRect(x: inner.minX, y: inner.minY - 4, width: titleWidth, height: headHeight)
    detail.frame = CGRect(
      x: inner.minX + titleWidth, y: inner.minY - 4, width: max(0, inner.width - titleWidth),
      height: headHeight)
    layOutButtons(
      in: CGRect(
        x: inner.minX, y: inner.maxY - controlHeight, width: inner.width, height: controlHeight))
    layOutDevice(
      in: CGRect(
        x: inner.minX, y: inner.minY + headHeight + 8, width: inner.width,
        height: max(0, inner.height - headHeight - controlHeight - 24)))
    onLayout()
  }

  private func layOutButtons(in area: CGRect) {
    guard !buttons.isEmpty else { return }
    let gap: CGFloat = 8
    let count = CGFloat(buttons.count)
    let share = ((min(area.width, 460) - (count - 1) * gap) / count).rounded(.down)
    var x = (area.midX - (count * share + (count - 1) * gap) / 2).rounded()
    for button in buttons {
      button.frame = CGRect(x: x, y: area.minY, width: share, height: area.height)
      x += share + gap
    }
  }

  /// The largest device that fits into the area, centred.
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
}
