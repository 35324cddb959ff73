/// Does something when a drag stays over a view, such as opening what would take the items.
///
/// While a drag is over the view and its behaviour allows it, the interaction is possible; after a
/// while it is about to be activated; a moment later its handler is called. Then nothing more
/// happens until the drag has left the view and returns, or the behaviour has refused it once.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Decides whether the interaction may begin and go on. The usual one always allows it.
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
  /// Shows how far the interaction is. The usual one highlights the target view, which flashes
  /// before it is activated.
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect

  final let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  @ZeroingLink private var attachedView: UIView? = nil

  /// An interaction on no view.
  ///
  /// - Parameters:
  ///   - interactionBehavior: Decides whether it may begin; nil for the usual behaviour.
  ///   - interactionEffect: Shows it; nil for the usual effect.
  ///   - handler: Called when the drag has stayed long enough.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? UsualSpringLoadingBehavior()
    self.interactionEffect = interactionEffect ?? UsualSpringLoadingEffect()
    self.handler = handler
    super.init()
  }

  /// An interaction with the usual behaviour and effect, on no view.
  ///
  /// - Parameter handler: Called when the drag has stayed long enough.
  public convenience init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  deinit {}

  /// The view over which a drag has to stay.
  public var view: UIView? { attachedView }

  /// Ends what a drag over the former view has begun.
  public func willMove(to view: UIView?) {
    if attachedView != nil { RunningDrag.current?.springs.end(self) }
  }

  /// Takes another view.
  public func didMove(to view: UIView?) { attachedView = view }
}
