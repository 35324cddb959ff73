/// The drawing state of a view.
struct DrawingState {
  var contentMode = UIView.ContentMode.scaleToFill
  var isOpaque = true
  /// `isOpaque` was set by the program, which is a promise about what `draw(_:)` covers.
  var isOpaqueSet = false
  /// `contentScaleFactor` was set by the program, and no longer follows the screen.
  var hasOwnScale = false
}

extension UIView {
  final func drawItself(in context: CGContext) {
    GraphicsContextStack.current.drawing(in: context) { draw(bounds) }
  }

  /// A layer of the class that the class of the view names.
  static func makeLayer() -> CALayer {
    let layerClass: AnyClass = layerClass
    if layerClass == CALayer.self { return CALayer() }
    guard let type = layerClass as? CALayer.Type,
      let layer = DynamicInstance.make(type) as? CALayer
    else {
      preconditionFailure("layerClass of \(self) is \(layerClass), which is no CALayer.")
    }
    return layer
  }

  /// Connects the layer. Plain views never draw; others are called at the first commit.
  final func prepareLayer() {
    ownLayer.setOwner(self)
    if type(of: self) == UIView.self {
      ownLayer.drawsContent = false
    } else {
      ownLayer.setNeedsDisplay()
    }
  }

  final func markNeedsDisplay() { ownLayer.setNeedsDisplay() }

  /// Draws with a context that gets its pixels when the drawing code first uses it: a `draw(_:)`
  /// that draws nothing, as the inherited one, leaves the view without pixels of its own.
  ///
  /// - Parameter layer: the layer of the view, or a copy that shows what animations make of it.
  final func displayContents(of layer: CALayer) {
    traitStorage.asCurrent { drawBacking(of: layer) }
  }

  private func drawBacking(of layer: CALayer) {
    layer.drawBacking { makeContext in
      let context = CGContext(deferred: { [self] in
        let context = makeContext()
        if let context { coverBackground(in: context) }
        return context
      })
      layer.draw(in: context)
    }
  }

  /// A layer that promises to be opaque has no transparent pixels: the background is drawn into
  /// them.
  private func coverBackground(in context: CGContext) {
    guard ownLayer.isOpaque, let color = ownLayer.backgroundColor else { return }
    context.setFillColor(color)
    context.fill(bounds)
    context.setFillColor(.black)
  }

  final func setOpaque(_ isOpaque: Bool) {
    ownLayer.isOpaque = isOpaque
    drawing.isOpaque = isOpaque
    drawing.isOpaqueSet = isOpaque
    markNeedsDisplay()
  }

  /// Restores what the program had set of how the view draws.
  final func restoreFlags(of old: DrawingState) {
    drawing.isOpaque = old.isOpaque
    drawing.isOpaqueSet = old.isOpaqueSet
    drawing.hasOwnScale = old.hasOwnScale
    markNeedsDisplay()
  }

  final func setContentScale(_ scale: CGFloat) {
    ownLayer.contentsScale = scale
    drawing.hasOwnScale = true
    markNeedsDisplay()
  }

  /// How many pixels of its screen a point has; of the main screen in no window.
  final var pixelScale: CGFloat {
    (hostWindow?.ownScreen ?? UIScreen.main).scale
  }

  /// Draws with the scale of the screen from now on.
  final func adoptScreenScale(_ scale: CGFloat) {
    guard ownLayer.contentsScale != scale, !drawing.hasOwnScale, ownLayer.drawsContent else {
      return
    }
    ownLayer.contentsScale = scale
    markNeedsDisplay()
  }

  final func drawingSizeDidChange(from oldSize: CGSize) {
    if drawing.contentMode == .redraw || oldSize.width <= 0 || oldSize.height <= 0 {
      markNeedsDisplay()
    }
  }

  final func renderHierarchy(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { RenderContext.ofProgram.commit() }
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    ownLayer.renderPresented(in: context)
    context.restoreGState()
    return true
  }
}
