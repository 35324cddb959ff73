import DisplayServer

// Functions of a desktop for a window that UIKit has no API for.

extension UIWindowScene {
  /// Makes the window cover the screen of the desktop, without a border, or returns it to its
  /// former size. The size changes when the desktop has done it.
  ///
  /// UIKit leaves this to the user; `isFullScreen` is UIKit's.
  public func setFullScreen(_ isFullScreen: Bool) {
    wantsFullScreen = isFullScreen
    screen.surface?.isFullScreen = isFullScreen
  }

  /// The picture that the desktop shows for the window; nil, the default, for the desktop's own.
  /// Once set it can be replaced, but not removed from a window that is shown.
  public var icon: UIImage? {
    get { iconStorage }
    set {
      iconStorage = newValue
      showIcon()
    }
  }

  /// Minimises the window. The scene is in the background then, until the user shows it again.
  public func minimize() { screen.surface?.minimize() }

  private func showIcon() {
    guard let surface = screen.surface, let image = iconStorage?.cgImage,
      let icon = try? WindowIcon(image)
    else { return }
    surface.setIcon(icon.pixels)
  }

  /// The surface was made: what was set before it is set there.
  func surfaceDidOpen(_ surface: any DisplayWindow) {
    if restrictions.limits != SizeLimits() { surface.sizeLimits = restrictions.limits }
    if wantsFullScreen { surface.isFullScreen = true }
    showIcon()
  }
}

/// The pixels of an icon as desktops take them: with alpha, not premultiplied.
private struct WindowIcon {
  private let bitmap: Bitmap

  init(_ image: CGImage) throws {
    bitmap = try image.bitmap.copy()
    for row in 0..<image.height {
      for column in 0..<image.width {
        let address = bitmap.data.advanced(by: row * bitmap.bytesPerRow + column * 4)
        let pixel = address.load(as: UInt32.self)
        let opaque: UInt32 = bitmap.isOpaque ? 0xff00_0000 : 0
        address.storeBytes(of: Self.straight(pixel | opaque), as: UInt32.self)
      }
    }
  }

  var pixels: PixelBuffer {
    PixelBuffer(
      baseAddress: bitmap.data, width: bitmap.width, height: bitmap.height,
      bytesPerRow: bitmap.bytesPerRow)
  }

  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    return [16, 8, 0].reduce(alpha << 24) { result, shift in
      let value = pixel >> shift & 0xff
      return result | min((value * 255 + alpha / 2) / alpha, 255) << shift
    }
  }
}
