/// How strings are measured and drawn.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit per option.
  public let rawValue: Int

  /// Options of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text has several lines in a rectangle; without it, one line whose baseline is at the
  /// origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The space that fonts specify is between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that has room ends in an ellipsis if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far text may shrink, and what was drawn.
nonisolated open class NSStringDrawingContext: NSObject {
  /// The factor to which fonts may shrink so that the text has room; 0, none, by default.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used at last; 1 before.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// Where the text was drawn or measured at last.
  open internal(set) var totalBounds = CGRect.zero

  /// A context in which text does not shrink.
  public override init() { super.init() }

  deinit {}
}

/// A string that is measured or drawn, with the options for it.
@MainActor
struct StringDrawing {
  // Fidelity: text without a font has 12 points, and black letters. [documented]
  private static let font = UIFont.systemFont(ofSize: 12)

  private let string: NSAttributedString
  private let options: NSStringDrawingOptions
  private let context: NSStringDrawingContext?

  init(
    _ string: NSAttributedString, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {
    self.string = string
    self.options = options
    self.context = context
  }

  /// The text and its lines in a room; a side of 0 is no limit.
  func fitted(in size: CGSize) -> (text: AttributedText, layout: TextLayout, scale: CGFloat) {
    let smallest = context?.minimumScaleFactor ?? 0
    let scale = TextFitting(smallest: smallest).scale { scale in
      let lines = layout(text(scale), in: size, isLimited: true)
      return !lines.isTruncated && (size.width <= 0 || lines.size.width <= size.width + 0.01)
    }
    let fitted = text(scale)
    return (fitted, layout(fitted, in: size, isLimited: isBroken), scale)
  }

  private var isBroken: Bool { options.contains(.usesLineFragmentOrigin) }

  private func text(_ scale: CGFloat) -> AttributedText {
    AttributedText(
      string,
      defaults: AttributedText.Defaults(
        font: Self.font, color: .black, scale: scale,
        usesFontLeading: options.contains(.usesFontLeading)))
  }

  private func layout(_ text: AttributedText, in size: CGSize, isLimited: Bool) -> TextLayout {
    let width = isBroken && size.width > 0 ? size.width : nil
    let height = isLimited && size.height > 0 ? size.height : nil
    let isTruncating = options.contains(.truncatesLastVisibleLine)
    return TextLayout(
      text.content(width: width), font: Self.font.font, maximumWidth: width,
      maximumHeight: isBroken ? height : nil, maximumLines: isBroken ? 0 : 1,
      lineBreak: isTruncating ? .truncatingTail : isBroken ? nil : .clipping)
  }

  /// The rectangle that the text needs, relative to where it is drawn.
  func bounds(in size: CGSize) -> CGRect {
    // Fidelity: the height of the room only counts where it truncates the text. [observed]
    let truncates = options.contains(.truncatesLastVisibleLine)
    let shrinks = (context?.minimumScaleFactor ?? 0) > 0
    let room = CGSize(width: size.width, height: truncates || shrinks ? size.height : 0)
    let (_, layout, scale) = fitted(in: room)
    let top = isBroken ? 0 : -layout.firstBaseline
    let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
    context?.actualScaleFactor = scale
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text into the current context.
  func draw(in rect: CGRect) {
    let (text, layout, scale) = fitted(in: rect.size)
    let top = isBroken ? 0 : -layout.firstBaseline
    let origin = CGPoint(x: rect.minX, y: rect.minY + top)
    context?.actualScaleFactor = scale
    context?.totalBounds = CGRect(origin: origin, size: layout.size)
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    text.draw(layout, in: graphics, at: origin)
  }
}

extension AttributedText {
  /// Draws the text, as it is laid out, with the current traits.
  @MainActor
  func draw(
    _ layout: TextLayout, in context: CGContext, at point: CGPoint, color: UIColor? = nil,
    fadedBy alpha: CGFloat = 1, steps: [TextDrawingStep] = TextDrawingStep.allCases
  ) {
    let plain = color ?? defaults.color
    let main = alpha == 1 ? plain : plain.withAlphaComponent(plain.cgColor.alpha * alpha)
    layout.draw(
      in: context, at: point, color: main.cgColor, paints: paints(color: color, fadedBy: alpha),
      steps: steps
    ) { location, rect in
      drawAttachment(at: location, in: rect, color: main)
    }
  }
}

/// The factor by which fonts shrink so that text has room.
nonisolated struct TextFitting {
  /// The smallest factor; 0 and numbers above 1 leave the size as it is.
  let smallest: CGFloat

  /// The largest factor at which text has room, or else the smallest.
  func scale(_ fits: (CGFloat) -> Bool) -> CGFloat {
    guard smallest > 0, smallest < 1, !fits(1) else { return 1 }
    var low = smallest
    var high: CGFloat = 1
    guard fits(low) else { return low }
    // Two hundredths of the size show no more than a pixel.
    while high - low > 0.005 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
