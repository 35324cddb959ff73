import NestTesting

extension ReferencePictures {
  /// The reference pictures of these tests.
  static let shared = ReferencePictures(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("References", isDirectory: true))
}
