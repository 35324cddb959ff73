/// A function that is called when bytes of a program are not needed any more. It
/// receives the pointer that the program passed with them, the bytes and their number.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Bytes that an image is made of. Immutable.
public final class CGDataProvider {
  private let bytes: Data

  /// Provides bytes.
  public init?(data: CFData) {
    bytes = data
  }

  /// Provides the bytes of a file, which is read now; nil if that is impossible.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Provides the bytes of a file, which is read now; nil if that is impossible.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Provides bytes that the program owns, and which stay as they are until `releaseData` is
  /// called.
  ///
  /// - Parameters:
  ///   - info: the pointer that `releaseData` receives.
  ///   - data: the bytes.
  ///   - size: their number; nil is returned for a negative one.
  ///   - releaseData: is called when they are not needed any more, on any thread.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    bytes = Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: data), count: size,
      deallocator: .custom { bytes, count in releaseData(info, UnsafeRawPointer(bytes), count) })
  }

  /// A copy of the bytes.
  public var data: CFData? { bytes }

  /// Runs `body` with the bytes.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}
