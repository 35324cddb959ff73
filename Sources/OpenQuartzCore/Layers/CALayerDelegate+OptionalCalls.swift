// Optional requirements need the Objective-C runtime; here the requirements have defaults. These
// properties have the names of the methods, so that calls as on Apple's systems, with `?`, compile.

extension CALayerDelegate {
  /// `display(…)`, to be called with `?`; never nil.
  public var display: ((CALayer) -> Void)? { { self.display($0) } }

  /// The methods `draw(…)`, to be called with `?`; never nil.
  public var draw: _CALayerDelegateDraw? { _CALayerDelegateDraw(delegate: self) }

  /// `layerWillDraw(…)`, to be called with `?`; never nil.
  public var layerWillDraw: ((CALayer) -> Void)? { { self.layerWillDraw($0) } }

  /// The methods `layoutSublayers(…)`, to be called with `?`; never nil.
  public var layoutSublayers: _CALayerDelegateLayoutSublayers? {
    _CALayerDelegateLayoutSublayers(delegate: self)
  }

  /// The methods `action(…)`, to be called with `?`; never nil.
  public var action: _CALayerDelegateAction? { _CALayerDelegateAction(delegate: self) }
}

/// The methods `draw(…)` of a `CALayerDelegate`.
@preconcurrency @MainActor
public struct _CALayerDelegateDraw {
  let delegate: any CALayerDelegate

  /// Calls `draw(_:in:)`.
  public func callAsFunction(_ layer: CALayer, in ctx: CGContext) {
    delegate.draw(layer, in: ctx)
  }
}

/// The methods `layoutSublayers(…)` of a `CALayerDelegate`.
@preconcurrency @MainActor
public struct _CALayerDelegateLayoutSublayers {
  let delegate: any CALayerDelegate

  /// Calls `layoutSublayers(of:)`.
  public func callAsFunction(of layer: CALayer) {
    delegate.layoutSublayers(of: layer)
  }
}

/// The methods `action(…)` of a `CALayerDelegate`.
@preconcurrency @MainActor
public struct _CALayerDelegateAction {
  let delegate: any CALayerDelegate

  /// Calls `action(for:forKey:)`.
  public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    delegate.action(for: layer, forKey: event)
  }
}
