import CPixelKernels
import CPixman
import DisplayServer

/// Paints the items of a draw list.
struct Painter {
  /// Images of one colour; making one costs as much as painting a small rectangle.
  private var solids: [PixelColor: SolidImage] = [:]
  private let corners = CornerCoverages()
  private let mask = MaskTile()

  /// Paints back to front.
  func paint(_ list: DrawList, onto image: PixmanImage) {
    list.boxes.withUnsafeBufferPointer { boxes in
      var index = list.items.count
      while index > 0 {
        index -= 1
        let item = list.items[index]
        let front = index > 0 ? list.items[index - 1] : nil
        if let front, paint(front, over: item, boxes, onto: image) {
          index -= 1
        } else {
          paint(item.kind, boxes[item.boxes], onto: image)
        }
      }
    }
  }

  /// Paints a picture that is faded, and the colour behind it, in one step; false if they are
  /// something else or elsewhere.
  private func paint(
    _ front: DrawList.Item, over back: DrawList.Item,
    _ boxes: UnsafeBufferPointer<pixman_box32_t>, onto image: PixmanImage
  ) -> Bool {
    guard case .fill(let color) = back.kind, color.isOpaque,
      case .opaqueCopy(let picture, let x, let y, let alpha) = front.kind, alpha < 255
    else { return false }
    let rects = boxes[front.boxes].lazy.map { PixelRect($0) }
    let place = picture.bounds.offsetBy(dx: x, dy: y)
    guard rects.elementsEqual(boxes[back.boxes].lazy.map { PixelRect($0) }),
      rects.allSatisfy(place.contains)
    else { return false }
    for rect in rects {
      nk_fade_over(
        image.part(rect), picture.part(rect.offsetBy(dx: -x, dy: -y)), alpha, color.word)
    }
    return true
  }

  private func paint(
    _ kind: DrawList.Kind, _ boxes: Slice<UnsafeBufferPointer<pixman_box32_t>>,
    onto image: PixmanImage
  ) {
    switch kind {
    case .clear:
      fill(.clear, boxes, onto: image)
    case .fill(let color):
      fill(color, boxes, onto: image)
    case .roundedFill(let color, let rounded):
      for box in boxes { corners.paint(color, rounded, in: PixelRect(box), onto: image) }
    case .copy(let picture, let x, let y, let alpha):
      copy(picture, isOpaque: picture.isOpaque, (x, y), alpha, boxes, onto: image)
    case .opaqueCopy(let picture, let x, let y, let alpha):
      copy(picture, isOpaque: true, (x, y), alpha, boxes, onto: image)
    case .replacement(let picture, let x, let y):
      for box in boxes {
        composite(PIXMAN_OP_SRC, picture.raw, (x, y), nil, (0, 0), image.raw, box)
      }
    case .roundedCopy(let picture, let x, let y, let rounded, let alpha):
      for box in boxes {
        mask.forEachTile(of: rounded, corners, in: PixelRect(box), alpha: alpha) {
          mask, maskX, maskY, tile in
          composite(PIXMAN_OP_OVER, picture.raw, (x, y), mask, (maskX, maskY), image.raw, tile)
        }
      }
    case .maskedFill(let color, let stretched):
      for box in boxes {
        stretched.forEachPiece(of: PixelRect(box)) { piece, x, y in
          stretched.mask.paint(color, piece.offsetBy(dx: -x, dy: -y), onto: image.part(piece))
        }
      }
    case .picture(let picture):
      for box in boxes { picture.draw(into: image, clip: PixelRect(box)) }
    }
  }

  private func fill(
    _ color: PixelColor, _ boxes: Slice<UnsafeBufferPointer<pixman_box32_t>>,
    onto image: PixmanImage
  ) {
    if color.isOpaque || color.isClear {
      for box in boxes { nk_fill(image.part(PixelRect(box)), color.word) }
      return
    }
    var value = color.pixman
    let part = UnsafeBufferPointer(rebasing: boxes)
    pixman_image_fill_boxes(
      PIXMAN_OP_OVER, image.raw, &value, Int32(part.count), part.baseAddress)
  }

  private func copy(
    _ picture: PixmanImage, isOpaque: Bool, _ origin: (x: Int, y: Int), _ alpha: UInt8,
    _ boxes: Slice<UnsafeBufferPointer<pixman_box32_t>>, onto image: PixmanImage
  ) {
    if isOpaque, alpha == 255 {
      for box in boxes {
        composite(PIXMAN_OP_SRC, picture.opaqueRaw, origin, nil, (0, 0), image.raw, box)
      }
      return
    }
    let place = picture.bounds.offsetBy(dx: origin.x, dy: origin.y)
    for box in boxes {
      let part = PixelRect(box).intersection(place)
      guard !part.isEmpty else { continue }
      nk_fade(
        image.part(part), picture.part(part.offsetBy(dx: -origin.x, dy: -origin.y)), alpha, isOpaque
      )
    }
  }

