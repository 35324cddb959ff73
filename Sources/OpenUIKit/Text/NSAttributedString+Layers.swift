// The text that text layers draw; they have no fonts and colours of UIKit.

nonisolated extension NSAttributedString: LayerTextSource {
  // Fidelity: text without a font has 12 points, text without a colour is black. [documented]
  @MainActor package var layerText: LayerText {
    let text = AttributedText(
      self, defaults: AttributedText.Defaults(font: .systemFont(ofSize: 12), color: .black))
    let paints = text.paints().map { paint in
      var paint = paint
      paint.color = paint.color ?? .black
      return paint
    }
    return LayerText(content: text.content(), paints: paints)
  }
}

nonisolated extension UIFont: LayerFontSource {
  package var layerFont: Font { font }
}
