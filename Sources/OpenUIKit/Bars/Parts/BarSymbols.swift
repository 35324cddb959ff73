// Which symbols bars show.

nonisolated extension UIImage.SymbolConfiguration {
  // Fidelity: symbols in bars have the large scale. [observed]
  /// Of items that say nothing themselves.
  static var inBars: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
  }

  // Fidelity: 22 points high, in wide lines. [observed]
  /// Of the indicator of a back button.
  static var ofBackIndicator: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: 16, weight: .semibold, scale: .large)
  }
}

nonisolated extension UIImage {
  /// The system's indicator of a back button.
  static var backIndicator: UIImage? {
    UIImage(
      systemName: "chevron.left", withConfiguration: UIImage.SymbolConfiguration.ofBackIndicator)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol of the item; nil for text and spaces.
  var symbol: UIImage? {
    guard let name = symbolName else { return nil }
    let dimming = UIImage.SymbolConfiguration.inBars.dimmingBehind(0.18)
    return UIImage(systemName: name, withConfiguration: self == .close ? dimming : nil)?
      .withRenderingMode(.alwaysTemplate)
  }

  private var symbolName: String? {
    switch self {
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .close: "xmark.circle.fill"
    }
  }
}

extension UITabBarItem.SystemItem {
  /// The symbol of the tab.
  var symbol: UIImage? {
    UIImage(systemName: symbolName)?.withRenderingMode(.alwaysTemplate)
  }

  private var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured: "star.fill"
    case .topRated: "rosette"
    case .recents: "clock"
    case .history: "clock.arrow.circlepath"
    case .contacts: "person.fill"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .downloads: "tray.and.arrow.down"
    case .mostRecent: "doc.plaintext"
    case .mostViewed: "eye"
    }
  }
}
