extension UITextView {
  /// The parts of a text system: those of a container of the program, or new ones.
  static func system(
    for container: NSTextContainer?
  ) -> (NSTextContainer, NSLayoutManager, NSTextStorage) {
    let container = container ?? NSTextContainer(size: .zero)
    let layout = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil {
      layout.addTextContainer(container)
      // Fidelity: a text view lays out what is seen of a long text. [known]
      layout.allowsNonContiguousLayout = true
    }
    let storage = layout.textStorage ?? NSTextStorage()
    if layout.textStorage == nil { storage.addLayoutManager(layout) }
    return (container, layout, storage)
  }

  final func prepareTextView() {
    defaults.font = .systemFont(ofSize: 12)
    backgroundColor = .systemBackground
    alwaysBounceVertical = false
    ownLayout.client = session
    canvas.onDraw = { [unowned self] in session.draw() }
    insertSubview(canvas, at: 0)
    scrollContent = viewContent
    gestures.onBegin = { [unowned self] _ in beginByTap() }
    gestures.intercept = { [unowned self] in openItem(at: $0) }
    gestures.add(to: self)
    session.handles = gestures.handles
  }

  final func takeDelegate() {
    textDelegate = (self as UIScrollView).delegate as? any UITextViewDelegate
  }

  // MARK: Layout

  /// The canvas is what is seen; the text moves below it.
  final func layOutText() {
    measureIfNeeded()
    layOutVisibleText()
    if canvas.frame != bounds {
      canvas.frame = bounds
      canvas.setNeedsDisplay()
    }
    session.placeCaret()
  }

  final var containerOrigin: CGPoint {
    CGPoint(x: textContainerInset.left, y: textContainerInset.top)
  }

  private func containerWidth(in width: CGFloat) -> CGFloat {
    max(width - textContainerInset.left - textContainerInset.right, 1)
  }

  final func measureIfNeeded() {
    let width = containerWidth(in: bounds.width)
    guard needsMeasure || ownContainer.size.width != width else { return }
    needsMeasure = false
    ownContainer.size = CGSize(width: width, height: 0)
    ownLayout.fontOfEmptyText = attributesOfTyping[.font] as? UIFont ?? defaults.font
    ownLayout.alignmentOfPlainText = textAlignment
    if !isScrollEnabled { ownLayout.ensureLayout(for: ownContainer) }
    takeContentSize()
    canvas.setNeedsDisplay()
  }

  /// The content is as high as the text is known to be.
  private func takeContentSize() {
    let height = ownLayout.usedRect(for: ownContainer).height
    let size = CGSize(
      width: bounds.width,
      height: (height + textContainerInset.top + textContainerInset.bottom).rounded(.up))
    if contentSize != size {
      contentSize = size
      if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }
  }

  /// Lays out what is seen of a long text; it stays where it is while the estimated heights above
  /// it become those of lines.
  private func layOutVisibleText() {
    guard ownLayout.hasNonContiguousLayout else { return }
    let top = bounds.minY - containerOrigin.y
    let moved = ownLayout.layOut(from: top, to: top + bounds.height)
    takeContentSize()
    if moved != 0 { contentOffset.y += moved }
  }

  // Fidelity: the width is that of the longest line, the height that of the lines. [documented]
  final func fittingSize(width: CGFloat) -> CGSize {
    let limit = width.isFinite && width > 0 ? width : .greatestFiniteMagnitude
    let old = ownContainer.size
    ownContainer.size = CGSize(width: containerWidth(in: min(limit, 1_000_000_000)), height: 0)
    ownLayout.fontOfEmptyText = attributesOfTyping[.font] as? UIFont ?? defaults.font
    ownLayout.ensureLayout(for: ownContainer)
    let used = ownLayout.usedRect(for: ownContainer).size
    ownContainer.size = old
    let inset = textContainerInset
    return CGSize(
      width: min((used.width + inset.left + inset.right).rounded(.up), limit),
      height: (used.height + inset.top + inset.bottom).rounded(.up))
  }

  // MARK: Scrolling

  final func scrollToCaret() {
    guard window != nil else { return }
    let head = session.editor.head
    reveal(NSRange(location: head, length: 0), animated: false)
  }

  /// How many screens away a place is to which a long text is scrolled without animation.
  private static let farScreens: CGFloat = 4

  final func reveal(_ range: NSRange, animated: Bool) {
    layoutIfNeeded()
    let length = ownStorage.length
    let start = min(max(range.location, 0), length)
    let end = min(
      max(range.location.addingReportingOverflow(range.length).partialValue, start), length)
    var rect = session.caretRect(at: start).union(session.caretRect(at: end))
    // What moves past while heights are estimated would move the end of the animation.
    let isFar = abs(rect.midY - bounds.midY) > Self.farScreens * bounds.height
    let animated = animated && !(isFar && ownLayout.hasNonContiguousLayout)
    if ownLayout.hasNonContiguousLayout {
      let passed = animated ? rect.union(bounds) : rect
      let top = passed.minY - containerOrigin.y
      // What is going to be seen around it has its height before that is scrolled to.
      _ = ownLayout.layOut(from: top - bounds.height, to: top + passed.height + bounds.height)
      rect = session.caretRect(at: start).union(session.caretRect(at: end))
      takeContentSize()
    }
    if start == 0 { rect = rect.union(CGRect(x: rect.minX, y: 0, width: 1, height: 1)) }
    if rect.maxY + textContainerInset.bottom >= contentSize.height - 1 {
      rect.size.height = contentSize.height - rect.minY
    }
    guard isScrollEnabled else { return }
    rect.size.height = min(rect.height, bounds.height)
    rect.origin.x = bounds.minX
    rect.size.width = 1
    scrollRectToVisible(rect, animated: animated)
  }
}
