import OpenCoreGraphics

/// The values that only text layers have.
nonisolated package struct TextValues: Sendable {
  package var text: LayerText?
  /// The family; nil is that of the default.
  package var font: Font?
  package var fontSize: CGFloat = 36
  package var foregroundColor: CGColor? = .white
  package var isWrapped = false
  package var truncationMode = CATextLayerTruncationMode.none
  package var alignmentMode = CATextLayerAlignmentMode.natural
}

/// A text as layers draw it: what is laid out, and how runs are painted.
nonisolated package struct LayerText: Hashable, Sendable {
  /// The text.
  package var content: TextContent
  /// How its runs are painted; none for a text in the font and colour of the layer.
  package var paints: [TextPaint]

  /// Makes a text.
  package init(content: TextContent, paints: [TextPaint] = []) {
    self.content = content
    self.paints = paints
  }
}

/// A string of a text layer other than a `String`: a text with attributes, whose keys a higher
/// module has.
nonisolated package protocol LayerTextSource {
  /// The text with the attributes that it has now.
  @MainActor var layerText: LayerText { get }
}

/// A font of a text layer other than a name.
nonisolated package protocol LayerFontSource {
  /// The same for the text engine.
  var layerFont: Font { get }
}
