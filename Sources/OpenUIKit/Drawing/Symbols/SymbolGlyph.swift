/// The marks of a symbol, in a square of 24 units with y down; the middle of a capital letter
/// beside it is at 12 units.
nonisolated struct SymbolGlyph: Equatable, Sendable {
  enum Enclosure: Sendable { case circle, square }

  /// The outline, and what lies inside it.
  var body: [SymbolMark]
  var details: [SymbolMark]
  /// Whether the body is filled, and the details are cut out of it.
  var isFilled = false
  /// The shape that encloses the symbol; nil for none.
  var enclosure: Enclosure?
  /// Whether the enclosure is filled, and the symbol is cut out of it.
  var isEnclosureFilled = false
  var isSlashed = false

  /// The side of the square.
  static let side: CGFloat = 24

  /// How much is erased around a mark, in units.
  static let margin: CGFloat = 1.2

  // How large the enclosed symbol is, and how wide its lines are.
  private static let enclosedScale: CGFloat = 0.56
  private static let enclosedLineScale: CGFloat = 0.94

  static func outline(of enclosure: Enclosure) -> SymbolMark? {
    SymbolMark.marks(enclosure == .circle ? "o 12 12 10.2" : "r 2.2 2.2 19.6 19.6 4.2")?.first
  }

  // MARK: Size

  /// The area of what is drawn, in units.
  func bounds(lineWidth: CGFloat) -> CGRect {
    if let enclosure, let outline = Self.outline(of: enclosure) {
      return outline.path(lineWidth: 0).boundingBoxOfPath
        .insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
    }
    var marks = body + details
    if isSlashed { marks += Self.slash }
    return Self.bounds(of: marks, lineWidth)
  }

  static let slash = SymbolMark.marks("l 3 3 21 21") ?? []

  private static func bounds(of marks: [SymbolMark], _ lineWidth: CGFloat) -> CGRect {
    marks.filter { $0.purpose == .draws }.reduce(CGRect.null) { area, mark in
      let outset = mark.isArea ? 0 : -lineWidth / 2
      let box = mark.path(lineWidth: lineWidth).boundingBoxOfPath
      return area.union(box.insetBy(dx: outset, dy: outset))
    }
  }

  // MARK: Drawing

  /// Draws the symbol, in units, where nothing is drawn yet.
  ///
  /// - Parameters:
  ///   - colors: one colour for all, so that what lies inside is cut out; or the colour of the
  ///     details, and that of what is around them.
  func draw(in context: CGContext, lineWidth: CGFloat, colors: [CGColor]) {
    let front = colors.first ?? .black
    let back = colors.dropFirst().first ?? front
    let isCut = colors.count < 2
    guard let enclosure, let outline = Self.outline(of: enclosure) else {
      drawPlain(in: context, lineWidth: lineWidth, front: front, back: back, isCut: isCut)
      return
    }
    let pen = Pen(context: context, lineWidth: lineWidth)
    pen.asOne(alpha: back.alpha) { pen.draw(outline, back, isFilled: isEnclosureFilled) }
    context.saveGState()
    if isEnclosureFilled, isCut { context.setBlendMode(.destinationOut) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    var inner = self
    inner.enclosure = nil
    let (place, width) = placeInEnclosure(lineWidth: lineWidth)
    context.concatenate(place)
    inner.drawPlain(in: context, lineWidth: width, front: front, back: front, isCut: true)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Where the symbol is in its enclosure, and the width of its lines there, in its units.
  func placeInEnclosure(lineWidth: CGFloat) -> (CGAffineTransform, CGFloat) {
    var inner = self
    inner.enclosure = nil
    let area = inner.bounds(lineWidth: lineWidth)
    let scale = Self.enclosedScale * min(1, 20 / max(area.width, area.height, 1))
    let place = CGAffineTransform(translationX: 12, y: 12).scaledBy(x: scale, y: scale)
      .translatedBy(x: -area.midX, y: -area.midY)
    return (place, lineWidth * Self.enclosedLineScale / scale)
  }

  private func drawPlain(
    in context: CGContext, lineWidth: CGFloat, front: CGColor, back: CGColor, isCut: Bool
  ) {
    let pen = Pen(context: context, lineWidth: lineWidth)
    let outer = details.isEmpty ? front : back
    pen.asOne(alpha: outer.alpha) {
      for mark in body { pen.draw(mark, outer, isFilled: isFilled) }
    }
    if isFilled, isCut {
      for mark in details { pen.erase(mark, margin: 0) }
    } else {
      pen.asOne(alpha: front.alpha) {
        for mark in details { pen.draw(mark, front, isFilled: false) }
      }
    }
    guard isSlashed else { return }
    for line in Self.slash {
      pen.erase(line, margin: lineWidth / 2 + 0.6)
      pen.asOne(alpha: front.alpha) { pen.draw(line, front, isFilled: false) }
    }
  }
}

/// A context and a line width with which marks are drawn.
nonisolated private struct Pen {
  let context: CGContext
  let lineWidth: CGFloat

  /// Draws marks that overlap, so that a colour with an alpha does not show where they do.
  func asOne(alpha: CGFloat, _ draw: () -> Void) {
    guard alpha < 1 else { return draw() }
    context.saveGState()
    context.setAlpha(alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw()
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Draws a mark without the alpha of the colour, or erases where it is.
  func draw(_ mark: SymbolMark, _ color: CGColor, isFilled: Bool) {
    guard mark.purpose == .draws else {
      erase(mark, margin: mark.purpose == .erases ? 0 : SymbolGlyph.margin)
      return
    }
    let opaque = color.copy(alpha: 1) ?? color
    context.setFillColor(opaque)
    context.setStrokeColor(opaque)
    if mark.isArea || isFilled && mark.isClosed { fill(mark) }
    if !mark.isArea { stroke(mark, width: lineWidth) }
  }

  /// - Parameter margin: the width of the erased area around the mark, in units.
  func erase(_ mark: SymbolMark, margin: CGFloat) {
    context.saveGState()
    context.setBlendMode(.destinationOut)
    context.setFillColor(.black)
    context.setStrokeColor(.black)
    if mark.isArea || margin > 0 && mark.isClosed { fill(mark) }
    let width = (mark.isArea ? 0 : lineWidth) + 2 * margin
    if width > 0 { stroke(mark, width: width) }
    context.restoreGState()
  }

  private func fill(_ mark: SymbolMark) {
    context.addPath(mark.path(lineWidth: lineWidth))
    context.fillPath()
  }

  private func stroke(_ mark: SymbolMark, width: CGFloat) {
    context.setLineWidth(width)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.addPath(mark.path(lineWidth: lineWidth))
    context.strokePath()
  }
}
