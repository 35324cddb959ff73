import NestTesting
import Testing

@testable import OpenQuartzCore

/// A picture of the looks of layers, on a light or a dark background.
final class ContactSheet {
  let stage: Stage
  private let suffix: String

  init(width: Double, height: Double, scale: Double, isDark: Bool) throws {
    stage = try Stage(width: width, height: height, scale: scale)
    stage.root.backgroundColor = isDark ? .gray(28) : .gray(242)
    suffix = (isDark ? "-dark" : "-light") + (scale == 1 ? "" : "@\(scale == 2 ? "2" : "1.5")x")
  }

  /// Adds a layer with a frame and a colour.
  func add(_ frame: CGRect, _ color: CGColor?) -> CALayer { put(CALayer(), frame, color) }

  /// Adds a layer of any class.
  func put<Layer: CALayer>(_ layer: Layer, _ frame: CGRect, _ color: CGColor? = nil) -> Layer {
    layer.frame = frame
    layer.backgroundColor = color
    stage.root.addSublayer(layer)
    return layer
  }

  /// Compares with the reference picture of a name.
  func expect(_ name: String) throws {
    try ReferencePictures().expect(stage.host.snapshot(), toMatch: name + suffix)
  }
}
