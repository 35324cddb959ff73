import NestTesting
import OpenUIKit
import Testing

@testable import NestTesting

/// Pictures of one controller on several screens.
@Suite(.serialized) struct SnapshotConfigurationTests {
  private let folders = ReferencePicturesTests.Folders()

  /// A label at the leading edge, whose font follows the size of text, on the colour of the
  /// system's background.
  private final class Card: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let label = UILabel()
      label.text = "Leading"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }

    deinit {}
  }

  private let configurations = SnapshotConfiguration.combinations(
    sizes: [CGSize(width: 160, height: 60)], scales: [1, 2], styles: [.light, .dark],
    directions: [.leftToRight, .rightToLeft], textSizes: [.large, .extraExtraExtraLarge])

  @Test("R16.11 The name of a configuration has its size, and what is not the default")
  func names() {
    #expect(configurations.count == 16)
    #expect(Set(configurations.map(\.name)).count == 16)
    #expect(configurations.first?.name == "160x60")
    #expect(configurations.last?.name == "160x60@2x-dark-right-to-left-XXXL")
    #expect(
      SnapshotConfiguration(size: CGSize(width: 10.5, height: 2), scale: 1.5).name == "10.5x2@1.5x")
  }

  @Test(
    "R16.11 One call compares all combinations of scales, styles, directions and sizes of text")
  func combinations() throws {
    let pictures = folders.pictures(recording: true)
    try pictures.expect("card", in: configurations) { Card() }

    // Recorded again, nothing differs; the pictures differ among each other.
    try folders.pictures().expect("card", in: configurations) { Card() }
    let images = try configurations.map {
      try CGImage(
        contentsOf: folders.references.appendingPathComponent("card.\($0.name).png"))
    }
    for (index, image) in images.enumerated() {
      let configuration = configurations[index]
      #expect(image.width == Int(160 * configuration.scale))
      #expect(images[..<index].allSatisfy { !$0.hasSamePixels(as: image) })
      let corner = image.bitmap.pixel(x: 1, y: 1)
      #expect(corner == (configuration.style == .dark ? 0xFF00_0000 : 0xFFFF_FFFF))
      #expect(inkIsLeft(image) == (configuration.direction == .leftToRight))
    }
  }

  /// Whether more of a picture differs from its corner in the left half than in the right one.
  private func inkIsLeft(_ image: CGImage) -> Bool {
    let buffer = PixelBuffer(image)
    var (left, right) = (0, 0)
    for y in 0..<buffer.height {
      for x in 0..<buffer.width where buffer[x, y] != buffer[1, 1] {
        if x < buffer.width / 2 { left += 1 } else { right += 1 }
      }
    }
    return left > right
  }

  @Test("R16.11 Every picture that is not its reference is reported, with its difference picture")
  func mismatches() throws {
    try folders.pictures(recording: true).expect("card", in: configurations) { Card() }

    let error = #expect(throws: PictureMismatches.self) {
      try folders.pictures().expect("card", in: configurations) {
        let card = Card()
        card.loadViewIfNeeded()
        // Visible in light configurations only.
        card.view.backgroundColor = .black
        return card
      }
    }

    #expect(error?.count == 16 && error?.mismatches.count == 8)
    for mismatch in error?.mismatches ?? [] {
      #expect(!mismatch.name.contains("dark"))
      let difference = try #require(mismatch.difference)
      #expect(FileManager.default.fileExists(atPath: difference))
      #expect(error?.description.contains("Difference: \(difference)") == true)
    }
  }

  @Test("R16.11 Without configurations there is an error, since nothing would be compared")
  func nothing() {
    let error = #expect(throws: SnapshotError.self) {
      try folders.pictures().expect("card", in: []) { Card() }
    }
    #expect(error?.description == "card has no configuration: nothing would be compared.")
  }

  @Test(
    "R16.11 Where there is no host a window gives the same pictures, by UIKit's public means alone")
  func window() throws {
    for configuration in configurations {
      let pictures = folders.pictures(recording: true)
      try pictures.expect("card", in: [configuration]) { Card() }
      let expected = try CGImage(
        contentsOf: folders.references.appendingPathComponent("card.\(configuration.name).png"))
      let host = try TestHost(
        size: CGSize(width: 300, height: 300), scale: configuration.scale)

      let picture = try host.turn {
        try ReferencePictures.windowPicture(of: configuration, Card())
      }

      try folders.pictures().expect(
        picture, toEqual: expected, name: configuration.name, tolerance: .perceptual)
    }
  }
}
