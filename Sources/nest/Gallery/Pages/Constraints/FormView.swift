import OpenUIKit

/// A form: captions of the same width beside fields, a note in as many lines as it needs, and
/// buttons. Where it is narrow the captions are above the fields.
final class FormView: UIStackView {
  private static let fields = [
    ("Name", "Ada Lovelace"), ("E-mail", "ada@analytical.example"), ("City", "London"),
  ]
  private static let narrowWidth: CGFloat = 260

  private let rows = FormView.fields.map { FormView.makeRow($0.0, $0.1) }

  /// Makes the form.
  convenience init() {
    self.init(frame: .zero)
    axis = .vertical
    spacing = 14
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 16, bottom: 20, trailing: 16)
    let title = UILabel()
    title.text = "New contact"
    title.font = .systemFont(ofSize: 24, weight: .bold)
    let note = UILabel()
    note.text = "Only people whom you have invited see these values. You can change them later."
    note.font = .systemFont(ofSize: 13)
    note.textColor = .secondaryLabel
    note.numberOfLines = 0
    let buttons = UIStackView(
      .horizontal, spacing: 12, distribution: .fillEqually,
      [Self.makeButton("Cancel", .gray()), Self.makeButton("Save", .filled())])
    ([title] + rows + [note, buttons]).forEach(addArrangedSubview)
    setCustomSpacing(20, after: title)
    setCustomSpacing(24, after: note)
    let captions = rows.map { $0.arrangedSubviews[0] }
    for caption in captions.dropFirst() {
      caption.widthAnchor.constraint(equalTo: captions[0].widthAnchor).isActive = true
    }
  }

  private static func makeRow(_ name: String, _ value: String) -> UIStackView {
    let caption = UILabel()
    caption.text = name
    caption.font = .systemFont(ofSize: 15)
    caption.textColor = .secondaryLabel
    caption.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    let field = PaddedLabel(
      value, font: .systemFont(ofSize: 15), background: .secondarySystemBackground)
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return UIStackView(.horizontal, spacing: 12, alignment: .firstBaseline, [caption, field])
  }

  private static func makeButton(
    _ title: String, _ configuration: UIButton.Configuration
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    return UIButton(configuration: configuration)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isNarrow = bounds.width < Self.narrowWidth
    for row in rows {
      row.axis = isNarrow ? .vertical : .horizontal
      row.alignment = isNarrow ? .fill : .firstBaseline
      row.spacing = isNarrow ? 4 : 12
    }
  }
}
