/// The format of the file of an image, which is known by how the file begins.
package enum ImageFileFormat: String, CaseIterable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webP = "WebP"
  case gif = "GIF"
  case tiff = "TIFF"
  case bmp = "BMP"
  case ico = "ICO"
  case heif = "HEIC"
  case avif = "AVIF"
  // These are known so that a message can name them.
  case jpeg2000 = "JPEG 2000"
  case jpegXL = "JPEG XL"
  case photoshop = "PSD"
  case icns = "ICNS"
  case openEXR = "OpenEXR"
  case pdf = "PDF"
  case svg = "SVG"

  /// The format of a file; nil for one that is not known.
  package init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(256))
    guard let format = Self.allCases.first(where: { $0.isBegun(by: bytes) }) else { return nil }
    self = format
  }

  /// Whether files of the format are read here.
  package var isRead: Bool {
    switch self {
    case .png, .jpeg, .webP, .gif, .tiff, .bmp, .ico, .heif, .avif: true
    case .jpeg2000, .jpegXL, .photoshop, .icns, .openEXR, .pdf, .svg: false
    }
  }

  /// The type of Apple's that names the format; nil for one that is not read.
  package var typeIdentifier: String? {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .webP: "org.webmproject.webp"
    case .gif: "com.compuserve.gif"
    case .tiff: "public.tiff"
    case .bmp: "com.microsoft.bmp"
    case .ico: "com.microsoft.ico"
    case .heif: "public.heic"
    case .avif: "public.avif"
    case .jpeg2000, .jpegXL, .photoshop, .icns, .openEXR, .pdf, .svg: nil
    }
  }

  /// The ends of names of files that are read, in the order in which `UIImage(named:)` tries them.
  package static let fileExtensions = [
    "png", "jpg", "jpeg", "webp", "gif", "tiff", "tif", "heic", "heif", "avif", "bmp", "ico",
  ]

  private func isBegun(by bytes: [UInt8]) -> Bool {
    func begins(_ text: String, at position: Int = 0) -> Bool {
      bytes.dropFirst(position).starts(with: text.utf8)
    }
    func isContainer(_ kinds: Set<String>) -> Bool {
      begins("ftyp", at: 4)
        && kinds.contains(String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self))
    }
    return switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    case .jpeg: bytes.starts(with: [0xFF, 0xD8])
    case .webP: begins("RIFF") && begins("WEBP", at: 8)
    case .gif: begins("GIF87a") || begins("GIF89a")
    case .tiff:
      bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A])
        || bytes.starts(with: [0x49, 0x49, 0x2B, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2B])
    case .bmp: begins("BM")
    case .ico: bytes.starts(with: [0, 0, 1, 0]) || bytes.starts(with: [0, 0, 2, 0])
    case .heif: isContainer(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"])
    case .avif: isContainer(["avif", "avis"])
    case .jpeg2000:
      bytes.starts(with: [0, 0, 0, 0x0C, 0x6A, 0x50])
        || bytes.starts(with: [0xFF, 0x4F, 0xFF, 0x51])
    case .jpegXL:
      bytes.starts(with: [0xFF, 0x0A]) || bytes.starts(with: [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C])
    case .photoshop: begins("8BPS")
    case .icns: begins("icns")
    case .openEXR: bytes.starts(with: [0x76, 0x2F, 0x31, 0x01])
    case .pdf: begins("%PDF")
    case .svg: String(decoding: bytes, as: UTF8.self).contains("<svg")
    }
  }
}

extension CGImage {
  /// Reads the bytes of the file of an image, whose format is known by how it begins. Of several
  /// pictures the first is read; of those of an ICO file the largest.
  ///
  /// - Parameter source: how an error names the image.
  package convenience init(data: Data, source: String = "in memory") throws {
    switch ImageFileFormat(data) {
    case .png: try self.init(pngData: data, source: source)
    case .jpeg: try self.init(jpegData: data, source: source)
    case .webP: try self.init(webPData: data, source: source)
    case .gif: try self.init(gifData: data, source: source)
    case .tiff: try self.init(tiffData: data, source: source)
    case .bmp: try self.init(bmpData: data, source: source)
    case .ico: try self.init(icoData: data, source: source)
    case .heif: try self.init(heifData: data, name: "HEIC", source: source)
    case .avif: try self.init(heifData: data, name: "AVIF", source: source)
    case let other?:
      throw GraphicsError.unreadableImage(
        source: source, reason: "files of the format \(other.rawValue) are not read")
    case nil:
      throw GraphicsError.unreadableImage(
        source: source, reason: "it is a file of no format that is known, or ends too early")
    }
  }

  /// Throws if there can be no bitmap of a size, or if a file of so many bytes cannot have so many
  /// pixels, before there is memory for them.
  static func checkSize(
    _ width: Int, _ height: Int, byteCount: Int, mostPixelsOfByte: Int, source: String
  ) throws {
    try Bitmap.check(width, height)
    // Less memory than that harms nobody, and formats can say that much in a few bytes.
    let harmless = 1 << 22
    guard width * height <= max(harmless, byteCount * mostPixelsOfByte) else {
      throw GraphicsError.unreadableImage(source: source, reason: "the data ends too early")
    }
  }
}
