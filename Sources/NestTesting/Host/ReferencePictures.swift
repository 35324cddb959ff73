#if os(Linux)
  import OpenUIKit

  /// A folder of reference pictures (PNG) that were inspected.
  ///
  /// With the environment variable `NEST_RECORD=1` a comparison writes the picture as the new
  /// reference instead of comparing it. When pictures differ, the actual picture, the expected one
  /// and one that marks the differing pixels are written to `failures`.
  ///
  /// With the environment variable `NEST_USED_PICTURES` the path of every reference that is compared
  /// is added to the file that it names, so that references that no test uses can be found.
  public struct ReferencePictures {
    /// Where the references are.
    public let folder: URL
    /// Where pictures of failed comparisons go: the folder that the environment variable
    /// `NEST_FAILURES` names, else `nest-failures` in the temporary folder.
    public let failures: URL
    private let environment: [String: String]

    /// Makes a set of references.
    ///
    /// - Parameters:
    ///   - folder: Where the references are.
    ///   - environment: Where `NEST_RECORD`, `NEST_FAILURES` and `NEST_USED_PICTURES` are looked
    ///     up. Default: that of the process.
    public init(
      folder: URL, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
      self.folder = folder
      self.environment = environment
      failures =
        environment["NEST_FAILURES"].map { URL(fileURLWithPath: $0, isDirectory: true) }
        ?? FileManager.default.temporaryDirectory
        .appendingPathComponent("nest-failures", isDirectory: true)
    }

    /// Makes the set of references in the folder `References` that is nearest to a source file:
    /// beside it, or beside one of the folders that contain it.
    ///
    /// - Parameter file: The source file. Default: that of the caller. If there is no such folder,
    ///   the first picture that is recorded makes one beside the file.
    public init(besides file: String = #filePath) {
      self.init(folder: Self.folder(nearestTo: URL(fileURLWithPath: file)))
    }

    private static func folder(nearestTo file: URL) -> URL {
      let beside = file.deletingLastPathComponent().appendingPathComponent("References")
      var parent = file.deletingLastPathComponent()
      while parent.pathComponents.count > 1 {
        let folder = parent.appendingPathComponent("References", isDirectory: true)
        if FileManager.default.fileExists(atPath: folder.path) { return folder }
        parent.deleteLastPathComponent()
      }
      return beside
    }

    /// Whether pictures are written as new references: with `NEST_RECORD=1`.
    ///
    /// - Throws: `EnvironmentValueError` when the variable is neither `1`, `0` nor empty.
    public var isRecording: Bool {
      get throws {
        switch environment["NEST_RECORD"] {
        case "1": true
        case nil, "", "0": false
        case .some(let value):
          throw EnvironmentValueError(
            variable: "NEST_RECORD", value: value, expected: "1, 0 or nothing")
        }
      }
    }

    /// Compares a picture with the reference of the given name.
    ///
    /// - Parameters:
    ///   - picture: The picture to compare.
    ///   - name: The name of the reference, without `.png`.
    ///   - tolerance: The permitted difference. Default: none.
    /// - Throws: `PictureMismatch` when it differs by more, has another size, or has no reference;
    ///   `EnvironmentValueError` when `NEST_RECORD` has an invalid value; a file error when a file
    ///   cannot be read or written.
    public func expect(
      _ picture: CGImage, toMatch name: String, tolerance: PixelTolerance = .exact
    ) throws {
      let reference = folder.appendingPathComponent("\(name).png")
      try noteUse(of: reference)
      if try isRecording {
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
    ///   - picture: The picture to compare.
    ///   - expected: The expected picture.
    ///   - name: Its name in the report and in the names of the files that are written.
    ///   - tolerance: The permitted difference. Default: none.
    /// - Throws: `PictureMismatch` when it differs by more or has another size.
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

    /// Adds a reference to the list of those that are used, if there is one.
    private func noteUse(of reference: URL) throws {
      guard let path = environment["NEST_USED_PICTURES"], !path.isEmpty else { return }
      let url = URL(fileURLWithPath: path)
      if !FileManager.default.fileExists(atPath: path) {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: url)
      }
      let list = try FileHandle(forWritingTo: url)
      try list.seekToEnd()
      try list.write(contentsOf: Data((reference.standardizedFileURL.path + "\n").utf8))
      try list.close()
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
