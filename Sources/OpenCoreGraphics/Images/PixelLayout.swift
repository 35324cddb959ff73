/// How the bytes of a picture that a program provides are read: rows of pixels of one, two, three
/// or four components.
struct PixelLayout {
  /// The meaning of a component of the bytes. A `skipped` component has no meaning.
  enum Component {
    case gray, red, green, blue, alpha, skipped
  }

  /// The components in the order of the bytes.
  let components: [Component]
  /// 1, 2, 4, 8 or 16.
  let bitsPerComponent: Int
  /// Whether the first byte of a component of 16 bits is its low one.
  let isLittleEndian: Bool
  /// Whether colours are multiplied by their alpha already.
  let isPremultiplied: Bool

  var bitsPerPixel: Int { bitsPerComponent * components.count }
  var hasAlpha: Bool { components.contains(.alpha) }

  /// Nil for what is not read: floating-point numbers, colour spaces other than grey and RGB, less
  /// than 8 bits in anything but a single grey, and orders of bytes that do not fit to the pixels.
  init?(bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace, info: CGBitmapInfo) {
    let colors: [Component]
    switch space.model {
    case .monochrome: colors = [.gray]
    case .rgb: colors = [.red, .green, .blue]
    case .pattern: return nil
    }
    let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    var order: [Component]
    switch alpha {
    case .some(.none): order = colors
    case .premultipliedLast, .last: order = colors + [.alpha]
    case .premultipliedFirst, .first: order = [.alpha] + colors
    case .noneSkipLast: order = colors + [.skipped]
    case .noneSkipFirst: order = [.skipped] + colors
    case .alphaOnly, nil: return nil
    }
    guard [1, 2, 4, 8, 16].contains(bitsPerComponent), !info.contains(.floatComponents),
      bitsPerPixel == bitsPerComponent * order.count
    else {
      return nil
    }
    let byteOrder = info.intersection(.byteOrderMask)
    var isLittleEndian = false
    switch (bitsPerComponent, byteOrder) {
    case (8, []), (16, []), (16, .byteOrder16Big): break
    case (8, .byteOrder32Big) where order.count == 4: break
    case (8, .byteOrder32Little) where order.count == 4: order.reverse()
    case (16, .byteOrder16Little): isLittleEndian = true
    case (1, []), (2, []), (4, []): if order.count != 1 { return nil }
    default: return nil
    }
    components = order
    self.bitsPerComponent = bitsPerComponent
    self.isLittleEndian = isLittleEndian
    isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
  }

  /// A value from 0 to 255 of a component, whose first bit is at `bit` of a row.
  @inline(__always)
  func value(_ row: UnsafePointer<UInt8>, bit: Int) -> Int {
    switch bitsPerComponent {
    case 8: return Int(row[bit >> 3])
    case 16:
      let (first, second) = (Int(row[bit >> 3]), Int(row[bit >> 3 + 1]))
      let value = isLittleEndian ? second << 8 | first : first << 8 | second
      return (value * 255 + 32767) / 65535
    default:
      let greatest = 1 << bitsPerComponent - 1
      let value = Int(row[bit >> 3]) >> (8 - bitsPerComponent - bit & 7) & greatest
      return value * 255 / greatest
    }
  }
}

/// The values that stored components stand for.
struct ComponentDecoding {
  /// For each component that is no alpha, what each value from 0 to 255 means, from 0 to 255.
  let tables: [[UInt8]]

  /// - Parameters:
  ///   - decode: for each component what 0 and what its greatest value mean, from 0 to 1; nil for
  ///     these two.
  ///   - count: the number of components.
  init(_ decode: UnsafePointer<CGFloat>?, count: Int) {
    tables = (0..<count).map { component in
      let (low, high) = decode.map { ($0[2 * component], $0[2 * component + 1]) } ?? (0, 1)
      return (0...255).map { value in
        let decoded = low + (high - low) * CGFloat(value) / 255
        return decoded.isNaN ? 0 : UInt8((min(max(decoded, 0), 1) * 255).rounded())
      }
    }
  }
}
