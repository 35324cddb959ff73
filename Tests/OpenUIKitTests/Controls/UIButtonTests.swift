import NestTesting
import Testing

@testable import OpenUIKit

struct UIButtonTests {
  private func makeHost(_ size: CGSize = CGSize(width: 300, height: 300)) throws -> TestHost {
    let host = try TestHost(size: size, scale: 2)
    host.window.backgroundColor = .white
    host.window.makeKeyAndVisible()
    return host
  }

  @Test("a tap performs touchUpInside, then the primary action")
  func actions() throws {
    let host = try makeHost()
    var log: [String] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Push") { _ in log.append("primary") })
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    host.window.addSubview(button)

    host.tap(at: CGPoint(x: 20, y: 20))
    host.press(at: CGPoint(x: 20, y: 20))
    host.release(at: CGPoint(x: 200, y: 200))

    #expect(log == ["up", "primary"])
    #expect(button.currentTitle == "Push")
  }

  @Test("each state has its title, colour and image, or that of the normal state")
  func states() {
    let button = UIButton(type: .custom)
    let image = UIImage()
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: [.selected, .highlighted])
    button.setImage(image, for: .disabled)
    var seen: [String] = []
    func note() {
      seen.append(
        "\(button.currentTitle ?? "–") \(button.currentTitleColor == .red ? "red" : "blue") "
          + "\(button.currentImage == nil ? "–" : "image")")
    }

    note()
    button.isSelected = true
    note()
    button.isHighlighted = true
    note()
    button.isSelected = false
    button.isHighlighted = false
    button.isEnabled = false
    note()

