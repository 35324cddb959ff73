import DisplayServer
import MisuseReports
import OpenCoreGraphics

extension CALayer {
  final func renderModel(in ctx: CGContext) { render(in: ctx, from: .modelOnce) }

  /// As `render(in:)`, with the sublayers as animations show them in the last frame.
  package func renderPresented(in ctx: CGContext) { render(in: ctx, from: .contentOnce) }

  private func render(in ctx: CGContext, from source: TreeUpdater.Source) {
    displayForRendering()
    // Fidelity: the opacity of the layer itself counts [decided].
    let matrix = ctx.ctm
    let scale = (hypot(matrix.a, matrix.b) * ctx.pictureScale).native
    guard scale > 0, scale.isFinite else { return }
    let space = LayerSpace(scale: scale, bounds: .zero)
    let canvas = LayerComposition(parent: nil, space: space)
    _ = TreeUpdater(source).update(self, on: canvas)
    let node = canvas.children[0]
    let extents = node.footprint
      .intersection(PixelRect(covering: ctx.boundingBoxOfClipPath, scale: scale).outset(by: 1))
    guard !extents.isEmpty else { return }
    let bitmap: Bitmap
    do {
      bitmap = try Bitmap(width: extents.width, height: extents.height, isOpaque: false)
    } catch {
      return Misuse.report(.pictureUnavailable(extents.width, extents.height))
    }
    let image = PixmanImage(bitmap)
    Compositor(pixelCount: extents.area).compose(
      node, onto: image, damage: Region(image.bounds), x: -extents.x, y: -extents.y,
      background: .clear)
    bitmap.markDirty()
    let rect = CGRect(
      x: Double(extents.x) / scale, y: Double(extents.y) / scale,
      width: Double(extents.width) / scale, height: Double(extents.height) / scale)
    ctx.drawUpright(CGImage(bitmap), in: rect)
  }

  private func displayForRendering() {
    displayIfNeeded()
    for child in children { child.displayForRendering() }
    maskLayer?.displayForRendering()
  }
}
