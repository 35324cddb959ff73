/// The kind of timing that a provider has.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// One of the curves of `UIView.AnimationCurve`; see `cubicTimingParameters`.
  case builtin
  /// A cubic Bézier curve of its own; see `cubicTimingParameters`.
  case cubic
  /// A spring; see `springTimingParameters`.
  case spring
  /// Both a curve and a spring.
  case composed
}

/// A description of how the progress of a property animator depends on time.
///
/// A type of one's own answers the kind in `timingCurveType` and gives the parameters of that kind.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Which of the parameters count.
  var timingCurveType: UITimingCurveType { get }

  /// The curve: read for all kinds but `.spring`. nil counts as the default curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring: read for `.spring` and `.composed`.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The timing as a value.
  ///
  /// Fidelity: of a composed timing the spring counts, and the curve where there is none [decided].
  var timing: AnimationTiming {
    switch timingCurveType {
    case .spring, .composed:
      if let spring = springTimingParameters { return spring.ownTiming }
    case .builtin, .cubic: break
    }
    return cubicTimingParameters?.ownTiming ?? .curve(.standard)
  }
}
