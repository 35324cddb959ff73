import MisuseReports
import OpenCoreGraphics

/// A value of a layer's property that is made of numbers.
nonisolated protocol LayerNumbers {
  /// Whether every number is finite.
  var isFinite: Bool { get }
}

nonisolated extension CGFloat: LayerNumbers {}
nonisolated extension Float: LayerNumbers {}
nonisolated extension CGPoint: LayerNumbers {}
nonisolated extension CGRect: LayerNumbers {}
nonisolated extension CATransform3D: LayerNumbers {}
nonisolated extension MediaTiming: LayerNumbers {}

extension CALayer {
  /// Whether a property can have a value. One that it cannot have is reported.
  ///
  /// Fidelity: Core Animation raises an exception for a position or bounds that contain NaN
  /// [observed]; here every number of a layer has to be finite, and any other is refused, with
  /// nothing changed [decided].
  @inline(__always)
  final func accepts(_ value: some LayerNumbers, _ property: StaticString) -> Bool {
    if value.isFinite { return true }
    refuse(value, property)
    return false
  }

  @inline(never)
  private final func refuse(_ value: some LayerNumbers, _ property: StaticString) {
    Misuse.report(.valueIsNotFinite("\(property)", "\(value)"))
  }
}
