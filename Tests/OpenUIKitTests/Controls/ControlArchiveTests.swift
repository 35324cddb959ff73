import Foundation
import NestTesting
import Testing

@testable import OpenUIKit

struct ControlArchiveTests {
  private func archived<Object: NSObject>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: false)
    return try unarchiver(data).decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object
  }

  private func coder(_ write: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    write(archiver)
    archiver.finishEncoding()
    return try unarchiver(archiver.encodedData)
  }

  private func unarchiver(_ data: Data) throws -> NSKeyedUnarchiver {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    unarchiver.requiresSecureCoding = false
    return unarchiver
  }

  private func picture(_ color: UIColor, side: Int = 2) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image {
      color.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test("R19.1 the images of a button for its states come back from an archive")
  func images() throws {
    let button = UIButton(type: .custom)
    let (plain, pressed) = (picture(.red), picture(.green, side: 3))
    button.setImage(plain, for: .normal)
    button.setImage(pressed, for: .highlighted)
    button.setTitle("Go", for: .normal)

    let read = try #require(try archived(button))

    #expect(read.image(for: .normal)?.pngData() == plain.pngData())
    #expect(read.image(for: .highlighted)?.pngData() == pressed.pngData())
    #expect(read.image(for: .selected)?.size == CGSize(width: 2, height: 2))
    #expect(read.currentTitle == "Go" && read.configuration == nil)
    #expect(read.sizeThatFits(.zero) == button.sizeThatFits(.zero))
  }

  @Test("R19.1 the configuration of a button returns from an archive, its image too")
  func configuration() throws {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Send"
    configuration.image = picture(.blue)
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 5
    configuration.baseForegroundColor = .systemRed
    configuration.baseBackgroundColor = .green
    configuration.background.backgroundColor = .yellow
    configuration.background.strokeColor = .black
    configuration.background.strokeWidth = 2
    configuration.background.cornerRadius = 3
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .large
    configuration.contentInsets.leading = 40
    let button = UIButton(configuration: configuration)
    button.setImage(picture(.red), for: .disabled)

    let read = try #require(try archived(button))

    var copy = try #require(read.configuration)
    #expect(copy.image?.pngData() == configuration.image?.pngData())
    #expect(read.image(for: .disabled)?.pngData() == picture(.red).pngData())
    copy.image = configuration.image
    #expect(copy == configuration)
    #expect(read.sizeThatFits(.zero) == button.sizeThatFits(.zero))
    #expect(read.subviews.count == button.subviews.count)
  }

  @Test("R19.1 a configuration without insets of its own keeps those of its size in an archive")
  func defaultInsets() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = .small

    let read = try #require(try archived(UIButton(configuration: configuration)))

    var copy = try #require(read.configuration)
    #expect(copy == configuration)
    copy.buttonSize = .large
    #expect(copy.contentInsets.top == 15)
  }

  @Test("R19.1 damaged archives of buttons and image views give nil")
  func damage() throws {
    let button = UIButton(configuration: .filled())
    button.setImage(picture(.red), for: .normal)
    let value = ArchivedButton(button)

    for images in [[], [1, 2], ["text"]] as [[Any]] {
      let read = UIButton(
        coder: try coder {
          $0.encodeValue(value, forKey: ArchivedButton.key)
          $0.encode(images as NSArray, forKey: ArchivedButton.imagesKey)
        })
      #expect(read == nil)
    }
    for key in ["UIImageViewImage", "UIImageViewHighlightedImage"] {
      #expect(
        UIImageView(coder: try coder { $0.encode(NSNumber(value: 1), forKey: key) }) == nil)
    }
  }

  @Test("R19.1 both images of an image view come back from an archive")
  func imageView() throws {
    let view = UIImageView(image: picture(.red), highlightedImage: picture(.green))
    view.isHighlighted = true

    let read = try #require(try archived(view))

    #expect(read.image?.pngData() == picture(.red).pngData())
    #expect(read.highlightedImage?.pngData() == picture(.green).pngData())
    #expect(read.isHighlighted && read.layer.contents != nil)
  }

  @Test("R19.1 an activity indicator returns from an archive, in motion or at rest")
  func activity() throws {
    let host = try TestHost()
    let moving = UIActivityIndicatorView(style: .large)
    moving.color = .red
    moving.frame.origin = CGPoint(x: 7, y: 8)
    moving.startAnimating()
    let resting = UIActivityIndicatorView(style: .medium)
    resting.hidesWhenStopped = false

    let readMoving = try #require(try archived(moving))
    let readResting = try #require(try archived(resting))

    #expect(readMoving.style == .large && readMoving.color == .red && readMoving.isAnimating)
    #expect(readMoving.frame == moving.frame && !readMoving.isHidden)
    #expect(readMoving.subviews.count == moving.subviews.count)
    #expect(!readResting.hidesWhenStopped && !readResting.isAnimating && !readResting.isHidden)
    let hidden = try #require(try archived(UIActivityIndicatorView(style: .medium)))
    #expect(hidden.isHidden && hidden.hidesWhenStopped)
    withExtendedLifetime(host) {}
  }

  @Test("R19.1 what cannot be read of an activity indicator keeps its default")
  func damagedActivity() throws {
    let read = UIActivityIndicatorView(
      coder: try coder { $0.encode("text", forKey: "UIActivityIndicatorView") })
    let plain = UIActivityIndicatorView(coder: NSCoder())

    for view in [read, plain] {
      #expect(view.style == .medium && !view.isAnimating && view.isHidden)
      #expect(view.frame.size == CGSize(width: 20, height: 20))
    }
  }

  @Test(
    "R19.1 a layout guide keeps its name in an archive; one that belongs to its view cannot be read"
  )
  func guides() throws {
    let guide = UILayoutGuide()
    guide.identifier = "column"
    let view = UIView()
    view.addLayoutGuide(guide)

    let read = try #require(try archived(guide))

    #expect(read.identifier == "column" && read.owningView == nil)
    #expect(try archived(view.safeAreaLayoutGuide) == nil)
    #expect(UIKeyboardLayoutGuide(coder: NSCoder()) == nil)
    #expect(UILayoutGuide(coder: NSCoder())?.identifier == "")
    #expect(
      UILayoutGuide(coder: try coder { $0.encode(1, forKey: "UILayoutGuideIdentifier") }) == nil)
  }
}
