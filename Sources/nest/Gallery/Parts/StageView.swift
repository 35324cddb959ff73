import OpenUIKit

/// The middle of a page of the gallery: a device with something in it, a line about it, and
/// buttons.
final class StageView: CardView {
  /// The view in which the containers are shown.
  let screen = UIView()
  /// Whether the device is in landscape.
  var isLandscape = false { didSet { if isLandscape != oldValue { turnDevice() } } }

  /// Called when the device has its frame.
  var onLayout: () -> Void = {}

  /// The first of the buttons, for tests and pictures.
  var mainButton: Chip? { buttons.first }

  private let bezel = UIView()
  private let buttons: [Chip]
  private let portrait: NSLayoutConstraint
  private let landscape: NSLayoutConstraint

  private static let bezelWidth: CGFloat = 7
  /// The ratio of the sides of the device, at least 1.
  private static let aspect: CGFloat = 16.0 / 10.0

  /// Makes a stage with buttons below the device.
  init(buttons: [Chip]) {
    self.buttons = buttons
    portrait = bezel.heightAnchor.constraint(
      equalTo: bezel.widthAnchor, multiplier: Self.aspect)
    landscape = bezel.widthAnchor.constraint(
      equalTo: bezel.heightAnchor, multiplier: Self.aspect)
    let area = UIView()
    let row = UIStackView(.horizontal, spacing: 8, distribution: .fillEqually, buttons)
    let controls = UIView()
    super.init(UIStackView(.vertical, spacing: 16, [area, controls]), spacing: 12)
    directionalLayoutMargins.bottom = Theme.padding
    bezel.backgroundColor = Theme.bezel
    screen.clipsToBounds = true
    placeDevice(in: area)
    controls.addConstrained(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: controls.topAnchor),
      row.bottomAnchor.constraint(equalTo: controls.bottomAnchor),
      row.centerXAnchor.constraint(equalTo: controls.centerXAnchor),
      row.heightAnchor.constraint(equalToConstant: 36),
      row.widthAnchor.constraint(equalTo: controls.widthAnchor).withPriority(.defaultHigh),
      row.widthAnchor.constraint(lessThanOrEqualToConstant: 460),
    ])
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// The largest device that fits into the area, centred.
  private func placeDevice(in area: UIView) {
    area.addConstrained(bezel)
    addConstrained(screen)
    NSLayoutConstraint.activate(
      screen.filling(bezel, inset: Self.bezelWidth) + [
        portrait,
        bezel.centerXAnchor.constraint(equalTo: area.centerXAnchor),
        bezel.centerYAnchor.constraint(equalTo: area.centerYAnchor),
        bezel.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor),
        bezel.heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor),
        bezel.widthAnchor.constraint(equalTo: area.widthAnchor).withPriority(.defaultHigh),
        bezel.heightAnchor.constraint(equalTo: area.heightAnchor).withPriority(.defaultHigh),
      ])
  }

  private func turnDevice() {
    NSLayoutConstraint.deactivate([isLandscape ? portrait : landscape])
    NSLayoutConstraint.activate([isLandscape ? landscape : portrait])
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
    let radius = max(10, min(screen.bounds.width, screen.bounds.height) * 0.06).rounded()
    bezel.layer.cornerRadius = radius
    screen.layer.cornerRadius = max(0, radius - Self.bezelWidth)
    onLayout()
  }
}
