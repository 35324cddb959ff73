import CPixman
import DisplayServer

/// The items to paint, front to back, and where: each pixel belongs to the opaque item in front of
/// it, unless that is so small that painting it twice costs less than keeping it apart.
final class DrawList {
  enum Kind {
    /// A colour.
    case fill(PixelColor)
    /// A colour as far as a rounded rectangle covers.
    case roundedFill(PixelColor, RoundedRect)
    /// A picture whose first pixel is at (x, y).
    case copy(PixmanImage, x: Int, y: Int, alpha: UInt8)
    /// A part of a picture known to be opaque.
    case opaqueCopy(PixmanImage, x: Int, y: Int, alpha: UInt8)
    /// A picture that takes the place of what is there.
    case replacement(PixmanImage, x: Int, y: Int)
    /// A picture whose first pixel is at (x, y), as far as a rounded rectangle covers.
    case roundedCopy(PixmanImage, x: Int, y: Int, RoundedRect, alpha: UInt8)
    /// A picture that is rotated, scaled or in perspective.
    indirect case picture(ProjectedPicture)
    /// A colour as far as a mask covers.
    indirect case maskedFill(PixelColor, StretchedMask)
    /// Clears what was painted.
    case clear
  }

  struct Item {
    let kind: Kind
    /// A range of `boxes`.
    let boxes: Range<Int>
  }

  private(set) var items: [Item] = []
  private(set) var boxes: [pixman_box32_t] = []
  /// The region that has to be painted and is not covered by anything opaque yet.
  let visible: Region
  /// A rectangle around everything that has to be painted.
  let extents: PixelRect

  private let found = Region()

  /// - Parameter damage: The pixels to paint; the list uses and changes it.
  init(damage: Region) {
    visible = damage
    extents = damage.extents
  }

  deinit {}

  var isComplete: Bool { visible.isEmpty }

  /// Adds an item behind all others.
  ///
  /// - Parameters:
  ///   - rect: which pixels it may touch.
  ///   - isOpaque: it covers all of `rect`.
  func add(_ kind: Kind, in rect: PixelRect, isOpaque: Bool = false) {
    guard !rect.isEmpty else { return }
    found.setIntersection(visible, rect)
    append(kind)
    if isOpaque, visible.isWorthSubtracting(rect) { visible.subtract(found) }
  }

  /// Adds an item behind all others, which touches rectangles that do not overlap.
  ///
  /// - Parameters:
  ///   - rects: which pixels it may touch.
  ///   - isOpaque: it covers all of them.
  func add(_ kind: Kind, in rects: [PixelRect], isOpaque: Bool = false) {
    guard !rects.isEmpty else { return }
    found.setIntersection(visible, Region(rects))
    append(kind)
    if isOpaque { visible.subtract(found) }
  }

  /// Adds an item behind all others that may touch all of `rect` and covers some parts of it.
  func add(
    _ kind: Kind, in rect: PixelRect, covering findParts: @autoclosure () -> [PixelRect]
  ) {
    add(kind, in: rect)
    guard visible.isWorthSubtracting(rect) else { return }
    let parts = findParts()
    if !parts.isEmpty { visible.subtract(Region(parts)) }
  }

  /// Adds an item that touches `rect` except for some parts of it.
  func add(_ kind: Kind, in rect: PixelRect, except parts: [PixelRect]) {
    found.setIntersection(visible, rect)
    if !parts.isEmpty { found.subtract(Region(parts)) }
    append(kind)
  }

  /// Adds an item behind everything.
  func addBackground(_ kind: Kind) {
    add(kind, in: extents, isOpaque: true)
  }

  private func append(_ kind: Kind) {
    let first = boxes.count
    boxes.append(contentsOf: found.boxes)
    guard boxes.count > first else { return }
    items.append(Item(kind: kind, boxes: first..<boxes.count))
  }
}
