import Foundation
import NestTesting
import Testing

@testable import OpenUIKit

/// Background images, insets, roles, symbols and subtitles of buttons.
struct ButtonDetailsTests {
  private func picture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .systemTeal)
    -> UIImage
  {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in
      color.setFill()
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: 6
      ).fill()
    }
  }

  private func makeHost() throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 300, height: 300))
    host.turn { host.window.makeKeyAndVisible() }
    return host
  }

  @Test("R19.16 a background image fills the button, which is not smaller than it")
  func backgroundImage() throws {
    let host = try makeHost()
    let button = UIButton(type: .custom)
    let (plain, pressed) = (picture(90, 50), picture(20, 20))
    button.setBackgroundImage(plain, for: .normal)
    button.setBackgroundImage(pressed, for: .highlighted)
    let size = button.intrinsicContentSize
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    host.turn { host.window.addSubview(button) }
    let view = try #require(button.subviews.first as? UIImageView)

    #expect(size == CGSize(width: 90, height: 50))
    #expect(view.frame == button.bounds && view.image === plain)
    #expect(button.currentBackgroundImage === plain)
    host.turn { button.isHighlighted = true }
    #expect(view.image === pressed && button.backgroundImage(for: .selected) === plain)
    host.turn { button.configuration = .filled() }
    #expect(view.superview == nil)
  }

  @Test("R19.45 the title has a shadow in the colour of the state, and none with a configuration")
  func titleShadow() throws {
    let host = try makeHost()
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    host.turn { host.window.addSubview(button) }
    let label = try #require(button.titleLabel)
    label.shadowColor = .systemTeal
    button.setTitleColor(.black, for: .normal)
    #expect(label.shadowColor == .systemTeal && button.currentTitleShadowColor == nil)

    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .highlighted)
    #expect(label.shadowColor == .red && button.titleShadowColor(for: .selected) == .red)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: button, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let root = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    let read = try #require(root as? UIButton)
    #expect(read.titleLabel?.shadowColor == .red)
    #expect(read.titleShadowColor(for: .highlighted) == .blue)
    host.turn { button.isHighlighted = true }
    #expect(label.shadowColor == .blue && button.currentTitleShadowColor == .blue)
    host.turn { button.configuration = .filled() }
    #expect(label.shadowColor == nil)
  }

  @Test("R19.16 insets of the content make a button larger; those of title and image move them")
  func insets() throws {
    let host = try makeHost()
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(picture(10, 10), for: .normal)
    let bare = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let padded = button.intrinsicContentSize
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.imageEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)

    #expect(padded == CGSize(width: bare.width + 6, height: bare.height + 4))
    #expect(button.intrinsicContentSize == padded)
    button.frame = CGRect(origin: .zero, size: CGSize(width: padded.width, height: 44))
    host.turn { host.window.addSubview(button) }
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content == CGRect(x: 2, y: 1, width: bare.width, height: 40))
    #expect(try #require(button.imageView).frame == CGRect(x: 2, y: 19, width: 10, height: 10))
    #expect(try #require(button.titleLabel).frame.minX == 20)
    #expect(button.titleRect(forContentRect: content).minX == 20)
  }

  @Test("R19.16 overrides of the rectangles place title, image and background")
  func overrides() throws {
    final class Tile: UIButton {
      override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 2, dy: 2)
      }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: contentRect.minY, width: contentRect.width, height: 30)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: 32, width: contentRect.width, height: 20)
      }
    }
    let host = try makeHost()
    let tile = Tile(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    tile.setTitle("Tile", for: .normal)
    tile.setImage(picture(10, 10), for: .normal)
    tile.setBackgroundImage(picture(5, 5), for: .normal)
    host.turn { host.window.addSubview(tile) }

    #expect(tile.imageView?.frame == CGRect(x: 2, y: 2, width: 56, height: 30))
    #expect(tile.titleLabel?.frame == CGRect(x: 2, y: 32, width: 56, height: 20))
    #expect(tile.subviews.first?.frame == CGRect(x: 2, y: 2, width: 56, height: 56))
  }

  @Test("R19.16 insets that are not finite are refused", arguments: [CGFloat.nan, .infinity])
  func badInsets(number: CGFloat) {
    let button = UIButton(type: .system)
    let bad = UIEdgeInsets(top: 0, left: number, bottom: 0, right: 0)
    let seen = DiagnosticRecorder()
    button.contentEdgeInsets = bad
    button.titleEdgeInsets = bad
    button.imageEdgeInsets = bad

    #expect(seen.misuses.map(\.id) == Array(repeating: "insets.not-finite", count: 3))
    #expect(button.contentEdgeInsets == .zero && button.titleEdgeInsets == .zero)
  }

  @Test("R19.16 a button whose taps select it toggles before its actions")
  func toggle() throws {
    let host = try makeHost()
    var seen: [Bool] = []
    let button = UIButton(configuration: .plain())
    button.changesSelectionAsPrimaryAction = true
    button.addAction(
      UIAction { seen.append(($0.sender as? UIButton)?.isSelected == true) },
      for: .primaryActionTriggered)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    host.turn {
      host.window.makeKeyAndVisible()
      host.window.addSubview(button)
    }

    try host.tap(button)
    try host.tap(button)

    #expect(seen == [true, false])
    #expect(!button.accessibilityTraits.contains(.selected))
  }

  @Test("R19.16 types with a symbol have an image and a name; close is grey, the others tinted")
  func symbols() {
    let types: [UIButton.ButtonType] = [
      .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ]
    let buttons = types.map { UIButton(type: $0) }

    #expect(types.map(\.rawValue) == [2, 3, 4, 5, 7])
    #expect(buttons.map { $0.intrinsicContentSize.width } == [22, 22, 22, 22, 30])
    #expect(
      buttons.map(\.accessibilityLabel) == [
        "More Info", "More Info", "More Info", "Add", "Close",
      ])
    #expect(buttons[0].appearance.imageColor == buttons[0].tintColor)
    #expect(buttons[4].appearance.imageColor == .secondaryLabel)
  }

  @Test("R19.16 a subtitle is under the title; an activity indicator replaces the image")
  func subtitle() throws {
    let host = try makeHost()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "A longer subtitle"
    configuration.titlePadding = 4
    configuration.image = picture(10, 10)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    host.turn { host.window.addSubview(button) }
    let title = try #require(button.titleLabel)
    let second = try #require(button.subtitleLabel)
    let image = try #require(button.imageView)

    #expect(second.text == "A longer subtitle" && second.frame.minY == title.frame.maxY + 4)
    #expect(title.textAlignment == .left && second.frame.minX == image.frame.maxX)
    #expect(abs((title.frame.minY + second.frame.maxY) / 2 - 30) < 0.01)
    host.turn {
      button.configuration?.showsActivityIndicator = true
      button.configuration?.imageReservation = 40
    }
    let indicator = try #require(
      button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(image.image == nil && indicator.isAnimating)
    #expect(indicator.frame.width == 20 && title.frame.minX == indicator.frame.midX + 20)
    host.turn { button.configuration?.subtitle = nil }
    #expect(button.subtitleLabel == nil && second.superview == nil)
  }

  @Test("R19.16 colours follow role, selection, and whether the look follows the state")
  func colors() {
    let button = UIButton(configuration: .plain())
    button.role = .destructive
    let red = button.appearance.titleColor
    button.isSelected = true
    let selected = button.appearance.backgroundColor
    button.automaticallyUpdatesConfiguration = false
    let frozen = button.appearance.backgroundColor
    let updated = UIButton.Configuration.filled().updated(for: button)

    #expect(red == .systemRed && selected == UIColor.systemRed.withAlphaComponent(0.18))
    #expect(frozen == nil)
    #expect(updated.background.backgroundColor == .systemRed)
    #expect(updated.baseForegroundColor == .white)
    #expect(UIButton.Configuration.borderless().contentInsets == .zero)
    #expect(UIButton.Configuration.borderedProminent() == .filled())
  }

  @Test("R19.16 a background has insets, an image, an effect, a view and a line outside of it")
  func background() throws {
    let host = try makeHost()
    let custom = UIView(frame: .zero)
    var configuration = UIButton.Configuration.gray()
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.background.image = picture(8, 8)
    configuration.background.imageContentMode = .center
    configuration.background.customView = custom
    configuration.background.visualEffect = UIBlurEffect(style: .regular)
    configuration.background.strokeColor = .red
    configuration.background.strokeWidth = 2
    configuration.background.strokeOutset = 3
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    host.turn { host.window.addSubview(button) }
    let backdrop = try #require(button.subviews.first)
    let area = CGRect(x: 2, y: 1, width: 94, height: 36)

    #expect(custom.frame == area && custom.superview === backdrop)
    #expect(backdrop.subviews.count == 4 && backdrop.subviews[0] is UIVisualEffectView)
    #expect(backdrop.subviews.allSatisfy { $0.frame == area })
    let stroke = try #require(backdrop.layer.sublayers?.last { $0.borderWidth == 2 })
    #expect(stroke.frame == area.insetBy(dx: -3, dy: -3))
    host.turn { button.configuration = .plain() }
    #expect(custom.superview == nil && backdrop.subviews.count == 1)
  }

  @Test("R19.16 what a button has beside titles returns from an archive")
  func archive() throws {
    var configuration = UIButton.Configuration.tinted()
    configuration.subtitle = "Second"
    configuration.titleAlignment = .trailing
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)
    button.setImage(picture(3, 3), for: .normal)
    button.setBackgroundImage(picture(7, 7), for: .selected)
    button.titleEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.role = .cancel
    button.changesSelectionAsPrimaryAction = true

    let data = try NSKeyedArchiver.archivedData(
      withRootObject: button, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let read = try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIButton)

    #expect(read.configuration == configuration)
    #expect(read.image(for: .normal)?.size.width == 3)
    #expect(read.backgroundImage(for: .selected)?.size.width == 7)
    #expect(read.titleEdgeInsets == button.titleEdgeInsets && read.role == .cancel)
    #expect(read.changesSelectionAsPrimaryAction && read.subviews.count <= 5)
  }

  @Test("R19.16 The contact sheet of buttons' details", arguments: [false, true])
  func pictures(isDark: Bool) throws {
    let host = try TestHost(size: CGSize(width: 340, height: 330), scale: 2)
    host.turn {
      host.window.makeKeyAndVisible()
      host.window.overrideUserInterfaceStyle = isDark ? .dark : .light
      host.window.backgroundColor = .systemBackground
      addSymbols(to: host.window)
      addConfigurations(to: host.window)
      addPlainButtons(to: host.window)
    }

    try ReferencePictures().expect(
      host.snapshot(), toMatch: "button-details" + (isDark ? "-dark" : "-light"))
  }

  private func addSymbols(to view: UIView) {
    let types: [UIButton.ButtonType] = [.detailDisclosure, .infoLight, .contactAdd, .close]
    for (index, type) in types.enumerated() {
      for state in 0..<2 {
        let button = UIButton(type: type)
        button.isEnabled = state == 0
        button.frame = CGRect(x: 10 + index * 80 + state * 38, y: 8, width: 36, height: 36)
        view.addSubview(button)
      }
    }
  }

  private func addConfigurations(to view: UIView) {
    let looks: [UIButton.Configuration] = [
      .borderless(), .plain(), .gray(), .tinted(), .filled(), .borderedProminent(),
    ]
    for (index, look) in looks.enumerated() {
      var configuration = look
      configuration.title = ["Delete", "Title", "Busy", "Leading", "Trailing", "Above"][index]
      configuration.subtitle = index == 0 || index == 5 ? nil : "Subtitle"
      configuration.showsActivityIndicator = index == 2 || index == 5
      configuration.imagePadding = 6
      configuration.imagePlacement =
        [.leading, .leading, .leading, .leading, .trailing, .top][index]
      if index == 3 || index == 4 { configuration.image = picture(16, 16, .systemOrange) }
      let button = UIButton(configuration: configuration)
      if index == 0 { button.role = .destructive }
      button.isSelected = index == 1 || index == 3
      button.frame = CGRect(
        x: 10 + index % 2 * 165, y: 52 + index / 2 * 68, width: 155, height: 60)
      view.addSubview(button)
    }
  }

  private func addPlainButtons(to view: UIView) {
    let shifted = UIButton(type: .custom)
    shifted.setTitle("Insets", for: .normal)
    shifted.setTitleColor(.label, for: .normal)
    shifted.setImage(picture(16, 16, .systemGreen), for: .normal)
    shifted.setBackgroundImage(picture(60, 40, .systemYellow), for: .normal)
    shifted.titleEdgeInsets.left = 12
    shifted.frame = CGRect(x: 10, y: 262, width: 150, height: 56)
    view.addSubview(shifted)

    var stroked = UIButton.Configuration.gray()
    stroked.title = "Outside"
    stroked.background.strokeColor = .systemRed
    stroked.background.strokeWidth = 2
    stroked.background.strokeOutset = 4
    stroked.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 6, bottom: 6, trailing: 6)
    let button = UIButton(configuration: stroked)
    button.frame = CGRect(x: 175, y: 262, width: 150, height: 56)
    view.addSubview(button)
  }
}
