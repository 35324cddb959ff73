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
  final func setInteractions(_ new: [any UIInteraction]) {
    for interaction in interactions where !new.contains(where: { $0 === interaction }) {
      removeInteraction(interaction)
    }
    for interaction in new { addInteraction(interaction) }
  }

  final func attach(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    // Fidelity: it leaves its former view first, and is called before and after. [documented]
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionStorage = interactions + [interaction]
    interaction.didMove(to: self)
  }

  final func detach(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    let rest = interactions.filter { $0 !== interaction }
    interactionStorage = rest.isEmpty ? nil : rest
    interaction.didMove(to: nil)
  }
}
