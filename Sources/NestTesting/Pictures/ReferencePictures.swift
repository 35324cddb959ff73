#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A folder of reference pictures (PNG) that were inspected.
///
/// With the environment variable `NEST_RECORD=1` a comparison writes the picture as the new
/// reference instead of comparing it, with `NEST_RECORD=missing` only where there is none. When
/// pictures differ, the actual picture, the expected one and one that marks the differing pixels
/// are written to `failures`, and the error says where they are.
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
  /// - Throws: `EnvironmentValueError` when the variable is neither `1`, `missing`, `0` nor empty.
  public var isRecording: Bool {
    get throws { try mode == .all }
  }

  /// Which pictures are written as new references.
  private enum Mode { case none, missing, all }

  private var mode: Mode {
    get throws {
      switch environment["NEST_RECORD"] {
      case "1": .all
      case "missing": .missing
      case nil, "", "0": .none
      case .some(let value):
        throw EnvironmentValueError(
          variable: "NEST_RECORD", value: value, expected: "1, missing, 0 or nothing")
      }
    }
  }

  /// Compares a picture with the reference of the given name.
  ///
  /// - Parameters:
  ///   - picture: The picture to compare.
  ///   - name: The name of the reference, without `.png`.
  ///   - tolerance: The permitted difference. Default: none.
  ///   - recording: Whether the picture is written as the new reference, whatever the environment
  ///     says. The call throws then, so that it is not left in a test. Default: false.
  /// - Throws: `PictureMismatch` when it differs by more, has another size, has no reference or was
  ///   recorded by `recording`; `EnvironmentValueError` when `NEST_RECORD` has an invalid value; a
  ///   file error when a file cannot be read or written.
  public func expect(
    _ picture: CGImage, toMatch name: String, tolerance: PixelTolerance = .exact,
    recording: Bool = false
  ) throws {
    let reference = folder.appendingPathComponent("\(name).png")
    try noteUse(of: reference)
    let mode = try mode
    let exists = FileManager.default.fileExists(atPath: reference.path)
    if recording || mode == .all || (mode == .missing && !exists) {
      try write(picture, to: reference)
      guard recording else { return }
      throw PictureMismatch(name: name, problem: .recorded, actual: reference.path)
    }
    guard exists else {
      let actual = try keep(picture, as: "\(name).actual")
      throw PictureMismatch(name: name, problem: .noReference, actual: actual.path)
    }
    try expect(
      picture, toEqual: .reading(reference), name: name, tolerance: tolerance)
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
    let (first, second) = (PixelBuffer(picture), PixelBuffer(expected))
    let comparison = PictureComparison(first, second, tolerance: tolerance)
    if let comparison, comparison.isAccepted(by: tolerance) { return }
    let problem: PictureMismatch.Problem =
      if let comparison {
        .pixels(
          differing: comparison.differingPixels, of: comparison.pixelCount,
          largest: comparison.largestDifference,
          colorDifference: (comparison.largestColorDifference * 10).rounded() / 10)
      } else {
        .size(
          actual: "\(picture.width)×\(picture.height)",
          expected: "\(expected.width)×\(expected.height)")
      }
    let marked = PictureComparison.differencePicture(
      of: first, and: second, tolerance: tolerance)
    throw PictureMismatch(
      name: name, problem: problem, actual: try keep(picture, as: "\(name).actual").path,
      expected: try keep(expected, as: "\(name).expected").path,
      difference: try keep(marked.makePicture(), as: "\(name).difference").path)
  }

  /// Adds a reference to the list of those that are used, if there is one.
  private func noteUse(of reference: URL) throws {
    guard let path = environment["NEST_USED_PICTURES"], !path.isEmpty else { return }
    do { try note(reference, in: path) } catch {
      throw EnvironmentValueError(
        variable: "NEST_USED_PICTURES", value: path,
        expected: "the path of a file that can be written, or nothing")
    }
  }

  private func note(_ reference: URL, in path: String) throws {
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
    do { try write(picture, to: url) } catch {
      guard let folder = environment["NEST_FAILURES"] else { throw error }
      throw EnvironmentValueError(
        variable: "NEST_FAILURES", value: folder,
        expected: "the path of a folder that can be written, or not set")
    }
    return url
  }

  private func write(_ picture: CGImage, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try picture.png.write(to: url, options: .atomic)
  }
}

extension CGImage {
  /// Reads a file.
  ///
  /// - Throws: When it cannot be read, or is no picture.
  fileprivate static func reading(_ url: URL) throws -> CGImage {
    #if canImport(UIKit)
      guard let picture = UIImage(data: try Data(contentsOf: url))?.cgImage else {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: url.path])
      }
      return picture
    #else
      return try CGImage(contentsOf: url)
    #endif
  }

  /// The bytes of a PNG file of the picture.
  fileprivate var png: Data {
    get throws {
      #if canImport(UIKit)
        guard let data = UIImage(cgImage: self).pngData() else {
          throw CocoaError(.fileWriteUnknown)
        }
        return data
      #else
        return try pngData()
      #endif
    }
  }
}
