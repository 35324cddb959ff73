#if os(Linux)
  import DisplayServer
  import OpenUIKit

  extension TestHost {
    /// The pixels that the screen shows now.
    ///
    /// Ends the turn first, so that everything that changed is in the picture.
    ///
    /// - Returns: A copy, in pixels of the screen.
    /// - Throws: `TestHostError.nothingShown` before something was shown.
    public func snapshot() throws -> CGImage {
      commit()
      return try TestHost.copy(runtime.screen)
    }

    /// A copy of the pixels that a screen shows.
    static func copy(_ screen: UIScreen) throws -> CGImage {
      guard let surface = screen.surface else { throw TestHostError.nothingShown }
      screen.paint()
      let shown = try surface.pixels()
      let copy = try Bitmap(width: shown.width, height: shown.height, isOpaque: true)
      for row in 0..<shown.height {
        copy.data.advanced(by: row * copy.bytesPerRow).copyMemory(
          from: shown.baseAddress.advanced(by: row * shown.bytesPerRow),
          byteCount: shown.width * 4)
      }
      copy.markDirty()
      return CGImage(copy)
    }

    /// The pixels that the screen shows now, as a UIKit image of the screen's scale.
    ///
    /// - Throws: `TestHostError.nothingShown` before something was shown.
    public func snapshotImage() throws -> UIImage {
      UIImage(cgImage: try snapshot(), scale: window.screen.scale)
    }

    /// Compares what the screen shows with a reference picture.
    ///
    /// - Parameters:
    ///   - name: The name of the reference, without `.png`.
    ///   - references: The folder of references. Default: the folder `References` nearest to the
    ///     source file of the caller.
    ///   - tolerance: The permitted difference. Default: none.
    ///   - recording: Whether the picture is written as the new reference; the call throws then.
    ///     Default: false.
    ///   - file: The source file of the caller.
    /// - Throws: `PictureMismatch`; see `ReferencePictures.expect(_:toMatch:tolerance:recording:)`.
    public func expectPicture(
      _ name: String, in references: ReferencePictures? = nil,
      tolerance: PixelTolerance = .exact, recording: Bool = false, file: String = #filePath
    ) throws {
      let references = references ?? ReferencePictures(besides: file)
      try references.expect(
        snapshot(), toMatch: name, tolerance: tolerance, recording: recording)
    }
  }
#endif
