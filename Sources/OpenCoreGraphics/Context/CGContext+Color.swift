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

  /// Sets the colour space of fills, and opaque black in it.
  ///
  /// - Parameter space: a colour space of patterns is that of `setFillPattern(_:colorComponents:)`,
  ///   and changes no colour.
  public func setFillColorSpace(_ space: CGColorSpace) {
    if space.model == .pattern {
      state.fillPatternSpace = space
    } else {
      state.fillColor = space.black
    }
  }

  /// Lets fills repeat a pattern. Does nothing if the colour space of patterns does not fit.
  ///
  /// - Parameters:
  ///   - pattern: the pattern that is repeated.
  ///   - components: as in `CGColor.init(patternSpace:pattern:components:)`, in the colour space of
  ///     patterns that was set by `setFillColorSpace(_:)`; without one only patterns with colours
  ///     of their own can be drawn.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    let space = state.fillPatternSpace
    guard let color = CGColor(patternSpace: space, pattern: pattern, components: components)
    else { return }
    state.fillColor = color
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

  /// Sets the colour space of lines, and opaque black in it.
  ///
  /// - Parameter space: a colour space of patterns is that of
  ///   `setStrokePattern(_:colorComponents:)`, and changes no colour.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    if space.model == .pattern {
      state.strokePatternSpace = space
    } else {
      state.strokeColor = space.black
    }
  }

  /// Lets lines repeat a pattern, as `setFillPattern(_:colorComponents:)` lets fills.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    let space = state.strokePatternSpace
    guard let color = CGColor(patternSpace: space, pattern: pattern, components: components)
    else { return }
    state.strokeColor = color
  }
}

extension CGColorSpace {
  /// Opaque black.
  fileprivate var black: CGColor {
    let components = [CGFloat](repeating: 0, count: numberOfComponents) + [1]
    return CGColor(colorSpace: self, components: components) ?? .black
  }
}
