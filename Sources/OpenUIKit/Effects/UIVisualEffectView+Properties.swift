extension UIVisualEffectView {
  /// The effect.
  struct Properties: PropertyList {
    typealias Owner = UIVisualEffectView

    let effect = Property(\UIVisualEffectView.effect, []) { $0.showEffect() }.archivedObject()

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
