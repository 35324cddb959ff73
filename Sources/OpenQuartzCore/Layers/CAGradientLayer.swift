/// A layer that draws a gradient above its background, with the corners of the layer.
///
/// Costs a picture of the size of the layer whenever one of its properties or its size changes,
/// also by an animation; a layer that only moves is copied.
open class CAGradientLayer: CALayer {
  override class var kind: LayerKind { .gradient }

  deinit {}

  /// The colours, each a `CGColor`; nil, the default, or none: nothing is drawn.
  ///
  /// In an animation between lists of the same length each colour changes; others are exchanged in
  /// the middle. Anything but a `CGColor` is left out.
  // Fidelity: colours are mixed without regard to their alpha, which is mixed too. [observed]
  open var colors: [Any]? {
    get { modelValues.gradient.colors?.colors }
    set {
      let colors = newValue.map { ColorList($0.compactMap { $0 as? CGColor }) }
      change(.colors, \.gradient.colors, to: colors)
    }
  }

  /// Where each colour is, from 0, the start, to 1, the end, ascending; nil, the default: evenly
  /// spread.
  // Fidelity: without a location for each colour, those that have both are used [decided].
  open var locations: [NSNumber]? {
    get { modelValues.gradient.locations?.objects }
    set {
      change(
        .locations, \.gradient.locations, to: newValue.map { NumberList($0.map(\.doubleValue)) })
    }
  }

  /// Where the gradient starts, in fractions of the bounds. Default `(0.5, 0)`.
  // Fidelity: the gradient is drawn into a square, which takes the shape of the bounds then.
  // [observed]
  open var startPoint: CGPoint {
    get { modelValues.gradient.startPoint }
    set { change(.startPoint, \.gradient.startPoint, to: newValue) }
  }

  /// Where the gradient ends, in fractions of the bounds. Default `(0.5, 1)`.
  open var endPoint: CGPoint {
    get { modelValues.gradient.endPoint }
    set { change(.endPoint, \.gradient.endPoint, to: newValue) }
  }

  /// How the colours change from place to place. Default `axial`.
  open var type: CAGradientLayerType {
    get { modelValues.gradient.type }
    set { change(.gradientType, \.gradient.type, to: newValue) }
  }
}
