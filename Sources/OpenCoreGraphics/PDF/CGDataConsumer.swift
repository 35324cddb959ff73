/// Takes the bytes of a file that is written.
public final class CGDataConsumer {
  /// Writes some bytes; false if that is impossible.
  let write: (UnsafeRawBufferPointer) -> Bool

  /// Appends the bytes to data.
  public init?(data: CFMutableData) {
    write = { bytes in
      if let start = bytes.baseAddress { data.append(start, length: bytes.count) }
      return true
    }
  }

  /// Writes the bytes to a file, which is made now, or emptied if it is there; nil if that is
  /// impossible.
  public init?(url: CFURL) {
    guard url.isFileURL, let file = fopen(url.path, "wb") else { return nil }
    let owned = OwnedFile(file)
    write = { bytes in
      guard let start = bytes.baseAddress, bytes.count > 0 else { return true }
      return fwrite(start, 1, bytes.count, owned.file) == bytes.count && fflush(owned.file) == 0
    }
  }
}

/// A file that is open as long as the object exists.
private final class OwnedFile {
  let file: UnsafeMutablePointer<FILE>

  init(_ file: UnsafeMutablePointer<FILE>) { self.file = file }

  deinit { fclose(file) }
}