    #expect(seen == ["Normal red –", "Selected red –", "Normal blue –", "Normal red image"])
    #expect(button.titleLabel?.text == "Normal")
  }

  @Test("the highlighted look appears at once and fades out")
  func feedback() throws {
    let host = try makeHost()
    let button = UIButton(type: .system)
    button.setTitle("Touch", for: .normal)
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    host.window.addSubview(button)
    host.commit()
    let label = try #require(button.titleLabel)
    func shown() -> CGFloat { CGFloat(label.layer.presentation()?.opacity ?? -1) }

    host.press(at: CGPoint(x: 20, y: 20))
    let pressed = shown()
    host.movePointer(to: CGPoint(x: 200, y: 20))
    host.advance(by: 0.1)
    let fading = shown()
    host.advance(by: 0.2)
    let left = shown()
    host.movePointer(to: CGPoint(x: 20, y: 20))
    let again = shown()

    #expect(abs(pressed - 0.3) < 0.001)
    #expect(abs(fading - 0.5323) < 0.0001)
    #expect(left == 1)
    #expect(abs(again - 0.3) < 0.001)
  }

  @Test("sizes are those of title, image and insets")
  func sizes() throws {
    let host = try makeHost()
    defer { withExtendedLifetime(host) {} }
    let plain = UIButton(type: .system)
    plain.setTitle("Title", for: .normal)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let filled = UIButton(configuration: configuration)
    let small = filled.intrinsicContentSize
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.image = UIImage(
      cgImage: CGImage(try Bitmap(width: 10, height: 50, isOpaque: true)))
    configuration.imagePadding = 6
    filled.configuration = configuration
    let label = try #require(filled.titleLabel).intrinsicContentSize

    #expect(plain.intrinsicContentSize.height == 30.5)
    #expect(small == CGSize(width: label.width + 24, height: label.height + 14))
    #expect(filled.intrinsicContentSize == CGSize(width: label.width + 22, height: 54))
  }

  @Test(
    "UIKit 10 without a configuration a title has 6 points above and below it, and no content fits 30 × 34"
  )
  func sizesWithoutConfiguration() throws {
    let host = try makeHost()
    defer { withExtendedLifetime(host) {} }
    let image = UIImage(cgImage: CGImage(try Bitmap(width: 20, height: 50, isOpaque: true)))
    let button = UIButton(type: .custom)
    let empty = button.intrinsicContentSize
    button.setImage(image, for: .normal)
    let ofImage = button.intrinsicContentSize
    button.setTitle("Title", for: .normal)
    let ofBoth = button.intrinsicContentSize
    button.setImage(nil, for: .normal)
    let label = try #require(button.titleLabel).intrinsicContentSize

    #expect(empty == CGSize(width: 30, height: 34))
    #expect(ofImage == CGSize(width: 20, height: 50))
    #expect(ofBoth == CGSize(width: label.width + 20, height: 50))
    #expect(button.sizeThatFits(.zero) == CGSize(width: label.width, height: label.height + 12))
  }

  @Test("image and title beside each other are aligned each by itself")
  func verticalAlignment() {
    var pair = ButtonArrangement()
    pair.title = CGSize(width: 40, height: 20)
    pair.image = CGSize(width: 10, height: 30)
    pair.titleMargin = 6
    let area = CGRect(x: 0, y: 0, width: 100, height: 60)
    func tops(_ alignment: UIControl.ContentVerticalAlignment) -> [CGFloat] {
      let frames = pair.frames(in: area, horizontally: .center, vertically: alignment)
      return [frames.title.minY, frames.image.minY]
    }

    #expect(pair.size == CGSize(width: 50, height: 32))
    #expect(tops(.top) == [0, 0])
    #expect(tops(.center) == [20, 15])
    #expect(tops(.bottom) == [40, 30])
  }

  @Test("in a button that is lower than the space around its title the title is centred")
  func lowButton() throws {
    let host = try makeHost()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 8))
    button.setTitle("Title", for: .normal)
    host.turn { host.window.addSubview(button) }

    #expect(try #require(button.titleLabel).frame.midY == 4)
  }

  @Test("image and title are beside or above each other, as the alignment says")
  func arrangement() {
    var pair = ButtonArrangement()
    pair.title = CGSize(width: 40, height: 20)
    pair.image = CGSize(width: 10, height: 10)
    pair.padding = 5
    let area = CGRect(x: 0, y: 0, width: 100, height: 60)
    func frames(
      _ placement: NSDirectionalRectEdge, _ across: UIControl.ContentHorizontalAlignment = .center,
      _ down: UIControl.ContentVerticalAlignment = .center
    ) -> [CGRect] {
      pair.placement = placement
      let frames = pair.frames(in: area, horizontally: across, vertically: down)
      return [frames.title, frames.image]
    }

    #expect(
      frames(.leading) == [
        CGRect(x: 37.5, y: 20, width: 40, height: 20),
        CGRect(x: 22.5, y: 25, width: 10, height: 10),
      ])
    #expect(
      frames(.trailing, .left, .top) == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 45, y: 0, width: 10, height: 10),
      ])
    #expect(
      frames(.top, .right, .bottom) == [
        CGRect(x: 60, y: 40, width: 40, height: 20), CGRect(x: 75, y: 25, width: 10, height: 10),
      ])
    pair.title.width = 200
    #expect(frames(.leading)[0] == CGRect(x: 15, y: 20, width: 85, height: 20))
  }

  @Test("buttons look as the references show, in every style and state")
  func pictures() throws {
    let host = try makeHost(CGSize(width: 330, height: 250))
    let styles: [UIButton.Configuration?] = [nil, .plain(), .gray(), .tinted(), .filled()]
    for (row, style) in styles.enumerated() {
      for column in 0..<3 {
        let button = UIButton(type: .system)
        if var style {
          style.cornerStyle = row == 4 ? .capsule : .dynamic
          style.title = ["Normal", "Touched", "Disabled"][column]
          button.configuration = style
        } else {
          button.setTitle(["Normal", "Touched", "Disabled"][column], for: .normal)
        }
        button.isHighlighted = column == 1
        button.isEnabled = column != 2
        button.frame = CGRect(x: 10 + column * 105, y: 10 + row * 46, width: 100, height: 36)
        host.window.addSubview(button)
      }
    }

    try host.expectPicture("buttons")
  }

  @Test("the update handler adapts the look to the state")
  func updateHandler() throws {
    let host = try makeHost()
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    host.window.addSubview(button)
    host.commit()
    let off = button.titleLabel?.text

    button.isSelected = true
    host.commit()

    #expect(off == "Off")
    #expect(button.titleLabel?.text == "On")
  }

  @Test(
    "UIKit 10 in a given frame the title is aligned at the edge, without the space of its own size",
    arguments: [UIControl.ContentVerticalAlignment.top, .bottom, .center])
  func alignedTitle(alignment: UIControl.ContentVerticalAlignment) throws {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let height = button.intrinsicContentSize.height
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    button.contentVerticalAlignment = alignment

    button.layoutIfNeeded()

    let title = try #require(button.titleLabel).frame
    #expect(title.height == height - 12)
    switch alignment {
    case .top: #expect(title.minY == 0)
    case .bottom: #expect(title.maxY == 80)
    default: #expect(title.midY == 40)
    }
  }

  @Test(
    "R15.95 UIKit 10 In its own size, too, a title at the edge is at the content's insets",
    arguments: [UIButton.ButtonType.system, .custom],
    [UIEdgeInsets.zero, UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)])
  func alignedTitleInOwnSize(type: UIButton.ButtonType, insets: UIEdgeInsets) throws {
    for alignment in [UIControl.ContentVerticalAlignment.top, .bottom, .center, .fill] {
      let button = UIButton(type: type)
      button.setTitle("Title", for: .normal)
      button.contentEdgeInsets = insets
      button.contentVerticalAlignment = alignment

      button.sizeToFit()
      button.layoutIfNeeded()

      let (title, area) = (try #require(button.titleLabel).frame, button.bounds.inset(by: insets))
      #expect(title.height == area.height - 12 && title.minX == insets.left)
      switch alignment {
      case .top: #expect(title.minY == area.minY)
      case .bottom: #expect(title.maxY == area.maxY)
      default: #expect(title.midY == area.midY)
      }
    }
  }
}
