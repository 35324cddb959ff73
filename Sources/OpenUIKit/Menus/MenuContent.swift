/// The content of a menu: lines in groups, between which there is space.
struct MenuContent {
  enum Line {
    /// The title of a menu, or of a menu that is shown inside of it.
    case title(String)
    /// The title of a menu inside of another one, which leads back to that.
    case back(String)
    case element(UIMenuElement)
  }

  private(set) var groups: [[Line]]

  /// - Parameter isInside: Whether the menu was opened from another one.
  init(of menu: UIMenu, isInside: Bool) {
    groups = [[]]
    if isInside {
      groups = [[.back(menu.title)], []]
    } else if !menu.title.isEmpty {
      groups = [[.title(menu.title)]]
    }
    add(menu.children)
    groups.removeAll { lines in !lines.contains(where: \.canBeChosen) }
  }

  /// Whether something can be chosen besides the line that leads back.
  var hasElements: Bool {
    groups.contains { $0.contains { if case .element = $0 { true } else { false } } }
  }

  private mutating func add(_ elements: [UIMenuElement]) {
    for element in elements where !element.shownAttributes.contains(.hidden) {
      guard let menu = element as? UIMenu else {
        groups[groups.count - 1].append(.element(element))
        continue
      }
      if menu.options.contains(.displayInline) {
        groups.append(menu.title.isEmpty ? [] : [.title(menu.title)])
        add(menu.children)
        groups.append([])
      } else if MenuContent(of: menu, isInside: true).hasElements {
        groups[groups.count - 1].append(.element(menu))
      }
    }
  }
}

extension MenuContent.Line {
  /// Whether a tap on the line does something, or would if the element were enabled.
  fileprivate var canBeChosen: Bool {
    if case .title = self { false } else { true }
  }
}
