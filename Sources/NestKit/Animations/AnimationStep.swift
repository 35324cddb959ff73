/// One step of an animation: what changes at the same time, for how long, along which timing curve.
///
/// ```swift
/// AnimationStep(duration: 0.3, curve: .easeOut)
///   .changing(card, by: .move(y: -40))
///   .changing([title, badge], by: .fade(to: 0))
/// ```
///
/// Views and layers are not retained; those that are gone take no part. In one step a view has one
/// change, one frame and one perspective: a later one replaces the former.
public struct AnimationStep {
  /// Seconds; 0 applies the changes at once.
  public var duration: TimeInterval
  /// The timing curve.
  public var curve: TransitionCurve
  private(set) var changes: [(target: AnimationTarget, change: AnimationChange)] = []
  private var indices = AnimationTargetIndices()

  /// Creates a step in which nothing changes yet: a pause, if it stays so.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - curve: The timing curve. Default: ease in and out.
  public init(duration: TimeInterval, curve: TransitionCurve = .easeInOut) {
    self.duration = duration
    self.curve = curve
  }

  /// A step that happens at once.
  public static var immediately: AnimationStep { AnimationStep(duration: 0, curve: .linear) }

  /// The step in which a view changes too.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - change: The change. Movement, scale and rotation are relative to where the steps before
  ///     have brought the view, and follow the transform that the view had before the animation.
  public func changing(_ view: UIView, by change: TransitionChange) -> AnimationStep {
    changing(AnimationTarget(view)) { $0.pose = change }
  }

  /// The step in which several views change alike too.
  ///
  /// - Parameters:
  ///   - views: The views.
  ///   - change: The change of each of them.
  public func changing(_ views: [UIView], by change: TransitionChange) -> AnimationStep {
    var step = self
    for view in views { step.change(AnimationTarget(view)) { $0.pose = change } }
    return step
  }

  /// The step in which a layer changes too.
  ///
  /// - Parameters:
  ///   - layer: The layer; that of a view stands for the view.
  ///   - change: The change of the layer.
  public func changing(_ layer: CALayer, by change: TransitionChange) -> AnimationStep {
    changing(AnimationTarget(layer)) { $0.pose = change }
  }

  /// The step in which a view gets a new frame too.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - frame: Its frame after the step in the coordinates of its superview, without its
  ///     transform. A view that constraints place returns there at the next layout.
  public func changing(_ view: UIView, frame: CGRect) -> AnimationStep {
    changing(AnimationTarget(view)) { $0.frame = frame }
  }

  /// The step in which a layer gets a new frame too.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - frame: Its frame after the step in the coordinates of its superlayer, without its
  ///     transform.
  public func changing(_ layer: CALayer, frame: CGRect) -> AnimationStep {
    changing(AnimationTarget(layer)) { $0.frame = frame }
  }

  /// The step in which the subviews of a view get a perspective too.
  ///
  /// - Parameters:
  ///   - view: The superview.
  ///   - eyeDistance: The distance in points from which the subviews are looked at; 0 is flat.
  public func changing(_ view: UIView, eyeDistance: CGFloat) -> AnimationStep {
    changing(AnimationTarget(view)) { $0.eyeDistance = eyeDistance }
  }

  /// The step in which the sublayers of a layer get a perspective too.
  ///
  /// - Parameters:
  ///   - layer: The superlayer.
  ///   - eyeDistance: The distance in points from which the sublayers are looked at; 0 is flat.
  public func changing(_ layer: CALayer, eyeDistance: CGFloat) -> AnimationStep {
    changing(AnimationTarget(layer)) { $0.eyeDistance = eyeDistance }
  }

  private func changing(
    _ target: AnimationTarget, _ set: (inout AnimationChange) -> Void
  ) -> AnimationStep {
    var step = self
    step.change(target, set)
    return step
  }

  private mutating func change(
    _ target: AnimationTarget, _ set: (inout AnimationChange) -> Void
  ) {
    let index = indices.index(of: target, among: changes, \.target) ?? changes.count
    if index == changes.count {
      changes.append((target, AnimationChange()))
      indices.note(index, of: target)
    }
    set(&changes[index].change)
  }
}
