/// Something that a view does besides what its class does: it is added to the view, and follows it.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is on; nil for none. The interaction does not keep it alive.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or with nil before it is removed from one.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or with nil after it was removed from one.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions that were added with `addInteraction(_:)`, in that order. Setting the list
  /// removes the missing ones and adds the new ones.
  public var interactions: [any UIInteraction] {
    get { interactionStorage ?? [] }
    set {
      for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, which the view retains, and takes it from the view that it is on. One
  /// that is on this view already stays.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    // Fidelity: it leaves its former view first, and is called before and after. [documented]
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionStorage = interactions + [interaction]
    interaction.didMove(to: self)
  }

  /// Removes an interaction; does nothing for one that is not on this view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    let rest = interactions.filter { $0 !== interaction }
    interactionStorage = rest.isEmpty ? nil : rest
    interaction.didMove(to: nil)
  }
}
