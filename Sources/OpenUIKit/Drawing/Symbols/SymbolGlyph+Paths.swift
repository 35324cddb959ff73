// A PDF file cannot erase. There what is drawn is cut to what nothing erases later.

nonisolated extension SymbolGlyph {
  /// A mark that is drawn or erased.
  fileprivate struct Step {
    enum Ink: Equatable { case front, back, erases }

    var ink: Ink
    /// The path of the mark, in units.
    let path: CGPath
    let isFilled: Bool
    /// The width of the line, in units; 0 for none.
    let lineWidth: CGFloat
    /// The path that clips the mark; nil for none.
    var clip: CGPath?
    /// Only what is drawn inside an enclosure is erased there.
    var isEnclosed = false

    /// All that it covers, as parts that do not cross themselves.
    var outlines: [CGPath] {
      let line =
        lineWidth > 0
        ? path.copy(
          strokingWithWidth: lineWidth, lineCap: .round, lineJoin: .round, miterLimit: 10)
        : nil
      return (isFilled ? [path] : []) + (line.map { [$0] } ?? [])
    }
  }

  /// Draws the symbol, in units, as `draw(in:lineWidth:colors:)` does, without erasing anything.
  func drawPaths(in context: CGContext, lineWidth: CGFloat, colors: [CGColor]) {
    let front = colors.first ?? .black
    let back = colors.dropFirst().first ?? front
    let steps = steps(lineWidth: lineWidth, isCut: colors.count < 2)
    var start = 0
    while start < steps.count {
      let ink = steps[start].ink
      // What has one colour is drawn as one, so that an alpha does not show where marks overlap.
      let end = steps[start...].firstIndex { $0.ink != ink && $0.ink != .erases } ?? steps.count
      if ink != .erases {
        draw(start..<end, of: steps, in: context, ink == .front ? front : back)
      }
      start = ink == .erases ? start + 1 : end
    }
  }

  private func draw(
    _ part: Range<Int>, of steps: [Step], in context: CGContext, _ color: CGColor
  ) {
    let box = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
      .insetBy(dx: -Self.side, dy: -Self.side)
    context.saveGState()
    context.setAlpha(color.alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    for index in part where steps[index].ink != .erases {
      let step = steps[index]
      context.saveGState()
      if let clip = step.clip {
        context.addPath(clip)
        context.clip()
      }
      for erased in steps[index...]
      where erased.ink == .erases && erased.isEnclosed == step.isEnclosed {
        for outline in erased.outlines { context.clip(toOutsideOf: outline, in: box) }
      }
      step.draw(in: context, color.copy(alpha: 1) ?? color)
      context.restoreGState()
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  // MARK: Steps

  /// Returns the marks that are drawn and erased, in their order.
  private func steps(lineWidth: CGFloat, isCut: Bool) -> [Step] {
    guard let enclosure, let outline = Self.outline(of: enclosure) else {
      return plainSteps(lineWidth: lineWidth, isCut: isCut, .identity)
    }
    let around = Self.steps(
      outline, .back, isFilled: isEnclosureFilled, lineWidth: lineWidth, .identity)
    var inner = enclosed(lineWidth: lineWidth)
    guard isEnclosureFilled, isCut else {
      for index in inner.indices { inner[index].isEnclosed = true }
      return around + inner
    }
    // Cut out: what the inner symbol draws is erased, and what it erases is drawn again.
    for index in inner.indices {
      let isErased = inner[index].ink == .erases
      inner[index].ink = isErased ? .back : .erases
      inner[index].clip = isErased ? outline.path(lineWidth: lineWidth) : nil
    }
    return around + inner
  }

  /// The symbol inside its enclosure.
  private func enclosed(lineWidth: CGFloat) -> [Step] {
    var inner = self
    inner.enclosure = nil
    let (place, width) = placeInEnclosure(lineWidth: lineWidth)
    return inner.plainSteps(lineWidth: width, isCut: true, place).map { step in
      var step = step
      if step.ink == .back { step.ink = .front }
      return step
    }
  }

  private func plainSteps(
    lineWidth: CGFloat, isCut: Bool, _ place: CGAffineTransform
  ) -> [Step] {
    let outer = details.isEmpty ? Step.Ink.front : .back
    var steps = body.flatMap {
      Self.steps($0, outer, isFilled: isFilled, lineWidth: lineWidth, place)
    }
    steps += details.flatMap { mark in
      isFilled && isCut
        ? [Self.erasing(mark, margin: 0, lineWidth: lineWidth, place)]
        : Self.steps(mark, .front, isFilled: false, lineWidth: lineWidth, place)
    }
    guard isSlashed else { return steps }
    for line in Self.slash {
      steps.append(
        Self.erasing(line, margin: lineWidth / 2 + 0.6, lineWidth: lineWidth, place))
      steps += Self.steps(line, .front, isFilled: false, lineWidth: lineWidth, place)
    }
    return steps
  }

  private static func steps(
    _ mark: SymbolMark, _ ink: Step.Ink, isFilled: Bool, lineWidth: CGFloat,
    _ place: CGAffineTransform
  ) -> [Step] {
    guard mark.purpose == .draws else {
      let margin = mark.purpose == .erases ? 0 : Self.margin
      return [erasing(mark, margin: margin, lineWidth: lineWidth, place)]
    }
    return [
      Step(
        ink: ink, path: mark.path(lineWidth: lineWidth, place),
        isFilled: mark.isArea || isFilled && mark.isClosed,
        lineWidth: mark.isArea ? 0 : lineWidth * place.a)
    ]
  }

  private static func erasing(
    _ mark: SymbolMark, margin: CGFloat, lineWidth: CGFloat, _ place: CGAffineTransform
  ) -> Step {
    Step(
      ink: .erases, path: mark.path(lineWidth: lineWidth, place),
      isFilled: mark.isArea || margin > 0 && mark.isClosed,
      lineWidth: ((mark.isArea ? 0 : lineWidth) + 2 * margin) * place.a)
  }
}

nonisolated extension SymbolGlyph.Step {
  fileprivate func draw(in context: CGContext, _ color: CGColor) {
    context.setFillColor(color)
    context.setStrokeColor(color)
    if isFilled {
      context.addPath(path)
      context.fillPath()
    }
    guard lineWidth > 0 else { return }
    context.setLineWidth(lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.addPath(path)
    context.strokePath()
  }
}

nonisolated extension SymbolMark {
  /// The path of the mark, placed by a transform.
  fileprivate func path(lineWidth: CGFloat, _ place: CGAffineTransform) -> CGPath {
    var place = place
    let path = path(lineWidth: lineWidth)
    return path.copy(using: &place) ?? path
  }
}
