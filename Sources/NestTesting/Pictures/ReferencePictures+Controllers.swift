#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension ReferencePictures {
  /// Draws a controller on several screens, and compares each picture with its reference, which is
  /// named after the configuration: `name.320x480@2x-dark.png`.
  ///
  /// On Linux each screen is one of a ``TestHost``, and the picture is taken when nothing moves any
  /// more. Elsewhere it is taken from a window of that size after a layout; what moves then is
  /// drawn where it leads, and text has the sharpness of the device's screen in every scale.
  ///
  /// - Parameters:
  ///   - name: The first part of the names of the references.
  ///   - configurations: The screens.
  ///   - tolerance: The permitted difference. Default: none.
  ///   - recording: Whether all pictures are written as new references. The call throws then.
  ///     Default: false.
  ///   - make: Makes the controller, for each screen another one.
  /// - Throws: `PictureMismatches` after all are compared; without configurations, or where a
  ///   picture cannot be drawn, read or written, an error at once.
  public func expect(
    _ name: String, in configurations: [SnapshotConfiguration],
    tolerance: PixelTolerance = .exact, recording: Bool = false,
    showing make: () -> UIViewController
  ) throws {
    guard !configurations.isEmpty else {
      throw SnapshotError(description: "\(name) has no configuration: nothing would be compared.")
    }
    var mismatches: [PictureMismatch] = []
    for configuration in configurations {
      do {
        try expect(
          Self.picture(of: configuration, make), toMatch: "\(name).\(configuration.name)",
          tolerance: tolerance, recording: recording)
      } catch let mismatch as PictureMismatch {
        mismatches.append(mismatch)
      }
    }
    guard mismatches.isEmpty else {
      throw PictureMismatches(mismatches: mismatches, count: configurations.count)
    }
  }

  private static func picture(
    of configuration: SnapshotConfiguration, _ make: () -> UIViewController
  ) throws -> CGImage {
    #if os(Linux)
      let host = try TestHost(size: configuration.size, scale: configuration.scale)
      host.simulateTraits {
        $0.userInterfaceStyle = configuration.style
        $0.layoutDirection = configuration.direction
        $0.preferredContentSizeCategory = configuration.textSize
      }
      host.show(make())
      try host.settle()
      return try host.snapshot()
    #else
      return try windowPicture(of: configuration, make())
    #endif
  }

  /// A picture of a controller in a window that has the traits of a configuration, without a clock:
  /// for systems whose screen is not the test's.
  ///
  /// - Throws: `SnapshotError` when there can be none.
  static func windowPicture(
    of configuration: SnapshotConfiguration, _ controller: UIViewController
  ) throws -> CGImage {
    let window = UIWindow(frame: CGRect(origin: .zero, size: configuration.size))
    window.traitOverrides.userInterfaceStyle = configuration.style
    window.traitOverrides.layoutDirection = configuration.direction
    window.traitOverrides.preferredContentSizeCategory = configuration.textSize
    window.traitOverrides.displayScale = configuration.scale
    window.rootViewController = controller
    window.isHidden = false
    defer {
      window.isHidden = true
      window.rootViewController = nil
    }
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = configuration.scale
    let renderer = UIGraphicsImageRenderer(bounds: window.bounds, format: format)
    let image = renderer.image { window.layer.render(in: $0.cgContext) }
    guard let picture = image.cgImage else {
      throw SnapshotError(
        description: "There is no picture of \(configuration.name): it is empty or too large.")
    }
    return picture
  }
}

/// Why there are no pictures of a controller.
nonisolated struct SnapshotError: Error, CustomStringConvertible {
  let description: String
}
