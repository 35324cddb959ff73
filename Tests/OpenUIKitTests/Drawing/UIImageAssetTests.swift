import NestTesting
import OpenUIKit
import Testing

struct UIImageAssetTests {
  private let light = ImageFixture.image([[.red]])
  private let dark = ImageFixture.image([[.blue, .blue]])
  private let lightTraits = UITraitCollection(userInterfaceStyle: .light)
  private let darkTraits = UITraitCollection(userInterfaceStyle: .dark)

  private func letters(_ image: UIImage) throws -> [String] {
    try ImageFixture.letters(image.cgImage)
  }

  @Test("R17.21 An asset has the image with the most traits of those that suit")
  func registering() throws {
    let asset = UIImageAsset()
    #expect(asset.image(with: darkTraits).cgImage == nil)
    asset.register(light, with: UITraitCollection())
    asset.register(dark, with: darkTraits)
    let large = UITraitCollection(traitsFrom: [darkTraits, UITraitCollection(displayScale: 3)])
    asset.register(ImageFixture.image([[.green]]), with: large)

    #expect(try letters(asset.image(with: lightTraits)) == ["r"])
    #expect(try letters(asset.image(with: darkTraits)) == ["bb"])
    #expect(try letters(asset.image(with: large)) == ["g"])
    #expect(
      try letters(asset.image(with: UIImage.Configuration(traitCollection: darkTraits))) == ["bb"])
    #expect(asset.image(with: darkTraits).imageAsset === asset)
    let data = try NSKeyedArchiver.archivedData(withRootObject: asset, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImageAsset.self, from: data))
    #expect(try letters(read.image(with: large)) == ["g"])
    asset.register(light, with: darkTraits)
    #expect(try letters(asset.image(with: darkTraits)) == ["r"])
    asset.unregister(imageWith: darkTraits)
    asset.unregister(imageWith: large)
    #expect(try letters(asset.image(with: large)) == ["r"])
  }

  @Test("R17.21 An image that suits nothing is the one that was added first")
  func none() throws {
    let asset = UIImageAsset()
    asset.register(light, with: lightTraits)
    asset.register(dark, with: UITraitCollection(displayScale: 3))
    #expect(try letters(asset.image(with: darkTraits)) == ["r"])
  }

  @Test("R17.21 An image of pixels has an asset, to which others are added, and nothing leaks")
  func assetOfImage() throws {
    weak var asset: UIImageAsset?
    do {
      let image = ImageFixture.image([[.red]])
      asset = image.imageAsset
      #expect(image.imageAsset === asset && image.imageAsset != nil)
      image.imageAsset?.register(dark, with: darkTraits)
      let found = try #require(image.imageAsset).image(with: darkTraits)
      #expect(try letters(found) == ["bb"] && letters(image) == ["r"])
      let template = image.withRenderingMode(.alwaysTemplate)
      let other = try #require(template.imageAsset).image(with: darkTraits)
      #expect(try letters(other) == ["bb"] && other.renderingMode == .alwaysTemplate)
    }
    #expect(asset == nil)
  }

  @Test("R17.21 An image view shows the variant for its traits, in its size")
  func imageView() throws {
    let host = try TestHost(size: CGSize(width: 20, height: 20), scale: 1)
    let controller = UIViewController()
    host.show(controller)
    let asset = UIImageAsset()
    asset.register(light, with: lightTraits)
    asset.register(dark, with: darkTraits)
    let view = UIImageView(image: asset.image(with: lightTraits))
    let overridden = UIImageView(image: asset.image(with: lightTraits))
    overridden.overrideUserInterfaceStyle = .dark
    host.turn { for view in [view, overridden] { controller.view.addSubview(view) } }
    func shown(_ view: UIImageView) throws -> [String] {
      try ImageFixture.letters(view.layer.contents as? CGImage)
    }

    #expect(try shown(view) == ["r"] && shown(overridden) == ["bb"])
    #expect(view.intrinsicContentSize.width == 1 && overridden.intrinsicContentSize.width == 2)
    host.simulateTraits { $0.userInterfaceStyle = .dark }
    host.turn {}
    #expect(try shown(view) == ["bb"] && view.intrinsicContentSize.width == 2)
    host.simulateTraits { $0.userInterfaceStyle = .light }
    host.turn {}
    #expect(try shown(view) == ["r"])
  }
}
