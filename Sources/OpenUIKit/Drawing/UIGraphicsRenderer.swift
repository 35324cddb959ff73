/// The common part of the renderers of pictures.
nonisolated open class UIGraphicsRenderer: NSObject {
  /// How it is drawn.
  open var format: UIGraphicsRendererFormat { rendererFormat }
  /// Whether pictures come out of it; false for a renderer that is none of the subclasses.
  open var allowsImageOutput: Bool { false }

  let area: CGRect
  private let rendererFormat: UIGraphicsRendererFormat

  /// A renderer of an area, in points, with the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  /// A renderer of an area, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    area = bounds
    rendererFormat = format
    super.init()
  }

  deinit {}
}

/// How a renderer draws.
nonisolated open class UIGraphicsRendererFormat: NSObject {
  /// The area that is drawn, in points: empty except in the format of a context.
  open internal(set) var bounds = CGRect.zero

  /// The default format.
  public override init() { super.init() }

  deinit {}

  /// A copy of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsRendererFormat()
    copy.bounds = bounds
    return copy
  }
}

nonisolated extension UIGraphicsRendererFormat: NSCopying {}

/// The context that the drawing code of a renderer draws into.
nonisolated open class UIGraphicsRendererContext: NSObject {
  /// The drawing context, which is also the current one.
  open var cgContext: CGContext { drawingContext }
  /// How it is drawn.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  private let drawingContext: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    drawingContext = cgContext
    rendererFormat = format
    super.init()
  }

  deinit {}

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws the outline of a rectangle, one point wide, with the stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws the outline of a rectangle, one point wide, with the stroke colour.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }

  /// Limits what is drawn to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
