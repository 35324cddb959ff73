import NestTesting
import OpenUIKit

@testable import nest

/// Film strips below each other, each with a line of text above it, as an article shows them.
struct FilmSheet {
  private static let frameHeight: CGFloat = 150
  private static let gap: CGFloat = 10
  private static let margin: CGFloat = 14
  private static let captionHeight: CGFloat = 22

  private var strips: [(caption: String, frames: [CGImage])] = []

  /// Adds a strip at the end.
  mutating func add(_ caption: String, _ frames: [CGImage]) { strips.append((caption, frames)) }

  /// Draws the sheet; the widest strip determines its width.
  func picture() throws -> CGImage {
    let row = Self.captionHeight + Self.frameHeight + Self.gap
    let widths = strips.map { strip in
      strip.frames.reduce(-Self.gap) { $0 + width(of: $1) + Self.gap }
    }
    let size = CGSize(
      width: (widths.max() ?? 0) + 2 * Self.margin,
      height: CGFloat(strips.count) * row + 2 * Self.margin - Self.gap)
    let host = try TestHost(size: size, scale: 1.5)
    let sheet = UIViewController()
    host.show(sheet)
    host.turn {
      sheet.view.backgroundColor = Theme.page
      for (index, strip) in strips.enumerated() {
        add(strip.caption, strip.frames, to: sheet.view, y: Self.margin + CGFloat(index) * row)
      }
    }
    return try host.snapshot()
  }

  private func width(of frame: CGImage) -> CGFloat {
    (Self.frameHeight * CGFloat(frame.width) / CGFloat(frame.height)).rounded()
  }

  private func add(_ caption: String, _ frames: [CGImage], to sheet: UIView, y: CGFloat) {
    let label = UILabel()
    label.text = caption
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = Theme.text
    label.frame = CGRect(
      x: Self.margin, y: y - 4, width: sheet.bounds.width - 2 * Self.margin,
      height: Self.captionHeight)
    sheet.addSubview(label)
    var x = Self.margin
    for frame in frames {
      let screen = UIImageView(image: UIImage(cgImage: frame))
      screen.frame = CGRect(
        x: x, y: y + Self.captionHeight, width: width(of: frame), height: Self.frameHeight)
      screen.clipsToBounds = true
      screen.layer.cornerRadius = 6
      sheet.addSubview(screen)
      x += width(of: frame) + Self.gap
    }
  }
}
