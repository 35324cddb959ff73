import MisuseReports

extension CALayer {
  /// Whether `setNeedsDisplay()` leads to a backing store. False for views that draw nothing.
  package final var drawsContent: Bool {
    get { marks.drawsContent }
    set {
      let drew = marks.drawsContent
      marks.drawsContent = newValue
      if drew && !newValue { discardBacking() }
    }
  }

  final func setContents(_ image: CGImage?) {
    guard image !== modelValues.contents || backing != nil else { return }
    let action = willChange(.contents)
    backing = nil
    modelValues.contents = image
    didChange(.contents, action)
  }

  final func provideContents() {
    if let delegate { delegate.display(self) } else { drawBacking() }
  }

  final func markNeedsDisplay(_ rect: CGRect?) {
    guard drawsContent else { return }
    if marks.pending.contains(.display) {
      // Once all of it is dirty, a part adds nothing.
      guard let dirty = extras?.dirtyRect else { return }
      extras?.dirtyRect = rect.map { dirty.union($0) }
      return
    }
    if rect != nil || extras != nil { makeExtras().dirtyRect = rect }
    marks.pending.insert(.display)
    parent?.markPathForDisplay()
    RenderContext.current.setNeedsCommit()
  }

  /// Marks that a layer below this one and all above it needs display.
  final func markPathForDisplay() {
    var layer: CALayer? = self
    while let current = layer, !current.marks.pending.contains(.displayBelow) {
      current.marks.pending.insert(.displayBelow)
      layer = current.parent
    }
  }

  /// Displays what is due in the subtree; costs only the path to it.
  final func displayTree() {
    marks.pending.remove(.firstCommit)
    displayIfNeeded()
    guard marks.pending.contains(.displayBelow) else { return }
    marks.pending.remove(.displayBelow)
    for child in children where !child.marks.pending.isDisjoint(with: .anyDisplay) {
      child.displayTree()
    }
    if let maskLayer, !maskLayer.marks.pending.isDisjoint(with: .anyDisplay) {
      maskLayer.displayTree()
    }
  }

  final func displayNow() {
    marks.pending.remove(.display)
    display()
    extras?.dirtyRect = nil
  }

  final func discardBacking() {
    marks.pending.remove(.display)
    guard backing != nil else { return }
    backing = nil
    markChanged(.pixels)
  }

  /// Draws the dirty part into the backing store, which is made again when its size changed.
  final func drawBacking() {
    drawBacking { makeContext in
      if let context = makeContext() { draw(in: context) }
    }
  }

  /// Draws the dirty part into a backing store that is made when `body` first requests its context.
  ///
  /// A body that never requests it leaves the layer without a backing store; its contents stay.
  final package func drawBacking(_ body: (_ makeContext: @escaping () -> CGContext?) -> Void) {
    guard drawsContent else { return }
    delegate?.layerWillDraw(self)
    var wasAsked = false
    var isOver = false
    body { [self] in
      guard !isOver else { return nil }
      wasAsked = true
      return beginBacking()
    }
    isOver = true
    guard wasAsked else { return discardBacking() }
    if backing != nil {
      backing?.pixelsDidChange()
      modelValues.contents = nil
    }
    markChanged(.pixels)
  }

  /// A context for the dirty part, which is cleared.
  private final func beginBacking() -> CGContext? {
    let hasPixels = prepareBacking()
    guard let backing else { return nil }
    let context = backing.makeContext(scale: contentsScale)
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    let dirty = hasPixels ? extras?.dirtyRect : nil
    let area = dirty ?? bounds
    let isWhole =
      dirty == nil && bounds.width * contentsScale == CGFloat(backing.width)
      && bounds.height * contentsScale == CGFloat(backing.height)
    if !isWhole { context.clip(to: area) }
    // A new one is clear.
    if hasPixels { context.clear(area) }
    return context
  }

  /// Makes sure that the backing store fits; true when the old one stays and keeps its pixels.
  private final func prepareBacking() -> Bool {
    let size = bounds.standardized.size
    let width = (size.width * contentsScale).rounded(.up)
    let height = (size.height * contentsScale).rounded(.up)
    if let backing, CGFloat(backing.width) == width, CGFloat(backing.height) == height,
      backing.isOpaque == isOpaque
    {
      return true
    }
    backing = nil
    guard width > 0, height > 0 else { return false }
    do {
      backing = try makeBacking(width, height)
    } catch {
      Misuse.report(.backingStoreUnavailable(width, height, "\(error)"))
    }
    return false
  }

  /// Fidelity: Core Animation reports and ignores a layer that is too large to draw [observed];
  /// the bounds, 16,384 pixels a side and 128 MiB in all, are those of a picture of a layer
  /// [decided].
  private final func makeBacking(_ width: CGFloat, _ height: CGFloat) throws -> Bitmap {
    guard max(width, height) <= CGFloat(PictureLimits.longestSide),
      width * height <= CGFloat(PictureLimits.largestArea)
    else { throw BackingStoreError.tooLarge }
    return try Bitmap(width: Int(width), height: Int(height), isOpaque: isOpaque)
  }
}

/// Why a layer cannot have a backing store.
private enum BackingStoreError: Error, CustomStringConvertible {
  case tooLarge

  var description: String {
    "a side may have \(PictureLimits.longestSide) pixels, the whole \(PictureLimits.largestArea)"
  }
}
