/// A path of lines and curves, with how its outline is drawn.
///
/// Angles are in radians, 0 to the right, growing clockwise as seen on the screen.
nonisolated open class UIBezierPath: NSObject, NSSecureCoding {
  private var path = CGMutablePath()

  /// An empty path.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse that touches the edges of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners; the radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// A rectangle with some round corners; each radius is at most half the side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radii = CGSize(
      width: max(0, min(cornerRadii.width, rect.width / 2)),
      height: max(0, min(cornerRadii.height, rect.height / 2)))
    path.addRect(rect, rounding: corners, radii: radii)
  }

  /// A part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A path of a `CGPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    super.init()
    guard let path = coder.decodeValue(ArchivedPath.self, forKey: "UIBezierPath")?.path,
      let line = coder.decodeValue(ArchivedLine.self, forKey: "UIBezierPathLine"), line.isSound,
      let cap = CGLineCap(rawValue: line.cap), let join = CGLineJoin(rawValue: line.join)
    else { return nil }
    self.path = path
    lineWidth = CGFloat(line.width)
    lineCapStyle = cap
    lineJoinStyle = join
    miterLimit = CGFloat(line.miterLimit)
    flatness = CGFloat(line.flatness)
    usesEvenOddFillRule = line.usesEvenOddFillRule
    dash = (CGFloat(line.dashPhase), line.dashLengths.map { CGFloat($0) })
  }

  /// True: archives of paths can be read with secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the pieces and how they are drawn.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(ArchivedPath(path), forKey: "UIBezierPath")
    let line = ArchivedLine(
      width: Double(lineWidth), cap: lineCapStyle.rawValue, join: lineJoinStyle.rawValue,
      miterLimit: Double(miterLimit), flatness: Double(flatness),
      usesEvenOddFillRule: usesEvenOddFillRule, dashPhase: Double(dash.phase),
      dashLengths: dash.lengths.map { Double($0) })
    coder.encodeValue(line, forKey: "UIBezierPathLine")
  }

  /// The same path.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// A path of the same pieces that is drawn alike. Changing one does not change the other.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.cgPath = path
    copy.adoptLooks(of: self)
    return copy
  }

  /// The same path, run through from its end to its beginning, part by part.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.cgPath = path.reversed()
    reversed.adoptLooks(of: self)
    return reversed
  }

  private func adoptLooks(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dash = other.dash
  }

  // MARK: Building

  /// Begins a new part at `point`.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to `point`.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve to `endPoint`.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve to `endPoint`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, with a line to where it begins.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // For `CGPath` y points upwards, and clockwise is the opposite direction.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds a line to where the part began.
  open func close() { path.closeSubpath() }

  /// Makes the path empty.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms the whole path.
  open func apply(_ transform: CGAffineTransform) {
    var transform = transform
    path = path.mutableCopy(using: &transform) ?? path
  }

  // MARK: Queries

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around everything that would be drawn; null if it is empty.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Where the next line begins.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  // MARK: Looks

  /// The width of the outline, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// How open lines end, `.butt` by default.
  open var lineCapStyle = CGLineCap.butt
  /// How corners look, `.miter` by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long the point of a corner may be, in line widths; 10 by default.
  open var miterLimit: CGFloat = 10
  /// How far a drawn curve may be from the true one, in pixels; 0.6 by default. A stored value:
  /// curves are drawn as exactly as pixels show.
  open var flatness: CGFloat = 0.6
  /// Whether the inside is found by counting crossings instead of by direction; false by default.
  open var usesEvenOddFillRule = false

  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// Draws the outline in dashes.
  ///
  /// - Parameters:
  ///   - pattern: the lengths of dashes and gaps in turn, in points; nil for none.
  ///   - count: how many lengths there are.
  ///   - phase: where in the pattern the line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
  }

  /// Gives what `setLineDash(_:count:phase:)` has set.
  ///
  /// - Parameters:
  ///   - pattern: receives the lengths; nil to learn only how many there are.
  ///   - count: receives how many lengths there are.
  ///   - phase: receives where in the pattern the line begins, in points.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: Drawing

  /// Fills the path with the fill colour, the blend mode and the alpha of the current context.
  open func fill() { draw { $0.fillPath(using: fillRule) } }

  /// Fills the path with the fill colour of the current context.
  ///
  /// - Parameters:
  ///   - blendMode: how it is mixed with what is there, whatever the context has.
  ///   - alpha: how much of it is seen, from 0 to 1, whatever the context has.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.fillPath(using: fillRule)
    }
  }

  /// Draws the outline with the stroke colour, the blend mode and the alpha of the current context.
  open func stroke() { draw { strokeOutline(in: $0) } }

  /// Draws the outline with the stroke colour of the current context.
  ///
  /// - Parameters:
  ///   - blendMode: how it is mixed with what is there, whatever the context has.
  ///   - alpha: how much of it is seen, from 0 to 1, whatever the context has.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      strokeOutline(in: $0)
    }
  }

  private func strokeOutline(in context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.strokePath()
  }

  /// Limits what is drawn into the current context to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }
}

nonisolated extension UIBezierPath: NSCopying {}

nonisolated extension CGMutablePath {
  /// How far control points lie from the corners of a quarter of an ellipse, in radii.
  private static var rest: CGFloat { 1 - 0.552_284_75 }

  /// Adds a rectangle with some round corners, clockwise from the top left.
  fileprivate func addRect(_ rect: CGRect, rounding corners: UIRectCorner, radii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? radii : .zero }
    let (topLeft, topRight) = (radius(.topLeft), radius(.topRight))
    let (bottomLeft, bottomRight) = (radius(.bottomLeft), radius(.bottomRight))
    let rest = Self.rest
    move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height),
      control1: CGPoint(x: rect.maxX - topRight.width * rest, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + topRight.height * rest))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
    addCurve(
      to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height * rest),
      control2: CGPoint(x: rect.maxX - bottomRight.width * rest, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height),
      control1: CGPoint(x: rect.minX + bottomLeft.width * rest, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height * rest))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
    addCurve(
      to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: rect.minY + topLeft.height * rest),
      control2: CGPoint(x: rect.minX + topLeft.width * rest, y: rect.minY))
    closeSubpath()
  }
}
