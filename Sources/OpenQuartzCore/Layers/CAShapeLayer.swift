/// A layer that draws a path: above its contents, behind its sublayers.
///
/// The shape is antialiased, and drawn anew where the layer is placed with the pixels of its
/// window. It is not cut off at the bounds, unless the layer masks to them. Costs a picture of the
/// size of the path whenever one of its properties changes, also by an animation; a layer that only
/// moves is copied.
// Fidelity: a layer with a transform is drawn in its own pixels, which are then transformed
// [decided].
open class CAShapeLayer: CALayer {
  override class var kind: LayerKind { .shape }

  deinit {}

  // Fidelity: paths have no implicit animation; an animation that is added is shown. [documented]
  /// The path, in the layer's coordinates; the layer has a copy. Default nil: nothing is drawn.
  ///
  /// In an animation between two paths of the same pieces each point moves straight; other paths
  /// are exchanged in the middle.
  open var path: CGPath? {
    get { modelValues.shape.path?.cgPath }
    set { change(.path, \.shape.path, to: newValue.map { SharedPath($0) }) }
  }

  /// The colour of what the path surrounds; nil: it is not filled. Default opaque black.
  open var fillColor: CGColor? {
    get { modelValues.shape.fillColor }
    set { change(.fillColor, \.shape.fillColor, to: newValue) }
  }

  /// Which regions are filled. Default `nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { modelValues.shape.fillRule }
    set { change(.fillRule, \.shape.fillRule, to: newValue) }
  }

  /// The colour of the line along the path; nil, the default: there is none.
  open var strokeColor: CGColor? {
    get { modelValues.shape.strokeColor }
    set { change(.strokeColor, \.shape.strokeColor, to: newValue) }
  }

  /// Where the line begins, in fractions of the length of the path, all subpaths included. Default
  /// 0.
  open var strokeStart: CGFloat {
    get { modelValues.shape.strokeStart }
    set { change(.strokeStart, \.shape.strokeStart, to: newValue) }
  }

  /// Where the line ends, in fractions of the length of the path, all subpaths included. Default 1.
  ///
  /// Nothing is drawn of a line that does not end behind its begin.
  open var strokeEnd: CGFloat {
    get { modelValues.shape.strokeEnd }
    set { change(.strokeEnd, \.shape.strokeEnd, to: newValue) }
  }

  /// The width of the line, half of it at each side of the path, in points. Default 1.
  open var lineWidth: CGFloat {
    get { modelValues.shape.lineWidth }
    set { change(.lineWidth, \.shape.lineWidth, to: newValue) }
  }

  /// How long the point of a corner may be, in line widths, before the corner is cut off. Default
  /// 10.
  open var miterLimit: CGFloat {
    get { modelValues.shape.miterLimit }
    set { change(.miterLimit, \.shape.miterLimit, to: newValue) }
  }

  /// How open ends look. Default `butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { modelValues.shape.lineCap }
    set { change(.lineCap, \.shape.lineCap, to: newValue) }
  }

  /// How corners look. Default `miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { modelValues.shape.lineJoin }
    set { change(.lineJoin, \.shape.lineJoin, to: newValue) }
  }

  /// Where in the pattern of dashes the line begins, in points. Default 0.
  open var lineDashPhase: CGFloat {
    get { modelValues.shape.lineDashPhase }
    set { change(.lineDashPhase, \.shape.lineDashPhase, to: newValue) }
  }

  /// The lengths of dashes and gaps in turn, in points; nil, the default: the line has no gaps.
  ///
  /// A pattern with a negative length, or without one above 0, makes no dashes.
  open var lineDashPattern: [NSNumber]? {
    get { modelValues.shape.lineDashPattern?.objects }
    set {
      change(
        .lineDashPattern, \.shape.lineDashPattern,
        to: newValue.map { NumberList($0.map(\.doubleValue)) })
    }
  }
}
