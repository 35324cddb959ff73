import CSwiftRuntime

/// The delegate of a layer. Every method has a default.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Provides the contents of a layer that needs display, by setting `contents`.
  ///
  /// The default draws: it makes a backing store and fills it through `draw(_:in:)`.
  func display(_ layer: CALayer)

  /// Draws the layer. The context has the layer's coordinates: points, y down. Default: nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before the layer makes its backing store and draws. Default: nothing.
  func layerWillDraw(_ layer: CALayer)

  /// Lays out the sublayers. Called in the layout phase of a commit. Default: nothing.
  func layoutSublayers(of layer: CALayer)

  /// The action for a change; called before the property changes.
  ///
  /// nil: the layer continues the search. `NSNull()`: there is no action, the search ends. Default:
  /// nil.
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

/// The owner of a layer, which lays it out: a view. Layers call it for its layout, and are never
/// marked for layout themselves.
package protocol LayerOwner: CALayerDelegate {
  /// Whether layers of this kind of owner search for actions now. While it is false a change of a
  /// property costs no key, no search and no action object.
  static var usesImplicitActions: Bool { get }

  /// The layer is marked for layout.
  func layerNeedsLayout()

  /// The bounds of the layer have changed; `resized` is false if only their origin has.
  func layerBoundsDidChange(resized: Bool)

  /// A layer below this one that has no owner needs layout.
  func layerBelowNeedsLayout()

  /// The state of a property besides the layer, as a closure that restores it; nil if there is
  /// none. Called before the property changes.
  func restoration(of property: LayerProperty) -> (() -> Void)?

  /// Previous values of the layer's properties were restored.
  func layerValuesWereRestored()

  /// An animation that was taken back or stopped has changed the size of the layer.
  ///
  /// - Parameters:
  ///   - oldSize: Its size before.
  ///   - isOwn: Whether a layer, at any depth, has a size of its own from the animation, and does
  ///     not follow.
  func layerSizeWasRestored(from oldSize: CGSize, exceptWhere isOwn: @escaping (CALayer) -> Bool)

  /// Whether the owner needs layout.
  var needsLayout: Bool { get }

  /// Lays out what is due in the owner and inside it.
  func layOutIfNeeded()
}

extension CALayer {
  /// Makes the view that owns the layer the delegate, without looking up its methods. The layer
  /// does not observe it as it does other delegates: what one that is freed releases on the main
  /// actor calls `ownerWasFreed(_:)`.
  package final func setOwner(_ owner: any LayerOwner) { ownerLink = LayerOwnerLink(owner) }

  /// From now on the layer has no delegate, if it is this owner's.
  package final func ownerWasFreed(_ owner: ObjectIdentifier) {
    if ownerLink.leads(to: owner) { ownerLink = LayerOwnerLink() }
  }

  /// The view whose layer this is; nil also while that is being freed.
  @inline(__always) final var owner: (any LayerOwner)? { ownerLink.target }
}

/// The link from a layer to its view; as a `BackLink`, for a protocol.
struct LayerOwnerLink {
  private var address: UnsafeRawPointer?
  /// The class of the owner; nil without one.
  private(set) var type: (any LayerOwner.Type)?

  /// An empty link.
  init() {}

  init(_ owner: any LayerOwner) {
    address = UnsafeRawPointer(Unmanaged.passUnretained(owner as AnyObject).toOpaque())
    type = Swift.type(of: owner)
  }

  @inline(__always) var isEmpty: Bool { address == nil }

  @inline(__always) var target: (any LayerOwner)? {
    guard let address, let type, let object = swift_tryRetain(address) else { return nil }
    return Self.owner(type, at: object)
  }

  @inline(__always) func leads(to owner: ObjectIdentifier) -> Bool {
    address == UnsafeRawPointer(bitPattern: UInt(bitPattern: owner))
  }

  private static func owner<Owner: LayerOwner>(
    _ type: Owner.Type, at object: UnsafeRawPointer
  ) -> any LayerOwner {
    Unmanaged<Owner>.fromOpaque(object).takeRetainedValue()
  }
}

extension CALayer: LinkTarget {
  /// Whether the layer still exists.
  nonisolated package final var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }
}
