import DisplayServer

/// Memory for temporary pictures, used again and again: fresh pages cost more than filling them.
final class PixelPool {
  /// How much may lie here unused, in bytes.
  var limit: Int
  private(set) var freeBytes = 0
  private var free: [PixelBlock] = []

  init(limit: Int) { self.limit = limit }

  /// A picture with undefined pixels.
  func take(width: Int, height: Int) -> PooledImage {
    let bytesPerRow = width * 4
    let needed = bytesPerRow * height
    let index = free.lastIndex { $0.capacity >= needed && $0.capacity <= needed * 2 }
    let block: PixelBlock
    if let index {
      block = free.remove(at: index)
      freeBytes -= block.capacity
    } else {
      block = PixelBlock(capacity: needed)
    }
    let image = PixmanImage(
      pixels: block.memory, width: width, height: height, bytesPerRow: bytesPerRow,
      isOpaque: false, owner: block)
    return PooledImage(image: image, block: block)
  }

  /// Gives back what nobody draws from any more. The oldest memory goes when there is too much.
  func giveBack(_ picture: PooledImage) {
    free.append(picture.block)
    freeBytes += picture.block.capacity
    while freeBytes > limit { freeBytes -= free.removeFirst().capacity }
  }

  /// Frees all that nobody uses.
  func removeAll() {
    free = []
    freeBytes = 0
  }
}

/// A picture in memory that a pool lends.
struct PooledImage {
  let image: PixmanImage
  fileprivate let block: PixelBlock

  var bytes: Int { block.capacity }
}
