/// What a layer asks and tells the object that it works for. Every method has a default.
public protocol CALayerDelegate: AnyObject {
  /// Provides the contents of a layer that needs display, by setting `contents`.
  ///
  /// The default draws: it makes a backing store and fills it through `draw(_:in:)`.
  func display(_ layer: CALayer)

  /// Draws the layer. The context has the layer's coordinates: points, y down. Default: nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Comes before the layer makes its backing store and draws. Default: nothing.
  func layerWillDraw(_ layer: CALayer)

  /// Lays out the sublayers. Comes in the layout phase of a commit. Default: nothing.
  func layoutSublayers(of layer: CALayer)

  /// The action that answers a change; asked before the property changes.
  ///
  /// nil: the layer looks further. `NSNull()`: there is no action, the search ends. Default: nil.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws through `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.drawBacking() }

  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Has no action.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What owns a layer and lays it out: a view. Layers tell it what concerns its layout, and are never
/// marked for layout themselves.
package protocol LayerOwner: CALayerDelegate {
  /// Whether layers of this kind of owner look for actions now. While it is false a change of a
  /// property costs no key, no search and no action object.
  static var wantsImplicitActions: Bool { get }

  /// The layer was marked for layout.
  func layerNeedsLayout()

  /// The layer has other bounds; `resized` is false if only their origin has changed.
  func layerBoundsDidChange(resized: Bool)

  /// A layer below this one that has no owner waits for layout.
  func layerNeedsVisit()

  /// What the owner keeps of a property besides the layer, as something that brings back what it
  /// keeps now; nil if that is nothing. Asked before the property changes.
  func restoration(of property: LayerProperty) -> (() -> Void)?

  /// Properties of the layer were given values that they had before.
  func layerValuesWereRestored()

  /// Whether the owner waits for layout.
  var needsLayout: Bool { get }

  /// Lays out what waits in the owner and inside it.
  func layOutIfNeeded()
}

extension CALayer {
  /// Makes the view that owns the layer the delegate, without looking up what it can do. The layer
  /// does not watch it as it does other delegates: one that goes says so, with `ownerIsGone()`.
  package final func setOwner(_ owner: any LayerOwner) { self.owner = owner }

  /// Called by the owner's deinitialiser: from now on the layer has no delegate.
  nonisolated package final func ownerIsGone() { owner = nil }
}

extension CALayer: LinkTarget {
  /// Tells whether the layer still exists.
  nonisolated package final var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }
}
