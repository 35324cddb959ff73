extension CGContext {
  /// The colour of fills.
  package var fillColor: CGColor { state.fillColor }

  /// Sets the colour of fills. The default is opaque black.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  /// Sets the colour of fills, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of fills to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the colour of lines. The default is opaque black.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  /// Sets the colour of lines, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }
}
