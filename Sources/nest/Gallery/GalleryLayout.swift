import Foundation

/// The frames of the gallery's parts in a window of a given size.
///
/// Three forms: wide (list, stage and log side by side), medium (list beside stage over log), and
/// compact (stage over list over log). Every frame has whole points and is inside the window.
struct GalleryLayout: Hashable, Sendable {
  /// How the parts are arranged.
  enum Form: Hashable, Sendable { case wide, medium, compact }

  /// The arrangement that was chosen for the size.
  let form: Form
  /// The title line.
  let header: CGRect
  /// The list of transitions.
  let list: CGRect
  /// The stage with the buttons.
  let stage: CGRect
  /// The log; empty when there is no space for at least a few lines.
  let log: CGRect

  /// Computes the frames for a window of the given size, in points.
  init(size: CGSize) {
    let margin: CGFloat = size.width < 720 ? 10 : 20
    let headerHeight: CGFloat = size.height < 560 ? 0 : 48
    let top = headerHeight == 0 ? margin : headerHeight + margin / 2
    header = CGRect(
      x: margin, y: margin / 2, width: max(0, size.width - 2 * margin), height: headerHeight)
    let content = CGRect(
      x: margin, y: top, width: max(0, size.width - 2 * margin),
      height: max(0, size.height - top - margin))
    switch size.width {
    case 1060...:
      form = .wide
      (list, stage, log) = Self.wide(content, gap: margin)
    case 720...:
      form = .medium
      (list, stage, log) = Self.medium(content, gap: margin)
    default:
      form = .compact
      (list, stage, log) = Self.compact(content, gap: margin)
    }
  }

  private typealias Frames = (list: CGRect, stage: CGRect, log: CGRect)

  private static func wide(_ content: CGRect, gap: CGFloat) -> Frames {
    let listWidth: CGFloat = 300
    let logWidth = (content.width * 0.29).rounded()
    let stageWidth = content.width - listWidth - logWidth - 2 * gap
    return (
      CGRect(x: content.minX, y: content.minY, width: listWidth, height: content.height),
      CGRect(
        x: content.minX + listWidth + gap, y: content.minY, width: stageWidth,
        height: content.height),
      CGRect(
        x: content.maxX - logWidth, y: content.minY, width: logWidth, height: content.height)
    )
  }

  private static func medium(_ content: CGRect, gap: CGFloat) -> Frames {
    let listWidth: CGFloat = 300
    let x = content.minX + listWidth + gap
    let width = content.width - listWidth - gap
    let (stageHeight, logHeight) = split(content.height, upper: 0.64, gap: gap)
    return (
      CGRect(x: content.minX, y: content.minY, width: listWidth, height: content.height),
      CGRect(x: x, y: content.minY, width: width, height: stageHeight),
      CGRect(x: x, y: content.maxY - logHeight, width: width, height: logHeight)
    )
  }

  private static func compact(_ content: CGRect, gap: CGFloat) -> Frames {
    let (upper, logHeight) = split(content.height, upper: 0.78, gap: gap)
    let stageHeight = (upper * 0.6).rounded()
    return (
      CGRect(
        x: content.minX, y: content.minY + stageHeight + gap, width: content.width,
        height: max(0, upper - stageHeight - gap)),
      CGRect(x: content.minX, y: content.minY, width: content.width, height: stageHeight),
      CGRect(
        x: content.minX, y: content.maxY - logHeight, width: content.width, height: logHeight)
    )
  }

  /// Divides a height; a lower part that is too low for a few lines of log is left out.
  private static func split(
    _ height: CGFloat, upper share: CGFloat, gap: CGFloat
  ) -> (upper: CGFloat, lower: CGFloat) {
    let upper = (height * share).rounded()
    let lower = height - upper - gap
    return lower < 110 ? (height, 0) : (upper, lower)
  }
}
