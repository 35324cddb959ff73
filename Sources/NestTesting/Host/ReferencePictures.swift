#if os(Linux)
  import OpenUIKit

  /// A folder of reference pictures (PNG) that a person has looked at.
  ///
  /// With the environment variable `NEST_RECORD=1` a comparison writes the picture as the new
  /// reference instead of judging it. When pictures differ, the actual picture, the expected one
  /// and one that marks the differing pixels are written to `failures`.
  public struct ReferencePictures {
    /// Where the references are.
    public let folder: URL
    /// Where pictures of failed comparisons go: the folder that the environment variable
    /// `NEST_FAILURES` names, else `nest-failures` in the temporary folder.
    public let failures: URL
    /// Whether pictures are written as new references.
    public let isRecording: Bool

    /// Makes a set of references.
    ///
    /// - Parameters:
    ///   - folder: Where the references are.
    ///   - environment: Where `NEST_RECORD` and `NEST_FAILURES` are looked up. Default: that of
    ///     the process.
    public init(
      folder: URL, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
      self.folder = folder
      isRecording = environment["NEST_RECORD"] == "1"
      failures =
        environment["NEST_FAILURES"].map { URL(fileURLWithPath: $0, isDirectory: true) }
        ?? FileManager.default.temporaryDirectory
        .appendingPathComponent("nest-failures", isDirectory: true)
    }

    /// Makes the set of references in the folder `References` beside a source file.
    ///
    /// - Parameter file: The source file. Default: that of the caller.
    public init(besides file: String = #filePath) {
      self.init(
        folder: URL(fileURLWithPath: file).deletingLastPathComponent()
          .appendingPathComponent("References", isDirectory: true))
    }

    /// Compares a picture with the reference of the given name.
    ///
    /// - Parameters:
    ///   - picture: The picture to judge.
    ///   - name: The name of the reference, without `.png`.
    ///   - tolerance: How far it may be off. Default: not at all.
    /// - Throws: `PictureMismatch` when it is too far off, has another size, or has no reference;
    ///   a file error when a file cannot be read or written.
    public func expect(
      _ picture: CGImage, toMatch name: String, tolerance: PixelTolerance = .exact
    ) throws {
      let reference = folder.appendingPathComponent("\(name).png")
      if isRecording {
        try write(picture, to: reference)
        return
      }
      guard FileManager.default.fileExists(atPath: reference.path) else {
        let actual = try keep(picture, as: "\(name).actual")
        throw PictureMismatch(name: name, problem: .noReference, pictures: [actual.path])
      }
      let expected = try CGImage(pngData: Data(contentsOf: reference))
      try expect(picture, toEqual: expected, name: name, tolerance: tolerance)
    }

    /// Compares two pictures; neither is a file of this folder.
    ///
    /// - Parameters:
    ///   - picture: The picture to judge.
    ///   - expected: What it should look like.
    ///   - name: What it is called in the report and in the names of the files that are written.
    ///   - tolerance: How far it may be off. Default: not at all.
    /// - Throws: `PictureMismatch` when it is too far off or has another size.
    public func expect(
      _ picture: CGImage, toEqual expected: CGImage, name: String,
      tolerance: PixelTolerance = .exact
    ) throws {
      let actual = picture.bitmap
      let comparison = PictureComparison(actual, expected.bitmap, tolerance: tolerance)
      if let comparison, comparison.isAccepted(by: tolerance) { return }
      var pictures = [
        try keep(picture, as: "\(name).actual"), try keep(expected, as: "\(name).expected"),
      ]
      guard let comparison else {
        throw PictureMismatch(
          name: name,
          problem: .size(
            actual: "\(picture.width)×\(picture.height)",
            expected: "\(expected.width)×\(expected.height)"),
          pictures: pictures.map(\.path))
      }
      let marked = try PictureComparison.differencePicture(of: actual, and: expected.bitmap)
      pictures.append(try keep(CGImage(marked), as: "\(name).difference"))
      throw PictureMismatch(
        name: name,
        problem: .pixels(
          differing: comparison.differingPixels, of: comparison.pixelCount,
          largest: comparison.largestDifference),
        pictures: pictures.map(\.path))
    }

    private func keep(_ picture: CGImage, as name: String) throws -> URL {
      let url = failures.appendingPathComponent("\(name).png")
      try write(picture, to: url)
      return url
    }

    private func write(_ picture: CGImage, to url: URL) throws {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture.pngData().write(to: url, options: .atomic)
    }
  }
#endif
