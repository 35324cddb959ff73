import Foundation
import OpenUIKit

/// A part of the libraries that is tested with random input.
nonisolated package enum FuzzTarget: String, CaseIterable, Sendable {
  /// The decoders of PNG and JPEG files.
  case image
  /// The descriptions in asset catalogues.
  case assets
  /// The values in archives of views, layers and others.
  case archive
  /// Numbers that layers and views take.
  case numbers
  /// Paths, their lines and dashes.
  case paths
  /// Text of labels, with attributes and without.
  case text

  /// Does it with one input.
  @MainActor package func run(_ data: Data) {
    switch self {
    case .image: Self.decode(data)
    case .assets: FuzzedCatalog.shared.read(data)
    case .archive: FuzzedArchive.shared.read(data)
    case .numbers: FuzzedScreen.shared.show(data)
    case .paths: FuzzedPath(data).draw()
    case .text: FuzzedScreen.shared.set(data)
    }
  }

  @MainActor private static func decode(_ data: Data) {
    guard let image = UIImage(data: data) else { return }
    precondition(image.size.width > 0 && image.size.height > 0)
    guard image.size.width * image.size.height < 10_000 else { return }
    guard let png = image.pngData(), let again = UIImage(data: png) else {
      preconditionFailure("A decoded image cannot be written and read again")
    }
    precondition(again.size == image.size)
  }
}

/// Takes numbers from bytes; at their end all are 0.
struct FuzzedNumbers {
  private var bytes: Data.SubSequence

  init(_ data: Data) { bytes = data[...] }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> Int { bytes.popFirst().map(Int.init) ?? 0 }

  /// A number of a few that are usual, or of any that there is.
  mutating func number() -> CGFloat {
    switch byte() {
    case let small where small < 200: return CGFloat(small - 100) / 2
    case 200: return .nan
    case 201: return .infinity
    case 202: return -.infinity
    case 203: return 1e300
    case 204: return -1e300
    case 205: return .leastNonzeroMagnitude
    default:
      let pattern = (0..<8).reduce(UInt64(0)) { value, _ in value << 8 | UInt64(byte()) }
      return CGFloat(Double(bitPattern: pattern))
    }
  }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }

  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

  mutating func color() -> UIColor {
    UIColor(red: number(), green: number(), blue: number(), alpha: number())
  }
}
