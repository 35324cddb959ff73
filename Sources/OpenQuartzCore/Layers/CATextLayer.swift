import OpenCoreGraphics

/// A layer that draws a text: its first line at the top of the bounds, above its background, behind
/// its sublayers.
///
/// Nothing is drawn outside of the bounds. The text is drawn with `contentsScale` pixels a point, 1
/// by default, which is blurred on a screen that has more. Costs a layout and a picture of the size
/// of the layer whenever one of its properties or its size changes, also by an animation; a layer
/// that only moves is copied.
open class CATextLayer: CALayer {
  override class var kind: LayerKind { .text }

  /// The values that were set as `string` and as `font`.
  private var given: (string: Any?, font: AnyObject?) = (nil, nil)

  /// A layer without text.
  public override init() { super.init() }

  /// Makes a detached copy of the values of `layer`, for showing them.
  ///
  /// - Parameter layer: a `CATextLayer`; the text of anything else is nil.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CATextLayer { given = layer.given }
  }

  /// Reads what `encode(with:)` wrote: everything but the text and its font.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  /// The text: a `String`, or an `NSAttributedString`, which is copied and whose colours and
  /// attributes replace those of the layer. Default nil; nil and anything else: nothing is drawn.
  ///
  /// Pictures among the characters are not drawn.
  // Fidelity: attachments are not drawn, and colours do not follow the appearance. [observed]
  open var string: Any? {
    get { given.string }
    set {
      let copy = (newValue as? NSAttributedString)?.copy() ?? newValue
      given.string = copy
      let text: LayerText? =
        if let source = copy as? any LayerTextSource {
          source.layerText
        } else {
          (copy as? String ?? (copy as? NSAttributedString)?.string).map {
            LayerText(content: TextContent(text: $0))
          }
        }
      textDidChange { $0.text = text }
    }
  }

  /// The font of a text without attributes: a `UIFont`, or the name of a family as an `NSString`;
  /// its size does not count. Nil, the default, is Helvetica; where a family is not installed, the
  /// system's glyphs are used.
  open var font: CFTypeRef? {
    get { given.font }
    set {
      given.font = newValue
      let font: Font? =
        if let source = newValue as? any LayerFontSource {
          source.layerFont
        } else {
          (newValue as? NSString).map { Font(family: String($0), size: 0) }
        }
      textDidChange { $0.font = font }
    }
  }

  private func textDidChange(_ change: (inout TextValues) -> Void) {
    change(&modelValues.text)
    animations?.invalidate()
    markChanged(.pixels)
  }

  /// The size of a text without attributes, in points. Default 36.
  open var fontSize: CGFloat {
    get { modelValues.text.fontSize }
    set { change(.fontSize, \.text.fontSize, to: newValue) }
  }

  /// The colour of a text without attributes. Default opaque white; nil: nothing is drawn.
  open var foregroundColor: CGColor? {
    get { modelValues.text.foregroundColor }
    set { change(.foregroundColor, \.text.foregroundColor, to: newValue) }
  }

  /// Whether lines break at the width of the bounds. Default false: each paragraph is one line.
  open var isWrapped: Bool {
    get { modelValues.text.isWrapped }
    set { change(.wrapped, \.text.isWrapped, to: newValue) }
  }

  /// The part that is left out of a text that has no room in the bounds. Default `none`.
  open var truncationMode: CATextLayerTruncationMode {
    get { modelValues.text.truncationMode }
    set { change(.truncationMode, \.text.truncationMode, to: newValue) }
  }

  /// How lines are aligned in the bounds. Default `natural`.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { modelValues.text.alignmentMode }
    set { change(.alignmentMode, \.text.alignmentMode, to: newValue) }
  }
}
