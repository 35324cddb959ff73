/// The drawing mode of text: whether its glyphs are filled, stroked or added to the clip.
public enum CGTextDrawingMode: Int32, Sendable {
  /// It fills them. The default.
  case fill = 0
  /// It draws lines along them, of the width and form of the context and in the colour of the text.
  case stroke = 1
  /// It fills them, and then draws lines along them.
  case fillStroke = 2
  /// Nothing is drawn.
  case invisible = 3
  /// It fills them, and cuts later drawing to them.
  case fillClip = 4
  /// It draws lines along them, and cuts later drawing to their inside.
  case strokeClip = 5
  /// It fills them, draws lines along them, and cuts later drawing to them.
  case fillStrokeClip = 6
  /// It cuts later drawing to them.
  case clip = 7

  /// Whether outlines are filled.
  var fills: Bool {
    switch self {
    case .fill, .fillStroke, .fillClip, .fillStrokeClip: true
    case .stroke, .invisible, .strokeClip, .clip: false
    }
  }

  /// Whether lines are drawn along outlines.
  var strokes: Bool {
    switch self {
    case .stroke, .fillStroke, .strokeClip, .fillStrokeClip: true
    case .fill, .invisible, .fillClip, .clip: false
    }
  }

  /// Whether later drawing is cut to outlines.
  var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}

extension CGContext {
  /// Sets the drawing mode of text; it is saved with the graphics state.
  ///
  /// Glyphs that are pictures, such as those of emoji, have no outlines. The backgrounds of text
  /// and the lines below and through it are drawn in every mode.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
}
