import Foundation
import NestTesting
import OpenUIKit

/// The picture of one take: a row for the push, one for the pop, and one for a push that is
/// reversed; a caption below each frame.
@MainActor
struct FilmStrip {
  private static let margin: CGFloat = 28
  private static let gap: CGFloat = 16
  private static let titleHeight: CGFloat = 56
  private static let headingHeight: CGFloat = 30
  private static let captionHeight: CGFloat = 34
  private static let columns: CGFloat = 5

  /// The recording that the strip shows.
  let recording: TransitionRecording

  /// Draws the strip.
  ///
  /// - Throws: When there is no memory for the picture.
  func picture() throws -> CGImage {
    let frame = Tour.screenSize
    let rowHeight = Self.headingHeight + frame.height + Self.captionHeight
    let size = CGSize(
      width: 2 * Self.margin + Self.columns * frame.width + (Self.columns - 1) * Self.gap,
      height: Self.margin + Self.titleHeight + 3 * rowHeight + Self.margin / 2)
    let host = try TestHost(size: size)
    let sheet = UIViewController()
    host.show(sheet)
    host.turn { fill(sheet.view, size: size, rowHeight: rowHeight) }
    return try host.snapshot()
  }

  private func fill(_ sheet: UIView, size: CGSize, rowHeight: CGFloat) {
    sheet.backgroundColor = Theme.page
    let name =
      recording.transition.name.prefix(1).uppercased() + recording.transition.name.dropFirst()
    let title = Self.label(name, size: 24, weight: .bold, color: Theme.text)
    title.frame = CGRect(
      x: Self.margin, y: Self.margin - 6, width: size.width - 2 * Self.margin, height: 36)
    sheet.addSubview(title)
    let duration = Self.label(
      recording.duration == 0 ? "at once" : String(format: "%.1f s", recording.duration), size: 14,
      weight: .medium,
      color: Theme.secondaryText)
    duration.textAlignment = .right
    duration.frame = title.frame
    sheet.addSubview(duration)
    let scenes = [
      ("Push", recording.push), ("Pop", recording.pop),
      ("Push, reversed at 30 %", recording.interrupted),
    ]
    for (index, scene) in scenes.enumerated() {
      let y = Self.margin + Self.titleHeight + CGFloat(index) * rowHeight
      let heading = Self.label(scene.0, size: 14, weight: .semibold, color: Theme.accent)
      heading.frame = CGRect(x: Self.margin, y: y - 4, width: 200, height: 20)
      sheet.addSubview(heading)
      add(scene.1.frames, to: sheet, y: y + Self.headingHeight - 6)
    }
  }

  private func add(
    _ frames: [(caption: String, picture: CGImage)], to sheet: UIView, y: CGFloat
  ) {
    let frameSize = Tour.screenSize
    for (column, frame) in frames.enumerated() {
      let x = Self.margin + CGFloat(column) * (frameSize.width + Self.gap)
      let screen = UIImageView(image: UIImage(cgImage: frame.picture))
      screen.frame = CGRect(origin: CGPoint(x: x, y: y), size: frameSize)
      screen.clipsToBounds = true
      screen.layer.cornerRadius = 12
      sheet.addSubview(screen)
      let caption = Self.label(
        frame.caption, size: 12, weight: .medium, color: Theme.secondaryText)
      caption.textAlignment = .center
      caption.frame = CGRect(
        x: x, y: y + frameSize.height + 7, width: frameSize.width, height: 16)
      sheet.addSubview(caption)
    }
  }

  private static func label(
    _ text: String, size: CGFloat, weight: UIFont.Weight, color: UIColor
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    return label
  }
}
