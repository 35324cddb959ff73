/// How a text is set into a container.
struct TextSetting: Equatable {
  /// The font of text without one.
  var font: UIFont
  /// The font of a text without characters.
  var fontOfEmptyText: UIFont
  var usesFontLeading: Bool
  var alignment: NSTextAlignment
  /// Nil is as wide as needed.
  var width: CGFloat?
  /// Nil is as high as needed.
  var height: CGFloat?
  /// 0 is as many as needed.
  var lines: Int
  /// Nil is the one of each paragraph.
  var lineBreak: LineBreak?

  /// Whether the paragraphs depend on each other: something of the text may be left out.
  var isWhole: Bool { height != nil || lines > 0 || lineBreak != nil }

  var defaults: AttributedText.Defaults {
    AttributedText.Defaults(font: font, color: .black, usesFontLeading: usesFontLeading)
  }

  @MainActor func layout(of content: TextContent) -> TextLayout {
    TextLayout(
      content, font: fontOfEmptyText.font, maximumWidth: width, maximumHeight: height,
      maximumLines: lines, alignment: alignment.layoutAlignment, lineBreak: lineBreak)
  }
}
