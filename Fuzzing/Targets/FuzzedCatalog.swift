import Foundation
import OpenUIKit

/// An asset catalogue in memory whose descriptions are the inputs.
final class FuzzedCatalog {
  static let shared = FuzzedCatalog()

  private let bundle: Bundle
  private let descriptions: [URL]

  private init() {
    let folder = URL(fileURLWithPath: "/dev/shm/nest-fuzz-\(getpid())")
    let assets = ["picture.imageset", "colour.colorset"].map {
      folder.appendingPathComponent("Media.xcassets/\($0)")
    }
    for asset in assets {
      try? FileManager.default.createDirectory(at: asset, withIntermediateDirectories: true)
    }
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
    try? renderer.pngData { _ in }.write(to: assets[0].appendingPathComponent("a.png"))
    descriptions = assets.map { $0.appendingPathComponent("Contents.json") }
    guard let bundle = Bundle(url: folder) else {
      preconditionFailure("There is no folder for a catalogue at \(folder.path)")
    }
    self.bundle = bundle
    atexit { try? FileManager.default.removeItem(atPath: "/dev/shm/nest-fuzz-\(getpid())") }
  }

  deinit {}

  func read(_ data: Data) {
    for file in descriptions { try? data.write(to: file) }
    _ = UIImage(named: "picture", in: bundle, compatibleWith: nil)
    let color = UIColor(named: "colour", in: bundle, compatibleWith: nil)
    _ = color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
  }
}
