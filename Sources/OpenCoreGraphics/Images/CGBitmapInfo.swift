/// How the bytes of a pixel are laid out.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a layout of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// A component is a 16-bit number whose lowest byte is first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// A component is a 16-bit number whose highest byte is first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// A pixel is a 32-bit number whose lowest byte is first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// A pixel is a 32-bit number whose highest byte is first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  /// A pixel is a 32-bit number of the processor.
  package static var byteOrder32Host: CGBitmapInfo {
    UInt32(1).littleEndian == 1 ? .byteOrder32Little : .byteOrder32Big
  }
}