  /// Multiplies a part of an image by the alpha of another one of the same size.
  func mask(_ image: PixmanImage, by mask: PixmanImage, in region: Region) {
    for box in region.boxes {
      composite(PIXMAN_OP_IN_REVERSE, mask.raw, (0, 0), nil, (0, 0), image.raw, box)
    }
  }

  /// Clears what a rounded rectangle does not cover, inside a region.
  func cut(_ image: PixmanImage, to rounded: RoundedRect, in region: Region) {
    let parts = rounded.parts(in: region.extents)
    let part = Region()
    part.setIntersection(region, Region(parts.outside))
    fill(.clear, part.boxes[...], onto: image)
    part.setIntersection(region, Region(parts.edges))
    for box in part.boxes {
      mask.forEachTile(of: rounded, corners, in: PixelRect(box)) { mask, x, y, tile in
        composite(PIXMAN_OP_IN_REVERSE, mask, (x, y), nil, (0, 0), image.raw, tile)
      }
    }
  }

  /// Multiplies an image by a share of 255.
  mutating func fade(_ image: PixmanImage, by share: UInt8) {
    let source = solid(PixelColor(word: UInt32(share) << 24))
    let box = pixman_box32_t(image.bounds)
    composite(PIXMAN_OP_IN_REVERSE, source, (0, 0), nil, (0, 0), image.raw, box)
  }

  /// Adds a share of 255 of a picture, whose first pixel is at (x, y), to the pixels of an image.
  mutating func add(
    _ picture: PixmanImage, share: UInt8, to image: PixmanImage, x: Int, y: Int
  ) {
    let rect = picture.bounds.offsetBy(dx: x, dy: y).intersection(image.bounds)
    guard share > 0, !rect.isEmpty else { return }
    let mask = solid(PixelColor(word: UInt32(share) << 24))
    let box = pixman_box32_t(rect)
    composite(PIXMAN_OP_ADD, picture.raw, (x, y), mask, (0, 0), image.raw, box)
  }

  /// Draws a picture, whose first pixel is at (x, y), over a part of an image.
  func draw(_ picture: PixmanImage, onto image: PixmanImage, x: Int, y: Int, clip: PixelRect) {
    let rect = picture.bounds.offsetBy(dx: x, dy: y).intersection(clip)
    guard !rect.isEmpty else { return }
    composite(
      PIXMAN_OP_OVER, picture.raw, (x, y), nil, (0, 0), image.raw, pixman_box32_t(rect))
  }

  /// Paints a colour behind what is in an image, as far as a mask covers, whose first pixel is at
  /// (x, y).
  mutating func fillBehind(
    _ image: PixmanImage, _ color: PixelColor, _ mask: AlphaMask, x: Int, y: Int
  ) {
    let rect = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
      .intersection(image.bounds)
    guard !rect.isEmpty else { return }
    let box = pixman_box32_t(rect)
    composite(
      PIXMAN_OP_OVER_REVERSE, solid(color), (0, 0), mask.raw, (x, y), image.raw, box)
  }

  /// Multiplies each component of a part of an image.
  mutating func multiply(_ image: PixmanImage, by tint: InstanceTint, in part: Region) {
    var color = tint.pixman
    guard let mask = pixman_image_create_solid_fill(&color) else { return }
    defer { pixman_image_unref(mask) }
    pixman_image_set_component_alpha(mask, 1)
    let white = solid(PixelColor(word: 0xFFFF_FFFF))
    for box in part.boxes {
      composite(PIXMAN_OP_IN_REVERSE, white, (0, 0), mask, (0, 0), image.raw, box)
    }
  }

  private func composite(
    _ operation: pixman_op_t, _ source: OpaquePointer, _ origin: (Int, Int),
    _ mask: OpaquePointer?, _ maskOrigin: (Int, Int), _ target: OpaquePointer,
    _ box: pixman_box32_t
  ) {
    pixman_image_composite32(
      operation, source, mask, target, box.x1 - Int32(origin.0), box.y1 - Int32(origin.1),
      box.x1 - Int32(maskOrigin.0), box.y1 - Int32(maskOrigin.1), box.x1, box.y1,
      box.x2 - box.x1, box.y2 - box.y1)
  }

  private mutating func solid(_ color: PixelColor) -> OpaquePointer {
    if let known = solids[color] { return known.raw }
    if solids.count >= 256 { solids = [:] }
    let image = SolidImage(color)
    solids[color] = image
    return image.raw
  }
}

/// An image of one colour without edges.
nonisolated final class SolidImage {
  let raw: OpaquePointer

  init(_ color: PixelColor) {
    var value = color.pixman
    guard let image = pixman_image_create_solid_fill(&value) else {
      preconditionFailure("no image of one colour")
    }
    raw = image
  }

  deinit { pixman_image_unref(raw) }
}
