extension UIStackView {
  /// How views are arranged. Which ones are is archived by `ArchivedArrangement`.
  struct Properties: PropertyList {
    typealias Owner = UIStackView

    let axis = Property(\UIStackView.axis, []) { $0.arrangementDidChange() }.archived()
    let distribution = Property(\UIStackView.distribution, []) { $0.arrangementDidChange() }
      .archived()
    let alignment = Property(\UIStackView.alignment, []) { $0.arrangementDidChange() }.archived()
    let spacing = Property(\UIStackView.spacing, []) { $0.arrangementDidChange() }.archived()
    let isBaselineRelativeArrangement = Property(\UIStackView.isBaselineRelativeArrangement, []) {
      $0.arrangementDidChange()
    }.archived(unless: false)
    let isLayoutMarginsRelativeArrangement = Property(
      \UIStackView.isLayoutMarginsRelativeArrangement, []
    ) { $0.arrangementDidChange() }.archived(unless: false)

    static let all = Properties()
    static let table = PropertyTable(all)
  }
}
