import OpenUIKit

/// The guides of the gallery's parts in a view that fills the window.
///
/// A part for which there is no space is outside of the view, where it is not seen.
@MainActor
final class GalleryGuides {
  /// The title line.
  let header = UILayoutGuide()
  /// The list of what can be chosen.
  let list = UILayoutGuide()
  /// The stage with the buttons.
  let stage = UILayoutGuide()
  /// The log.
  let log = UILayoutGuide()
  /// How the parts are arranged; nil before the first layout.
  private(set) var form: GalleryForm?

  private let view: UIView
  /// The area below the header.
  private let content = UILayoutGuide()
  private var constraints: [NSLayoutConstraint] = []

  /// Adds the guides to a view.
  init(in view: UIView) {
    self.view = view
    for guide in [header, content, list, stage, log] { view.addLayoutGuide(guide) }
  }

  /// Arranges the guides for the present size of the view. Call it before the view lays out.
  func adapt() {
    let form = GalleryForm(size: view.bounds.size)
    guard form != self.form else { return }
    self.form = form
    NSLayoutConstraint.deactivate(constraints)
    constraints = outline(form)
    switch form.columns {
    case .wide: constraints += wide(gap: form.margin)
    case .medium: constraints += medium(form)
    case .compact: constraints += compact(form)
    }
    NSLayoutConstraint.activate(constraints)
    view.updateConstraintsIfNeeded()
  }

  /// Header and content. Those of the far edges yields while the window is changing its size, until
  /// the next form is chosen.
  private func outline(_ form: GalleryForm) -> [NSLayoutConstraint] {
    let margin = form.margin
    return [
      header.heightAnchor.constraint(equalToConstant: 48),
      header.bottomAnchor.constraint(
        equalTo: view.topAnchor, constant: form.showsHeader ? 48 + margin / 2 : 0),
      header.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      content.topAnchor.constraint(
        equalTo: header.bottomAnchor, constant: form.showsHeader ? 0 : margin),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin)
        .withPriority(.almostRequired),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -margin)
        .withPriority(.almostRequired),
    ]
  }

  private func wide(gap: CGFloat) -> [NSLayoutConstraint] {
    [list, stage, log].flatMap(fillHeight) + sidebar(gap: gap) + [
      log.leadingAnchor.constraint(equalTo: stage.trailingAnchor, constant: gap),
      log.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      log.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.29),
    ]
  }

  private func medium(_ form: GalleryForm) -> [NSLayoutConstraint] {
    fillHeight(list) + sidebar(gap: form.margin) + [
      stage.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      log.leadingAnchor.constraint(equalTo: stage.leadingAnchor),
      log.trailingAnchor.constraint(equalTo: stage.trailingAnchor),
      stage.topAnchor.constraint(equalTo: content.topAnchor),
    ] + split(above: stage, log: form.showsLog ? 0.36 : nil, gap: form.margin)
  }

  private func compact(_ form: GalleryForm) -> [NSLayoutConstraint] {
    [stage, list, log].flatMap(fillWidth) + [
      stage.topAnchor.constraint(equalTo: content.topAnchor),
      stage.heightAnchor.constraint(
        equalTo: content.heightAnchor, multiplier: form.showsLog ? 0.78 * 0.6 : 0.6),
      list.topAnchor.constraint(equalTo: stage.bottomAnchor, constant: form.margin),
    ] + split(above: list, log: form.showsLog ? 0.22 : nil, gap: form.margin)
  }

  /// The list at the leading side, with the stage beside it.
  private func sidebar(gap: CGFloat) -> [NSLayoutConstraint] {
    [
      list.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      list.widthAnchor.constraint(equalToConstant: 300).withPriority(.almostRequired),
      stage.leadingAnchor.constraint(equalTo: list.trailingAnchor, constant: gap),
    ]
  }

  /// The log at the bottom, with its share of the height including the gap above it; or below the
  /// view.
  private func split(
    above upper: UILayoutGuide, log share: CGFloat?, gap: CGFloat
  ) -> [NSLayoutConstraint] {
    let bottom = share == nil ? upper.bottomAnchor : log.bottomAnchor
    return [
      bottom.constraint(equalTo: content.bottomAnchor),
      log.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: gap),
      log.heightAnchor.constraint(
        equalTo: content.heightAnchor, multiplier: share ?? 1, constant: -gap
      ).withPriority(.almostRequired),
    ]
  }

  private func fillHeight(_ guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      guide.topAnchor.constraint(equalTo: content.topAnchor),
      guide.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ]
  }

  private func fillWidth(_ guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      guide.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ]
  }
}
