import MisuseReports
import OpenCoreGraphics

/// A layer that shows its sublayers several times: each instance is placed, coloured and delayed
/// relative to the one before.
///
/// The first instance is the sublayers as they are. Each sublayer of an instance with a colour is
/// painted into a picture, which is multiplied by it. When anything below the layer changes, all
/// instances are composed again, and all that the layer paints is painted again; a layer that only
/// moves costs nothing more than another one. Hit tests find the first instance only.
///
/// Fidelity: instances follow each other from back to front [decided].
open class CAReplicatorLayer: CALayer {
  override class var kind: LayerKind { .replicator }

  /// More instances than this are refused.
  nonisolated package static let mostInstances = 10_000

  deinit {}

  /// How many instances are shown, with the sublayers themselves; none for 0 and less. Default 1.
  ///
  /// Between two counts an animation shows the lower one. More than 10,000 are reported, and the
  /// count stays.
  open var instanceCount: Int {
    get { Int(clamping: modelValues.replicator.count) }
    set {
      guard newValue <= Self.mostInstances else {
        return Misuse.report(.tooManyInstances(newValue))
      }
      change(.instanceCount, \.replicator.count, to: CGFloat(max(newValue, 0)))
    }
  }

  /// Sets the count to a number by its key.
  final func setInstanceCount(_ number: CGFloat) {
    guard number.isFinite, number == number.rounded() || number > CGFloat(Self.mostInstances)
    else {
      change(.instanceCount, \.replicator.count, to: number)
      return
    }
    instanceCount = Int(clamping: number)
  }

  /// Whether instances are in the three-dimensional space of the superlayer, as sublayers of a
  /// `CATransformLayer` are. Default false: they are projected onto the layer. With true, what that
  /// class ignores is ignored here too.
  open var preservesDepth: Bool {
    get { modelValues.replicator.preservesDepth }
    set { change(.preservesDepth, \.replicator.preservesDepth, to: newValue) }
  }

  /// By how many seconds each instance shows animations later than the one before. Default 0.
  ///
  /// An instance in which the animation has not begun shows the model. An animation that is removed
  /// at its end ends in all instances then: one that repeats, or that stays, is shown to its end by
  /// all of them. Changes of the `fractionComplete` of a property animator are not delayed.
  // Fidelity: the delay does not outlive an animation. [decided]
  open var instanceDelay: CFTimeInterval {
    get { CFTimeInterval(modelValues.replicator.delay) }
    set {
      if newValue != 0, instanceDelay == 0 { RenderContext.current.noteDelay(of: self) }
      change(.instanceDelay, \.replicator.delay, to: CGFloat(newValue))
    }
  }

  /// The transform of an instance relative to the one before, about the anchor point of the layer.
  /// Default the identity.
  open var instanceTransform: CATransform3D {
    get { modelValues.replicator.transform }
    set { change(.instanceTransform, \.replicator.transform, to: newValue) }
  }

  /// The factor of the colours of the first instance; nil counts as white. Default opaque white.
  open var instanceColor: CGColor? {
    get { modelValues.replicator.color }
    set { change(.instanceColor, \.replicator.color, to: newValue) }
  }

  /// The number that is added to red of `instanceColor` for each further instance. The sum is
  /// limited to 0…1. Default 0.
  open var instanceRedOffset: Float {
    get { modelValues.replicator.redOffset }
    set { change(.instanceRedOffset, \.replicator.redOffset, to: newValue) }
  }

  /// The number that is added to green of `instanceColor` for each further instance. The sum is
  /// limited to 0…1. Default 0.
  open var instanceGreenOffset: Float {
    get { modelValues.replicator.greenOffset }
    set { change(.instanceGreenOffset, \.replicator.greenOffset, to: newValue) }
  }

  /// The number that is added to blue of `instanceColor` for each further instance. The sum is
  /// limited to 0…1. Default 0.
  open var instanceBlueOffset: Float {
    get { modelValues.replicator.blueOffset }
    set { change(.instanceBlueOffset, \.replicator.blueOffset, to: newValue) }
  }

  /// The number that is added to the alpha of `instanceColor` for each further instance. The sum is
  /// limited to 0…1. Default 0.
  open var instanceAlphaOffset: Float {
    get { modelValues.replicator.alphaOffset }
    set { change(.instanceAlphaOffset, \.replicator.alphaOffset, to: newValue) }
  }
}

extension CALayer {
  /// By how many seconds an instance of the layer shows animations later, at most. O(depth).
  final var longestDelay: Double {
    var delay = 0.0
    var ancestor = parent
    while let layer = ancestor {
      if let replicator = layer as? CAReplicatorLayer, replicator.instanceDelay > 0 {
        delay += replicator.instanceDelay * Double(max(replicator.instanceCount - 1, 0))
      }
      ancestor = layer.parent
    }
    return delay
  }
}
