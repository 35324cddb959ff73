import OpenUIKit

/// Finds pages, transitions and everything else that has a chip, by words that are typed.
///
/// Arrows select, Return or a click chooses, Escape or a click beside it ends the search.
final class SearchViewController: UIViewController {
  /// The names of what is found, the best first.
  var found: [String] { rows.map { $0.target.title } }

  private let targets: [SearchTarget]
  private let field = SearchField(placeholder: "Search pages, transitions, settings")
  private let list = UIScrollView()
  private let column = UIStackView(.vertical, [])
  private let empty = UILabel()
  private var rows: [(target: SearchTarget, view: SearchRow)] = []
  private var selected = 0
  /// How many of what is found are shown.
  private static let rowLimit = 60

  /// Makes the search.
  ///
  /// - Parameter targets: The targets that can be found.
  init(_ targets: [SearchTarget]) {
    self.targets = targets
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let backdrop = UIControl()
    backdrop.backgroundColor = UIColor(white: 0, alpha: 0.35)
    backdrop.addAction(
      UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    view.addFilling(backdrop)
    let card = makeCard()
    view.addConstrained(card)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.widthAnchor.constraint(equalToConstant: 520).withPriority(.defaultHigh),
      card.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -20),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      card.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -20),
    ])
    field.onChange = { [unowned self] in search() }
    field.onKey = { [unowned self] in handle($0) }
    search()
  }

  private func makeCard() -> UIView {
    let card = UIView()
    card.backgroundColor = Theme.card
    card.layer.cornerRadius = Theme.cardRadius
    card.layer.shadowOpacity = 0.25
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    card.accessibilityViewIsModal = true
    empty.text = "Nothing has these words"
    empty.font = .systemFont(ofSize: 13)
    empty.textColor = Theme.secondaryText
    empty.textAlignment = .center
    list.addColumn(column)
    let content = UIStackView(.vertical, spacing: 8, [field, list, empty])
    card.addConstrained(content)
    NSLayoutConstraint.activate(
      content.filling(card, inset: 12) + [
        list.heightAnchor.constraint(equalTo: column.heightAnchor).withPriority(.defaultHigh),
        list.heightAnchor.constraint(lessThanOrEqualToConstant: 10 * SearchRow.height),
        empty.heightAnchor.constraint(equalToConstant: SearchRow.height),
      ])
    return card
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  // MARK: Searching

  private func search() {
    for row in rows { row.view.removeFromSuperview() }
    rows = SearchTarget.search(field.text ?? "", in: targets).prefix(Self.rowLimit).map { target in
      let chosen = SearchTarget(target.path) { [unowned self] in choose(target) }
      return (target, SearchRow(chosen))
    }
    for row in rows { column.addArrangedSubview(row.view) }
    list.isHidden = rows.isEmpty
    empty.isHidden = !rows.isEmpty
    list.setContentOffset(.zero, animated: false)
    select(0)
  }

  private func select(_ index: Int) {
    selected = max(0, min(index, rows.count - 1))
    for (number, row) in rows.enumerated() { row.view.isSelected = number == selected }
    guard rows.indices.contains(selected) else { return }
    view.layoutIfNeeded()
    list.scrollRectToVisible(rows[selected].view.frame, animated: false)
  }

  private func choose(_ target: SearchTarget) {
    dismiss(animated: true)
    target.choose()
  }

  // MARK: Keyboard

  private func handle(_ key: UIKey) {
    switch key.keyCode {
    case .keyboardUpArrow: select(selected - 1)
    case .keyboardDownArrow: select(selected + 1)
    case .keyboardEscape: dismiss(animated: true)
    case .keyboardReturnOrEnter, .keypadEnter:
      if rows.indices.contains(selected) { choose(rows[selected].target) }
    default: break
    }
  }
}
