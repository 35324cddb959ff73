/// The bar of a find interaction: options, the text that is searched for, how many matches there
/// are, both directions, and in a second row the replacement.
final class FindBar: UIView {
  private static let row: CGFloat = 44
  private static let margin: CGFloat = 8

  let field = UISearchTextField()
  let replaceField = UITextField()
  let count = UILabel()
  private let optionsButton = UIButton(type: .system)
  private let preceding = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private let done = UIButton(type: .system)
  private let replaceButton = UIButton(type: .system)
  private let allButton = UIButton(type: .system)
  private let line = UIView()
  private var matchesCase = false
  private var wholeWords = false

  var onSearch: () -> Void = {}
  var onStep: (UITextStorageDirection) -> Void = { _ in }
  var onReplace: (_ all: Bool) -> Void = { _ in }
  var onDone: () -> Void = {}
  var onLeave: () -> Void = {}
  var makeMenu: ([UIMenuElement]) -> UIMenu? = { _ in nil }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.row))
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    count.font = .systemFont(ofSize: 13)
    count.textColor = .secondaryLabel
    count.textAlignment = .right
    replaceField.borderStyle = .roundedRect
    replaceField.placeholder = "Replace"
    field.placeholder = "Find"
    field.delegate = self
    replaceField.delegate = self
    for view in [
      line, optionsButton, field, count, preceding, following, done, replaceField, replaceButton,
      allButton,
    ] { addSubview(view) }
    prepareButtons()
    showsReplacement = false
  }

  required init?(coder: NSCoder) { return nil }

  deinit {}

  private func prepareButtons() {
    set(preceding, "\u{2039}", "Previous match") { $0.onStep(.backward) }
    set(following, "\u{203A}", "Next match") { $0.onStep(.forward) }
    set(done, "Done", nil) { $0.onDone() }
    set(replaceButton, "Replace", nil) { $0.onReplace(false) }
    set(allButton, "All", "Replace all") { $0.onReplace(true) }
    set(optionsButton, "\u{22EF}", "Options") { _ in }
    optionsButton.showsMenuAsPrimaryAction = true
    updateMenu()
    field.addAction(UIAction { [weak self] _ in self?.onSearch() }, for: .editingChanged)
  }

  private func set(
    _ button: UIButton, _ title: String, _ label: String?, _ action: @escaping (FindBar) -> Void
  ) {
    button.setTitle(title, for: .normal)
    button.accessibilityLabel = label ?? title
    button.addAction(
      UIAction { [weak self] _ in if let self { action(self) } }, for: .touchUpInside)
  }

  // MARK: What the interaction reads

  var query: String {
    get { field.text ?? "" }
    set { field.text = newValue }
  }

  var replacement: String {
    get { replaceField.text ?? "" }
    set { replaceField.text = newValue }
  }

  var options: UITextSearchOptions {
    UITextSearchOptions(matchesCase: matchesCase, wholeWords: wholeWords)
  }

  var supportsReplacement = false { didSet { updateMenu() } }

  var showsReplacement = false {
    didSet {
      for view in [replaceField, replaceButton, allButton] as [UIView] {
        view.isHidden = !showsReplacement
      }
      frame.size.height = showsReplacement ? Self.row * 2 : Self.row
      updateMenu()
      setNeedsLayout()
    }
  }

  /// Whether one of the fields is edited.
  var isEdited: Bool { field.isEditing || replaceField.isEditing }

  /// Edits the text that is searched for, all of it selected.
  func edit() {
    field.becomeFirstResponder()
    field.selectAll(nil)
  }

  /// Shows how many matches there are.
  func show(_ session: UIFindSession) {
    let (number, index) = (session.resultCount, session.highlightedResultIndex)
    if query.isEmpty || session.searchResultDisplayStyle == .none {
      count.text = nil
    } else if number == 0 {
      count.text = "Not found"
    } else if session.searchResultDisplayStyle == .total || index == NSNotFound {
      count.text = "\(number)"
    } else {
      count.text = "\(index + 1) of \(number)"
    }
    for button in [preceding, following] { button.isEnabled = number > 0 }
    replaceButton.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
    allButton.isEnabled = number > 0 && session.supportsReplacement
    setNeedsLayout()
  }

  // MARK: Options

  private func updateMenu() {
    var elements: [UIMenuElement] = []
    if supportsReplacement {
      elements.append(
        option("Find and Replace", isOn: showsReplacement) { bar in
          bar.showsReplacement.toggle()
          bar.field.reloadInputViews()
        })
    }
    elements.append(
      option("Match Case", isOn: matchesCase) { bar in
        bar.matchesCase.toggle()
        bar.onSearch()
      })
    elements.append(
      option("Whole Words", isOn: wholeWords) { bar in
        bar.wholeWords.toggle()
        bar.onSearch()
      })
    optionsButton.menu = makeMenu(elements)
  }

  private func option(
    _ title: String, isOn: Bool, _ action: @escaping (FindBar) -> Void
  ) -> UIAction {
    UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in
      guard let self else { return }
      action(self)
      updateMenu()
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let edges = safeAreaInsets
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: edges.left + Self.margin, bottom: 0, right: edges.right + Self.margin))
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    count.sizeToFit()
    optionsButton.frame = CGRect(x: area.minX, y: 4, width: 32, height: 36)
    var right = area.maxX
    for (view, width) in [
      (done as UIView, CGFloat(52)), (following, 32), (preceding, 32), (count, count.bounds.width),
    ] {
      right -= width
      view.frame = CGRect(x: right, y: 4, width: width, height: 36)
      right -= 4
    }
    let left = optionsButton.frame.maxX + 4
    field.frame = CGRect(x: left, y: 4, width: max(right - left, 0), height: 36)
    var end = area.maxX
    for (view, width) in [(allButton, CGFloat(40)), (replaceButton, 72)] {
      end -= width
      view.frame = CGRect(x: end, y: Self.row + 4, width: width, height: 36)
      end -= 4
    }
    replaceField.frame = CGRect(x: left, y: Self.row + 5, width: max(end - left, 0), height: 34)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeave() }
  }
}

extension FindBar: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === field { onStep(.forward) } else { onReplace(false) }
    return false
  }
}
