import OpenUIKit

/// A stack view with tiles of different sizes. A tap hides a tile, one beside them shows all.
final class TilesView: UIView {
  /// The stack view that arranges the tiles.
  let stack = UIStackView()

  private static let height: CGFloat = 300

  /// Makes the tiles.
  init() {
    super.init(frame: .zero)
    let background = UIView()
    background.backgroundColor = .secondarySystemBackground
    background.layer.cornerRadius = 12
    addFilling(background, inset: 16)
    addFilling(stack, inset: 24)
    heightAnchor.constraint(equalToConstant: Self.height).isActive = true
    for (text, size, color) in [
      ("One", 15, UIColor.systemBlue), ("Three", 24, .systemGreen), ("II", 12, .systemOrange),
      ("Four", 18, .systemPurple),
    ] as [(String, CGFloat, UIColor)] {
      stack.addArrangedSubview(makeTile(text, size, color))
    }
    stack.apply(StackOptions())
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.showAll() })
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func makeTile(_ text: String, _ size: CGFloat, _ color: UIColor) -> UIView {
    let tile = PaddedLabel(
      text, font: .systemFont(ofSize: size, weight: .semibold), background: color)
    tile.textColor = .white
    tile.textAlignment = .center
    tile.isUserInteractionEnabled = true
    tile.addGestureRecognizer(
      UITapGestureRecognizer { [weak tile] _ in
        UIView.animate(withDuration: 0.3) { tile?.isHidden = true }
      })
    return tile
  }

  private func showAll() {
    UIView.animate(withDuration: 0.3) {
      for tile in self.stack.arrangedSubviews { tile.isHidden = false }
    }
  }
}
