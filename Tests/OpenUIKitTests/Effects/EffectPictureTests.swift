import NestTesting
import Testing

@testable import OpenUIKit

/// Effects over a picture with much in it, in pictures.
@Suite struct EffectPictureTests {
  @Test("R17.17 The contact sheet of effects", arguments: [1, 1.5, 2.0], [false, true])
  func sheet(scale: Double, isDark: Bool) throws {
    let host = try TestHost(size: CGSize(width: 340, height: 300), scale: CGFloat(scale))
    let root = UIViewController()
    host.show(root)
    host.turn {
      host.window.overrideUserInterfaceStyle = isDark ? .dark : .light
      addBackground(to: root.view)
      for index in 0..<20 { addCard(index, to: root.view) }
    }

    let suffix = (isDark ? "-dark" : "-light") + (scale == 1 ? "" : "@\(scale == 2 ? "2" : "1.5")x")
    try ReferencePictures().expect(host.snapshot(), toMatch: "effects" + suffix)
  }

  private func addBackground(to view: UIView) {
    view.backgroundColor = .systemBackground
    let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemOrange, .systemPurple]
    for index in 0..<60 {
      let dot = UIView(
        frame: CGRect(
          x: index % 10 * 35 - 8, y: index / 10 * 52 + index % 3 * 9, width: 22, height: 22))
      dot.backgroundColor = colors[index * 7 % 5]
      dot.layer.cornerRadius = 11
      view.addSubview(dot)
    }
    for index in 0..<12 {
      let label = UILabel(frame: CGRect(x: 4, y: index * 25, width: 340, height: 20))
      label.text = "Text that lies behind effects, line \(index + 1) of 12"
      view.addSubview(label)
    }
  }

  private func addCard(_ index: Int, to view: UIView) {
    let number = index < 3 ? index : index + 1
    guard let style = UIBlurEffect.Style(rawValue: number) else { return }
    let blur = UIBlurEffect(style: style)
    let card = UIVisualEffectView(effect: blur)
    card.frame = CGRect(x: 8 + index % 5 * 66, y: 8 + index / 5 * 73, width: 60, height: 65)
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    view.addSubview(card)
    let styles: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .separator]
    for (row, style) in styles.enumerated() {
      let inner = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
      inner.frame = CGRect(x: 6, y: 5 + row * 15, width: 48, height: 15)
      let label = UILabel(frame: inner.bounds)
      label.font = .systemFont(ofSize: 12, weight: .semibold)
      label.text = row == 0 ? "Style \(number)" : "Vibrant"
      inner.contentView.addSubview(label)
      card.contentView.addSubview(inner)
    }
  }
}
