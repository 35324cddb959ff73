// Strings are measured and drawn on the main thread; elsewhere these stop the program, with a
// message.

nonisolated extension NSAttributedString {
  /// The size of the text, whose lines break where paragraphs end; in points, not rounded.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// Draws the text into the current context; lines break where paragraphs end.
  ///
  /// - Parameter point: the top left corner.
  public func draw(at point: CGPoint) {
    draw(
      with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into a rectangle of the current context. Lines break at its width; those that
  /// are not above its bottom are left out, but for the first.
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into the current context.
  ///
  /// - Parameters:
  ///   - rect: where; a side of 0 is no limit. Without `.usesLineFragmentOrigin` the baseline of
  ///     the one line is at its origin.
  ///   - options: how.
  ///   - context: how far the text may shrink.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    MainActor.required(with: (self, context), by: "NSAttributedString.draw") { string, context in
      StringDrawing(string, options: options, context: context).draw(in: rect)
    }
  }

  /// The rectangle that the text needs, relative to where it is drawn; in points, not rounded.
  ///
  /// - Parameters:
  ///   - size: the room; a side of 0 is no limit. The text may be higher than it.
  ///   - options: how the text is drawn.
  ///   - context: how far the text may shrink.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    MainActor.required(
      with: (self, context), by: "NSAttributedString.boundingRect"
    ) { string, context in
      StringDrawing(string, options: options, context: context).bounds(in: size)
    }
  }
}

nonisolated extension NSString {
  /// The size of the text, whose lines break where paragraphs end; in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).size(withAttributes: attrs)
  }

  /// Draws the text into the current context; lines break where paragraphs end.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text into a rectangle of the current context, at whose width lines break.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text into the current context, as `NSAttributedString.draw(with:options:context:)`
  /// does.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String(self).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The rectangle that the text needs, relative to where it is drawn; in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

// On Apple's systems a `String` has the members of `NSString`.
nonisolated extension String {
  /// The size of the text, whose lines break where paragraphs end; in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text into the current context; lines break where paragraphs end.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context, at whose width lines break.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text into the current context, as `NSAttributedString.draw(with:options:context:)`
  /// does.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// The rectangle that the text needs, relative to where it is drawn; in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
